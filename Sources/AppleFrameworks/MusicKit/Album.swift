import Foundation

/// An album.
public struct Album:
  PlayableMusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicLibraryRequestable,
  MusicLibrarySearchable, MusicLibrarySectionRequestable, MusicLibraryAddable, MusicPersonalRecommendationItem
{
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artistURL: URL?
  public let artwork: Artwork?
  public let audioVariants: [AudioVariant]?
  public let contentRating: ContentRating?
  public let copyright: String?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let isAppleDigitalMaster: Bool?
  public let isCompilation: Bool?
  public let isComplete: Bool?
  public let isSingle: Bool?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playParameters: PlayParameters?
  public let recordLabelName: String?
  public let releaseDate: Date?
  public let trackCount: Int
  public let upc: String?
  public let url: URL?

  public let artists: MusicItemCollection<Artist>?
  public let genres: MusicItemCollection<Genre>?
  public let recordLabels: MusicItemCollection<RecordLabel>?
  public let tracks: MusicItemCollection<Track>?
  public let appearsOn: MusicItemCollection<Playlist>?
  public let otherVersions: MusicItemCollection<Album>?
  public let relatedAlbums: MusicItemCollection<Album>?
  public let relatedVideos: MusicItemCollection<MusicVideo>?
}

extension PartialMusicAsyncProperty where Root == Album {
  public static var artists: Self { Self(name: "artists") }
  public static var genres: Self { Self(name: "genres") }
  public static var recordLabels: Self { Self(name: "recordLabels") }
  public static var tracks: Self { Self(name: "tracks") }
  public static var appearsOn: Self { Self(name: "appearsOn") }
  public static var otherVersions: Self { Self(name: "otherVersions") }
  public static var relatedAlbums: Self { Self(name: "relatedAlbums") }
  public static var relatedVideos: Self { Self(name: "relatedVideos") }
  public static var audioVariants: Self { Self(name: "audioVariants") }
}
