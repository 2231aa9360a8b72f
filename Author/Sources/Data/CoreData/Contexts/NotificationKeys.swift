import Foundation

public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"

extension NSManagedObjectContext {
  /// The keys of notifications under their current names.
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
  public static let didMergeChangesObjectIDsNotification = Notification.Name("_NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension Notification.Name {
  /// Stub. Never posted: there is no iCloud account to sign in to or out of.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name("NSPersistentStoreCoordinatorStoresWillChangeNotification")
  public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name("NSPersistentStoreCoordinatorWillRemoveStoreNotification")
  /// Stub. Never posted.
  public static let NSPersistentStoreDidImportUbiquitousContentChanges = Notification.Name(
    "NSPersistentStoreDidImportUbiquitousContentChangesNotification")
}
