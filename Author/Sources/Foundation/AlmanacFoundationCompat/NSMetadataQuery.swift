/// Stub. A query for files in Spotlight or iCloud ends at once without results, because Linux has neither; a diagnostic reports this once.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var searchScopes: [Any] = []
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var operationQueue: OperationQueue?
  open var notificationBatchingInterval: TimeInterval = 1
  open private(set) var isStarted = false
  open private(set) var isStopped = true
  open var isGathering: Bool { false }
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }
  open func result(at index: Int) -> Any { NSMetadataItem() }
  open func index(ofResult result: Any) -> Int { NSNotFound }
  open func enableUpdates() {}
  open func disableUpdates() {}

  /// Posts the notifications of the start and the end on the main queue.
  ///
  /// - Returns: whether the query has started.
  @discardableResult open func start() -> Bool {
    UnavailableServices.report("metadataQuery.empty", "an NSMetadataQuery finds nothing: Almanac has neither Spotlight nor iCloud")
    guard !isStarted else { return false }
    (isStarted, isStopped) = (true, false)
    let held = UncheckedSendable(self)  // Used only as the notification's object.
    DispatchQueue.main.async {
      NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: held.value)
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: held.value)
    }
    return true
  }
  open func stop() { (isStarted, isStopped) = (false, true) }
}
open class NSMetadataItem: NSObject, @unchecked Sendable {
  open var attributes: [String] { [] }
  open func value(forAttribute key: String) -> Any? { nil }
}
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryLocalComputerScope = "kMDQueryScopeComputer"
public let NSMetadataQueryUserHomeScope = "kMDQueryScopeHome"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
extension Notification.Name {
  public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}
