import Foundation

/// A film of a song.
public struct MusicVideo:
  PlayableMusicItem, MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable, MusicCatalogChartRequestable, MusicLibraryRequestable,
  MusicLibrarySearchable, MusicLibraryAddable, MusicPlaylistAddable
{
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artistURL: URL?
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  /// Seconds.
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]
  public let has4K: Bool?
  public let hasHDR: Bool?
  public let isrc: String?
  public let lastPlayedDate: Date?
  public let libraryAddedDate: Date?
  public let playCount: Int?
  public let playParameters: PlayParameters?
  public let previewAssets: [PreviewAsset]?
  public let releaseDate: Date?
  public let trackNumber: Int?
  public let url: URL?
  public let workName: String?

  public let albums: MusicItemCollection<Album>?
  public let artists: MusicItemCollection<Artist>?
  public let genres: MusicItemCollection<Genre>?
  public let songs: MusicItemCollection<Song>?
  public let moreByArtist: MusicItemCollection<MusicVideo>?
  public let moreInGenre: MusicItemCollection<MusicVideo>?
}

extension PartialMusicAsyncProperty where Root == MusicVideo {
  public static var albums: Self { Self(name: "albums") }
  public static var artists: Self { Self(name: "artists") }
  public static var genres: Self { Self(name: "genres") }
  public static var songs: Self { Self(name: "songs") }
  public static var moreByArtist: Self { Self(name: "moreByArtist") }
  public static var moreInGenre: Self { Self(name: "moreInGenre") }
}
