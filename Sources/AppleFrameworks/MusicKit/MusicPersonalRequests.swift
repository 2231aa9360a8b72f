import Foundation

// What the person heard, and may like. Every request throws `MusicTokenRequestError.permissionDenied`. Nothing makes a response.

/// Reads what was played last.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> { throw MusicTokenRequestError.refusal() }
}
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// Reads the albums, lists and stations that were played last.
public struct MusicRecentlyPlayedContainerRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedContainerResponse { throw MusicTokenRequestError.refusal() }
}
public struct MusicRecentlyPlayedContainerResponse: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<RecentlyPlayedMusicItem>
}
/// An album, a list or a station.
public enum RecentlyPlayedMusicItem: MusicItem {
  case album(Album), playlist(Playlist), station(Station)
  private var parts: (id: MusicItemID, title: String, subtitle: String?, artwork: Artwork?) {
    switch self {
    case .album(let item): (item.id, item.title, item.artistName, item.artwork)
    case .playlist(let item): (item.id, item.name, item.curatorName, item.artwork)
    case .station(let item): (item.id, item.name, item.stationProviderName, item.artwork)
    }
  }
  public var id: MusicItemID { parts.id }
  public var title: String { parts.title }
  public var subtitle: String? { parts.subtitle }
  public var artwork: Artwork? { parts.artwork }
}

/// Reads what the person may like.
public struct MusicPersonalRecommendationsRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicPersonalRecommendationsResponse { throw MusicTokenRequestError.refusal() }
}
public struct MusicPersonalRecommendationsResponse: Hashable, Codable, Sendable {
  public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}
/// What the person may like.
public struct MusicPersonalRecommendation: MusicItem {
  public typealias Item = RecentlyPlayedMusicItem
  public let id: MusicItemID
  public let title: String?
  public let reason: String?
  public let nextRefreshDate: Date?
  public let albums: MusicItemCollection<Album>
  public let playlists: MusicItemCollection<Playlist>
  public let stations: MusicItemCollection<Station>
  public let items: MusicItemCollection<Item>
}
