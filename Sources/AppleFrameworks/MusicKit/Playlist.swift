import Foundation

/// A list of songs.
public struct Playlist:
  PlayableMusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicLibraryRequestable,
  MusicLibrarySearchable, MusicLibrarySectionRequestable, MusicLibraryAddable, MusicPersonalRecommendationItem
{
  public enum Kind: String, Hashable, Codable, Sendable { case editorial, external, personalMix, replay, userShared }

  /// A place of a list.
  public struct Entry: PlayableMusicItem, MusicPropertyContainer {
    /// What is at a place.
    public enum Item: PlayableMusicItem {
      case song(Song)
      case musicVideo(MusicVideo)
      public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
      }
      public var playParameters: PlayParameters? {
        switch self {
        case .song(let song): song.playParameters
        case .musicVideo(let video): video.playParameters
        }
      }
    }
    public let id: MusicItemID
    public let item: Item?
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artistURL: URL?
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    /// Seconds.
    public let duration: TimeInterval?
    public let isrc: String?
    public let playParameters: PlayParameters?
    public let previewAssets: [PreviewAsset]?
    public let url: URL?
  }

  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let curatorName: String?
  public let editorialNotes: EditorialNotes?
  public let hasCollaboration: Bool?
  public let isChart: Bool?
  public let kind: Kind?
  public let lastModifiedDate: Date?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let shortDescription: String?
  public let standardDescription: String?
  public let url: URL?

  public let curator: Curator?
  public let radioShow: RadioShow?
  public let entries: MusicItemCollection<Entry>?
  public let featuredArtists: MusicItemCollection<Artist>?
  public let moreByCurator: MusicItemCollection<Playlist>?
  public let tracks: MusicItemCollection<Track>?
}

extension PartialMusicAsyncProperty where Root == Playlist {
  public static var curator: Self { Self(name: "curator") }
  public static var entries: Self { Self(name: "entries") }
  public static var featuredArtists: Self { Self(name: "featuredArtists") }
  public static var moreByCurator: Self { Self(name: "moreByCurator") }
  public static var radioShow: Self { Self(name: "radioShow") }
  public static var tracks: Self { Self(name: "tracks") }
}
