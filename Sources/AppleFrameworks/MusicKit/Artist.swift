import Foundation

/// An artist.
public struct Artist:
  MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable, MusicLibrarySearchable,
  MusicLibrarySectionRequestable
{
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let genreNames: [String]?
  public let libraryAddedDate: Date?
  public let url: URL?
  public let station: Station?
  public let latestRelease: Album?

  public let albums: MusicItemCollection<Album>?
  public let appearsOnAlbums: MusicItemCollection<Album>?
  public let compilationAlbums: MusicItemCollection<Album>?
  public let featuredAlbums: MusicItemCollection<Album>?
  public let featuredPlaylists: MusicItemCollection<Playlist>?
  public let fullAlbums: MusicItemCollection<Album>?
  public let genres: MusicItemCollection<Genre>?
  public let liveAlbums: MusicItemCollection<Album>?
  public let musicVideos: MusicItemCollection<MusicVideo>?
  public let playlists: MusicItemCollection<Playlist>?
  public let similarArtists: MusicItemCollection<Artist>?
  public let singles: MusicItemCollection<Album>?
  public let topMusicVideos: MusicItemCollection<MusicVideo>?
  public let topSongs: MusicItemCollection<Song>?
}

extension PartialMusicAsyncProperty where Root == Artist {
  public static var albums: Self { Self(name: "albums") }
  public static var appearsOnAlbums: Self { Self(name: "appearsOnAlbums") }
  public static var compilationAlbums: Self { Self(name: "compilationAlbums") }
  public static var featuredAlbums: Self { Self(name: "featuredAlbums") }
  public static var featuredPlaylists: Self { Self(name: "featuredPlaylists") }
  public static var fullAlbums: Self { Self(name: "fullAlbums") }
  public static var genres: Self { Self(name: "genres") }
  public static var liveAlbums: Self { Self(name: "liveAlbums") }
  public static var musicVideos: Self { Self(name: "musicVideos") }
  public static var playlists: Self { Self(name: "playlists") }
  public static var similarArtists: Self { Self(name: "similarArtists") }
  public static var singles: Self { Self(name: "singles") }
  public static var topMusicVideos: Self { Self(name: "topMusicVideos") }
  public static var topSongs: Self { Self(name: "topSongs") }
  public static var station: Self { Self(name: "station") }
  public static var latestRelease: Self { Self(name: "latestRelease") }
}
