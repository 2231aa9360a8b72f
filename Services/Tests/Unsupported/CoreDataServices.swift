// Unsupported: `NSStagedMigrationManager`, `NSCoreDataCoreSpotlightDelegate`, `NSPersistentCloudKitContainer.share`
import CoreData

func services(_ container: NSPersistentCloudKitContainer, _ objects: [NSManagedObject]) async throws {
  _ = NSStagedMigrationManager.self  // error: cannot find 'NSStagedMigrationManager' in scope
  _ = NSCoreDataCoreSpotlightDelegate.self  // error: cannot find 'NSCoreDataCoreSpotlightDelegate' in scope
  _ = try await container.share(objects, to: nil)  // error: has no member 'share'
}
