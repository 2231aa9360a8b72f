import Foundation

// Every request throws `MusicTokenRequestError.permissionDenied`. Nothing makes a response.

/// Reads items of the person's library.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
  public var limit = 0
  public var offset = 0
  public var includeOnlyDownloadedContent = false
  public init() {}
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
  public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
  public mutating func filter(matching keyPath: KeyPath<MusicItemType, String>, contains text: String) {}
  public mutating func filter<Related: MusicItem>(matching keyPath: KeyPath<MusicItemType, MusicItemCollection<Related>?>, contains item: Related) {}
  public mutating func filter(text: String) {}
  public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
  public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicTokenRequestError.refusal() }
}
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Hashable, Codable, Sendable {
  public let items: MusicItemCollection<MusicItemType>
}

/// Reads items of the person's library by what they belong to.
public struct MusicLibrarySectionedRequest<SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>: Sendable {
  public var limit = 0
  public var offset = 0
  public var includeOnlyDownloadedContent = false
  public init() {}
  public mutating func filterItems<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
  public mutating func filterItems<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
  public mutating func filterItems<Related: MusicItem>(
    matching keyPath: KeyPath<MusicItemType, MusicItemCollection<Related>?>, contains item: Related
  ) {}
  public mutating func filterItems(text: String) {}
  public mutating func filterSections<Value>(matching keyPath: KeyPath<SectionType, Value>, equalTo value: Value) {}
  public mutating func filterSections<Value>(matching keyPath: KeyPath<SectionType, Value>, memberOf values: [Value]) {}
  public mutating func filterSections(text: String) {}
  public mutating func sortItems<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
  public mutating func sortSections<Value>(by keyPath: KeyPath<SectionType, Value>, ascending: Bool) {}
  public func response() async throws -> MusicLibrarySectionedResponse<SectionType, MusicItemType> { throw MusicTokenRequestError.refusal() }
}
public struct MusicLibrarySectionedResponse<SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>: Hashable, Sendable {
  public let sections: [MusicLibrarySection<SectionType, MusicItemType>]
}
/// The items that belong to something, whose properties it has.
@dynamicMemberLookup
public struct MusicLibrarySection<SectionType: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>:
  Identifiable, Hashable, Sendable
{
  let section: SectionType
  public let items: MusicItemCollection<MusicItemType>
  public var id: MusicItemID { section.id }
  public subscript<Value>(dynamicMember keyPath: KeyPath<SectionType, Value>) -> Value { section[keyPath: keyPath] }
}

/// Looks for items in the person's library.
public struct MusicLibrarySearchRequest: Sendable {
  public let term: String
  let types: [any MusicLibrarySearchable.Type]
  public var limit: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicLibrarySearchable.Type]) { (self.term, self.types) = (term, types) }
  public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.refusal() }
}
public struct MusicLibrarySearchResponse: Hashable, Codable, Sendable {
  /// A good answer to a term.
  public enum TopResult: MusicItem {
    case album(Album), artist(Artist), musicVideo(MusicVideo), playlist(Playlist), song(Song)
    private var parts: (id: MusicItemID, title: String, artwork: Artwork?) {
      switch self {
      case .album(let item): (item.id, item.title, item.artwork)
      case .artist(let item): (item.id, item.name, item.artwork)
      case .musicVideo(let item): (item.id, item.title, item.artwork)
      case .playlist(let item): (item.id, item.name, item.artwork)
      case .song(let item): (item.id, item.title, item.artwork)
      }
    }
    public var id: MusicItemID { parts.id }
    public var title: String { parts.title }
    public var artwork: Artwork? { parts.artwork }
  }
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let musicVideos: MusicItemCollection<MusicVideo>
  public let playlists: MusicItemCollection<Playlist>
  public let songs: MusicItemCollection<Song>
  public let topResults: MusicItemCollection<TopResult>
}

/// The person's library. It cannot be changed.
public final class MusicLibrary: Sendable {
  public enum Error: String, Swift.Error, LocalizedError, Hashable, Sendable {
    case unknown, permissionDenied, itemAlreadyAdded, unableToAddItem, playlistNotInLibrary, unableToEditPlaylist
    public var errorDescription: String? { "This machine has no music library." }
  }
  public static let shared = MusicLibrary()
  @discardableResult
  public func createPlaylist<Items: Sequence & Sendable>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable { throw MusicTokenRequestError.refusal() }
  @discardableResult
  public func createPlaylist(name: String, description: String? = nil, authorDisplayName: String? = nil) async throws -> Playlist {
    throw MusicTokenRequestError.refusal()
  }
  @discardableResult
  public func edit<Items: Sequence & Sendable>(
    _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil, items: Items
  ) async throws -> Playlist where Items.Element: MusicPlaylistAddable { throw MusicTokenRequestError.refusal() }
  @discardableResult
  public func edit(
    _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw MusicTokenRequestError.refusal() }
  @discardableResult
  public func add(_ item: some MusicPlaylistAddable, to playlist: Playlist) async throws -> Playlist { throw MusicTokenRequestError.refusal() }
  public func add(_ item: some MusicLibraryAddable) async throws { throw MusicTokenRequestError.refusal() }
}
