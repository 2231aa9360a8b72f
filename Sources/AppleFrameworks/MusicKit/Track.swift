import Foundation

/// A song or film of an album or a list.
public enum Track: PlayableMusicItem, MusicPropertyContainer, MusicPlaylistAddable, MusicRecentlyPlayedRequestable {
  case song(Song)
  case musicVideo(MusicVideo)

  private func value<Value>(_ song: KeyPath<Song, Value>, _ video: KeyPath<MusicVideo, Value>) -> Value {
    switch self {
    case .song(let item): item[keyPath: song]
    case .musicVideo(let item): item[keyPath: video]
    }
  }
  public var id: MusicItemID { value(\.id, \.id) }
  public var title: String { value(\.title, \.title) }
  public var artistName: String { value(\.artistName, \.artistName) }
  public var albumTitle: String? { value(\.albumTitle, \.albumTitle) }
  public var artistURL: URL? { value(\.artistURL, \.artistURL) }
  public var artwork: Artwork? { value(\.artwork, \.artwork) }
  public var contentRating: ContentRating? { value(\.contentRating, \.contentRating) }
  public var discNumber: Int? { if case .song(let song) = self { song.discNumber } else { nil } }
  /// Seconds.
  public var duration: TimeInterval? { value(\.duration, \.duration) }
  public var editorialNotes: EditorialNotes? { value(\.editorialNotes, \.editorialNotes) }
  public var genreNames: [String] { value(\.genreNames, \.genreNames) }
  public var isrc: String? { value(\.isrc, \.isrc) }
  public var lastPlayedDate: Date? { value(\.lastPlayedDate, \.lastPlayedDate) }
  public var libraryAddedDate: Date? { value(\.libraryAddedDate, \.libraryAddedDate) }
  public var playCount: Int? { value(\.playCount, \.playCount) }
  public var playParameters: PlayParameters? { value(\.playParameters, \.playParameters) }
  public var previewAssets: [PreviewAsset]? { value(\.previewAssets, \.previewAssets) }
  public var releaseDate: Date? { value(\.releaseDate, \.releaseDate) }
  /// Nil: the whole track.
  public var startTime: TimeInterval? { nil }
  public var endTime: TimeInterval? { nil }
  public var trackNumber: Int? { value(\.trackNumber, \.trackNumber) }
  public var url: URL? { value(\.url, \.url) }
  public var workName: String? { value(\.workName, \.workName) }
}
