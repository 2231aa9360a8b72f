@_exported import AlmanacFoundationCompat
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes that search shows for an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public init(itemContentType type: String) {}
  public init(contentType: UTType) {}
  open var identifier: String?
  open var title: String?
  open var alternateNames: [String]?
  open var textContent: String?
  open var rankingHint: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var completionDate: Date?
  open var dueDate: Date?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var startDate: Date?
  open var endDate: Date?
  open var domainIdentifier: String?
  open var contentType: String?
  open var contentTypeTree: [String]?
  open var contentSources: [String]?
  open var authorNames: [String]?
  open var authorEmailAddresses: [String]?
  open var containerTitle: String?
  open var containerDisplayName: String?
  open var containerIdentifier: String?
  open var path: String?
  open var kind: String?
  open var creator: String?
  open var subject: String?
  open var theme: String?
  open var comment: String?
  open var album: String?
  open var artist: String?
  open var genre: String?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var pageCount: NSNumber?
  open var fileSize: NSNumber?
  open var city: String?
  open var country: String?
  open var stateOrProvince: String?
  open var namedLocation: String?
  open var lastUsedDate: Date?
  open var addedDate: Date?
  open var downloadedDate: Date?
  open var allDay: NSNumber?
  open var importantDates: [Date]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var darkThumbnailURL: URL?
  open var userCreated: NSNumber?
  open var userOwned: NSNumber?
  open var userCurated: NSNumber?
  open var weakRelatedUniqueIdentifier: String?
  open var providerDataTypeIdentifiers: [String]?
  open var projects: [String]?
  open var participants: [String]?
  open var organizations: [String]?
}
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    (self.uniqueIdentifier, self.domainIdentifier) = (uniqueIdentifier ?? UUID().uuidString, domainIdentifier)
    self.attributeSet = attributeSet
  }
}

/// Stub. The device's search index. Indexing fails, because Almanac has no search service.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { index }
  public override init() { super.init() }
  public convenience init(name: String) { self.init() }
  open class func isIndexingAvailable() -> Bool { false }
  @preconcurrency
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw refusal() }
  @preconcurrency
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw refusal() }
  @preconcurrency
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  @preconcurrency
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }
  open func deleteAllSearchableItems() async throws { throw refusal() }

  /// Returns the error -1005: indexing is not supported.
  private func refusal() -> any Error {
    UnavailableServices.report("coreSpotlight.unavailable", "search items are not indexed: there is no search service")
    return NSError(domain: "CSIndexErrorDomain", code: -1005, userInfo: [NSLocalizedDescriptionKey: "Almanac has no search service for items."])
  }
  private func fail(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    let error = refusal()
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
}
