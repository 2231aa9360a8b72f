import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSXMLStoreType = "XML"

public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// The location of a store and the options for opening it.
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly = false
  /// The time that a statement waits for another process, in seconds; 0 = the default of 5 seconds.
  open var timeout: TimeInterval = 0
  /// Stores the pragmas; nothing reads them. The store is always in WAL mode.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  /// True if the store is in memory: by its type, or by the path that Apple's documentation recommends for tests.
  var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }

  func setOptions(_ options: [AnyHashable: Any]?) {
    for (key, value) in options ?? [:] { if let key = key as? String { self.options[key] = value as? NSObject ?? NSNumber(value: true) } }
    if let readOnly = self.options[NSReadOnlyPersistentStoreOption] as? NSNumber { isReadOnly = readOnly.boolValue }
  }
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  open var databaseScope = _CloudDatabaseScope.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
