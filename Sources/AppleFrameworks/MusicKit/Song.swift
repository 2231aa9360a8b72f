import Foundation

/// A song.
public struct Song:
  PlayableMusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicLibraryRequestable,
  MusicLibrarySearchable, MusicLibrarySectionRequestable, MusicLibraryAddable, MusicPlaylistAddable, MusicRecentlyPlayedRequestable
{
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artistURL: URL?
  public let artwork: Artwork?
  public let attribution: String?
  public let audioVariants: [AudioVariant]?
  public let composerName: String?
  public let contentRating: ContentRating?
  public let discNumber: Int?
  /// Seconds.
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let isAppleDigitalMaster: Bool?
  public let isrc: String?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let movementCount: Int?
  public let movementName: String?
  public let movementNumber: Int?
  public let playCount: Int?
  public let playParameters: PlayParameters?
  public let previewAssets: [PreviewAsset]?
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
  public let workName: String?
  public let station: Station?
  private let lyrics: Bool?
  public var hasLyrics: Bool { lyrics ?? false }

  public let albums: MusicItemCollection<Album>?
  public let artists: MusicItemCollection<Artist>?
  public let composers: MusicItemCollection<Artist>?
  public let genres: MusicItemCollection<Genre>?
  public let musicVideos: MusicItemCollection<MusicVideo>?
}

extension PartialMusicAsyncProperty where Root == Song {
  public static var albums: Self { Self(name: "albums") }
  public static var artists: Self { Self(name: "artists") }
  public static var composers: Self { Self(name: "composers") }
  public static var genres: Self { Self(name: "genres") }
  public static var musicVideos: Self { Self(name: "musicVideos") }
  public static var audioVariants: Self { Self(name: "audioVariants") }
  public static var station: Self { Self(name: "station") }
}
