import Foundation

// Every request throws `MusicTokenRequestError.permissionDenied`. Nothing makes a response.

/// Looks for items in Apple Music.
public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  let types: [any MusicCatalogSearchable.Type]
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) { (self.term, self.types) = (term, types) }
  public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.refusal() }
}
public struct MusicCatalogSearchResponse: Hashable, Codable, Sendable {
  /// A good answer to a term.
  public enum TopResult: MusicItem {
    case album(Album), artist(Artist), curator(Curator), musicVideo(MusicVideo), playlist(Playlist), radioShow(RadioShow), recordLabel(RecordLabel)
    case song(Song), station(Station)
    private var parts: (id: MusicItemID, title: String, artwork: Artwork?) {
      switch self {
      case .album(let item): (item.id, item.title, item.artwork)
      case .artist(let item): (item.id, item.name, item.artwork)
      case .curator(let item): (item.id, item.name, item.artwork)
      case .musicVideo(let item): (item.id, item.title, item.artwork)
      case .playlist(let item): (item.id, item.name, item.artwork)
      case .radioShow(let item): (item.id, item.name, item.artwork)
      case .recordLabel(let item): (item.id, item.name, item.artwork)
      case .song(let item): (item.id, item.title, item.artwork)
      case .station(let item): (item.id, item.name, item.artwork)
      }
    }
    public var id: MusicItemID { parts.id }
    public var title: String { parts.title }
    public var artwork: Artwork? { parts.artwork }
  }
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let curators: MusicItemCollection<Curator>
  public let musicVideos: MusicItemCollection<MusicVideo>
  public let playlists: MusicItemCollection<Playlist>
  public let radioShows: MusicItemCollection<RadioShow>
  public let recordLabels: MusicItemCollection<RecordLabel>
  public let songs: MusicItemCollection<Song>
  public let stations: MusicItemCollection<Station>
  public let topResults: MusicItemCollection<TopResult>
}

/// Asks for terms that begin as one does.
public struct MusicCatalogSearchSuggestionsRequest: Sendable {
  public let term: String
  let types: [any MusicCatalogSearchable.Type]
  public var limit: Int?
  public init(term: String, includingTopResultsOfTypes topResultTypes: [any MusicCatalogSearchable.Type] = []) {
    (self.term, types) = (term, topResultTypes)
  }
  public func response() async throws -> MusicCatalogSearchSuggestionsResponse { throw MusicTokenRequestError.refusal() }
}
public struct MusicCatalogSearchSuggestionsResponse: Hashable, Codable, Sendable {
  public struct Suggestion: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public let displayTerm: String
    public let searchTerm: String
  }
  public let suggestions: [Suggestion]
  public let topResults: MusicItemCollection<MusicCatalogSearchResponse.TopResult>
}

public enum MusicCatalogResourceRequestOption: Hashable, Sendable { case findEquivalents }
/// Reads items of Apple Music by a property.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
  public var options: [MusicCatalogResourceRequestOption] = []
  public init() where MusicItemType: MusicCatalogTopLevelResourceRequesting {}
  public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
  public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { throw MusicTokenRequestError.refusal() }
}
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

public enum MusicCatalogChartKind: String, Hashable, Codable, Sendable { case cityTop, dailyGlobalTop, mostPlayed }
/// Reads charts.
public struct MusicCatalogChartsRequest: Sendable {
  public let genre: Genre?
  public let kinds: [MusicCatalogChartKind]
  let types: [any MusicCatalogChartRequestable.Type]
  public var limit: Int?
  public var offset: Int?
  public init(genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed], types: [any MusicCatalogChartRequestable.Type]) {
    (self.genre, self.kinds, self.types) = (genre, kinds, types)
  }
  public func response() async throws -> MusicCatalogChartsResponse { throw MusicTokenRequestError.refusal() }
}
public struct MusicCatalogChartsResponse: Hashable, Codable, Sendable {
  public let albumCharts: [MusicCatalogChart<Album>]
  public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
  public let playlistCharts: [MusicCatalogChart<Playlist>]
  public let songCharts: [MusicCatalogChart<Song>]
}
public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Identifiable, Hashable, Codable, Sendable {
  public let id: String
  public let title: String
  public let kind: MusicCatalogChartKind
  public let genre: Genre?
  public let items: MusicItemCollection<MusicItemType>
  public var hasNextBatch: Bool { false }
  public func nextBatch() async throws -> MusicCatalogChart? { nil }
}

/// Reads an address of Apple Music.
public struct MusicDataRequest: Sendable {
  /// Why Apple Music refused an address.
  public struct Error: Swift.Error, Hashable, Codable, Sendable {
    public let id: String
    public let status: Int
    public let code: Int
    public let title: String
    public let detailText: String
  }
  public let urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.refusal() }
  public static var currentCountryCode: String {
    get async throws { throw MusicTokenRequestError.refusal() }
  }
}
public struct MusicDataResponse: Sendable {
  public let data: Data
  public let urlResponse: URLResponse
}
