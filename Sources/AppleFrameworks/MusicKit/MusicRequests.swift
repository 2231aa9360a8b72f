// Every request throws `MusicTokenRequestError.permissionDenied`.

/// Looks for items in Apple Music.
public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  let types: [any MusicItem.Type]
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicItem.Type]) { (self.term, self.types) = (term, types) }
  public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.refusal() }
}
/// What was found in Apple Music. Nothing makes one.
public struct MusicCatalogSearchResponse: Hashable, Codable, Sendable {
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let songs: MusicItemCollection<Song>
  public let stations: MusicItemCollection<Station>
}

/// Reads items of Apple Music by a property.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
  public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
  public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { throw MusicTokenRequestError.refusal() }
}
/// Items of Apple Music. Nothing makes one.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// Reads items of the person's library.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
  public var limit = 0
  public var offset = 0
  public var includeOnlyDownloadedContent = false
  public init() {}
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
  public mutating func filter(matching keyPath: KeyPath<MusicItemType, String>, contains text: String) {}
  public mutating func filter(text: String) {}
  public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
  public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicTokenRequestError.refusal() }
}
/// Items of the person's library. Nothing makes one.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// Looks for items in the person's library.
public struct MusicLibrarySearchRequest: Sendable {
  public let term: String
  let types: [any MusicItem.Type]
  public var limit: Int?
  public init(term: String, types: [any MusicItem.Type]) { (self.term, self.types) = (term, types) }
  public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.refusal() }
}
/// What was found in the library. Nothing makes one.
public struct MusicLibrarySearchResponse: Hashable, Codable, Sendable {
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
  public let songs: MusicItemCollection<Song>
}

/// Reads what was played last.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public init() {}
  public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> { throw MusicTokenRequestError.refusal() }
}
/// What was played last. Nothing makes one.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// Reads an address of Apple Music.
public struct MusicDataRequest: Sendable {
  public let urlRequest: URLRequest
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.refusal() }
  public static var currentCountryCode: String {
    get async throws { throw MusicTokenRequestError.refusal() }
  }
}
/// Data of Apple Music. Nothing makes one.
public struct MusicDataResponse: Sendable {
  public let data: Data
  public let urlResponse: URLResponse
}

/// The person's library. It cannot be changed.
public final class MusicLibrary: Sendable {
  public static let shared = MusicLibrary()
  @discardableResult
  public func createPlaylist<Items: Sequence & Sendable>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicItem { throw MusicTokenRequestError.refusal() }
  @discardableResult
  public func createPlaylist(name: String, description: String? = nil, authorDisplayName: String? = nil) async throws -> Playlist {
    throw MusicTokenRequestError.refusal()
  }
  @discardableResult
  public func add(_ item: some MusicItem, to playlist: Playlist) async throws -> Playlist { throw MusicTokenRequestError.refusal() }
  public func add(_ item: some MusicItem) async throws { throw MusicTokenRequestError.refusal() }
}
