import Foundation

/// A station of the radio.
public struct Station:
  PlayableMusicItem, FilterableMusicItem, MusicCatalogSearchable, MusicRecentlyPlayedRequestable, MusicPersonalRecommendationItem
{
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let contentRating: ContentRating?
  /// Seconds.
  public let duration: TimeInterval?
  public let editorialNotes: EditorialNotes?
  public let episodeNumber: Int?
  public let isLive: Bool
  public let playParameters: PlayParameters?
  public let stationProviderName: String?
  public let url: URL?
}
