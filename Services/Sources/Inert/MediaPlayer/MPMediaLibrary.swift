public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public typealias MPMediaEntityPersistentID = UInt64

/// Stub. A music library, which Almanac does not have.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { library }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .restricted }
  @preconcurrency
  open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
    reportPlaying()
    DispatchQueue.global().async { completionHandler(.restricted) }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    reportPlaying()
    return .restricted
  }
  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}
extension NSNotification.Name {
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// The base class of a library's items and lists.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
  open func enumerateValues(
    forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let audioITunesU = MPMediaType(rawValue: 8)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let tvShow = MPMediaType(rawValue: 0x200)
  public static let musicVideo = MPMediaType(rawValue: 0x800)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: .max)
}
/// Stub. A song. The library contains none; one that an app creates has no properties.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var mediaType: MPMediaType { [] }
  open var title: String? { nil }
  open var albumTitle: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artist: String? { nil }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var isExplicitItem: Bool { false }
  open var lyrics: String? { nil }
  open var isCompilation: Bool { false }
  open var releaseDate: Date? { nil }
  open var dateAdded: Date { .distantPast }
  open var beatsPerMinute: Int { 0 }
  open var comments: String? { nil }
  open var assetURL: URL? { nil }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var podcastTitle: String? { nil }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { nil }
  open var playbackStoreID: String { "" }
}
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
  open var authorDisplayName: String? { nil }
  open var descriptionText: String? { nil }
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison
  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
  }
}
public enum MPMediaGrouping: Int, Sendable { case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle }
/// Stub. Finds nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public init(filterPredicates: Set<MPMediaPredicate>? = nil) { self.filterPredicates = filterPredicates }
  open var items: [MPMediaItem]? {
    reportPlaying()
    return nil
  }
  open var collections: [MPMediaItemCollection]? {
    reportPlaying()
    return nil
  }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }
  private static func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = type
    return query
  }
}
