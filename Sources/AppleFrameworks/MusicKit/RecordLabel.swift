import Foundation

/// Who publishes albums.
public struct RecordLabel: MusicPropertyContainer, FilterableMusicItem, MusicCatalogSearchable {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let shortDescription: String?
  public let standardDescription: String?
  public let url: URL?

  public let latestReleases: MusicItemCollection<Album>?
  public let topReleases: MusicItemCollection<Album>?
}

extension PartialMusicAsyncProperty where Root == RecordLabel {
  public static var latestReleases: Self { Self(name: "latestReleases") }
  public static var topReleases: Self { Self(name: "topReleases") }
}
