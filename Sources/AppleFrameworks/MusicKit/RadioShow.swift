import Foundation

/// A show of the radio.
public struct RadioShow: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let hostName: String?
  public let url: URL?

  public let playlists: MusicItemCollection<Playlist>?
}

extension PartialMusicAsyncProperty where Root == RadioShow {
  public static var playlists: Self { Self(name: "playlists") }
}
