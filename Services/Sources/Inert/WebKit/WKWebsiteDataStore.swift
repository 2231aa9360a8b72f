import AlmanacFoundationCompat

/// The store of cookies and caches. The caches are always empty, because no page is loaded.
open class WKWebsiteDataStore: NSObject {
  // Unsafe: an immutable reference to an object that only the main actor uses.
  nonisolated(unsafe) private static let shared = WKWebsiteDataStore()
  public let httpCookieStore = WKHTTPCookieStore()
  open private(set) var identifier: UUID?
  open var isPersistent: Bool { self === Self.shared || identifier != nil }
  override init() { super.init() }
  public convenience init(forIdentifier identifier: UUID) {
    self.init()
    self.identifier = identifier
  }
  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFetchCache,
    ]
  }
  @preconcurrency
  open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Stub. Only calls the handler: the store has no records to remove.
  @preconcurrency
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.async { completionHandler() }
  }
  /// Stub. Does nothing: the store has no records to remove.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
  @preconcurrency
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void) {
    removeCookies(dataTypes)
    DispatchQueue.main.async { completionHandler() }
  }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async { removeCookies(dataTypes) }
  private func removeCookies(_ types: Set<String>) {
    if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies.withLock { $0 = [] } }
  }
}
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
