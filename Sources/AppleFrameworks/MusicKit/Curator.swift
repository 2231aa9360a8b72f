import Foundation

/// Who makes lists.
public struct Curator: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
  public enum Kind: String, Hashable, Codable, Sendable { case editorial, external }
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let editorialNotes: EditorialNotes?
  public let kind: Kind?
  public let url: URL?

  public let playlists: MusicItemCollection<Playlist>?
}

extension PartialMusicAsyncProperty where Root == Curator {
  public static var playlists: Self { Self(name: "playlists") }
}
