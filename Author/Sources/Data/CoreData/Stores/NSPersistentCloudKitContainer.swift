import Foundation

/// A container whose objects are stored locally only, because there is no CloudKit.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
    UnavailableServices.report(
      "coreData.cloudKit", "CloudKit is not available on Linux, so the objects of NSPersistentCloudKitContainer are stored locally only")
  }

  public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  public struct SchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 2)
    public static let printSchema = Self(rawValue: 4)
  }
  open func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {
    throw CoreDataError.make(NSCoreDataError, "CloudKit is not available on Linux; initialise the schema on one of Apple's systems")
  }
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

  // MARK: Events

  public enum EventType: Int, Sendable { case setup, `import`, export }

  /// Stub. Work with iCloud. There is none, so `eventChangedNotification` is never posted.
  open class Event: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?
    init(storeIdentifier: String, type: EventType, startDate: Date, endDate: Date?, error: (any Error)?) {
      (self.storeIdentifier, self.type, self.startDate, self.endDate, self.error) = (storeIdentifier, type, startDate, endDate, error)
      succeeded = endDate != nil && error == nil
    }
  }
}

/// Stub. Requests events. The result is always empty.
open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentCloudKitContainerEventResult.ResultType.events
  open class func fetchEvents(after date: Date) -> NSPersistentCloudKitContainerEventRequest { NSPersistentCloudKitContainerEventRequest() }
  open class func fetchEvents(after event: NSPersistentCloudKitContainer.Event?) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }
  open class func fetchEvents(matching fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: "Event") }
}

open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {
  public enum ResultType: Int, Sendable { case events, countEvents }
  public let resultType: ResultType
  open var result: Any? { resultType == .events ? [NSPersistentCloudKitContainer.Event]() : 0 }
  init(_ resultType: ResultType) { self.resultType = resultType }
}
