import AlmanacDataModels
import AlmanacRecordStore
import Foundation

extension StoreOpening {
  /// Makes the store's objects anew with a mapping model, and puts them into the tables. It runs in the transaction that opens the store.
  ///
  /// As on Apple's systems, the objects on both sides are `NSManagedObject`s, whatever the classes of the entities.
  func migrate(by mapping: DataMapping, from old: StoreLayout, _ database: Database) throws {
    guard let described = model.described, let url = description.url else { return }
    let manager = NSMigrationManager(
      sourceModel: NSManagedObjectModel(mapping.source, [:]), destinationModel: NSManagedObjectModel(described, [:]))
    let source = NSPersistentStoreCoordinator(managedObjectModel: manager.sourceModel)
    // A separate connection reads the state before this transaction.
    try source.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: description.configuration, at: url, options: [NSReadOnlyPersistentStoreOption: true as NSNumber])
    let destination = NSPersistentStoreCoordinator(managedObjectModel: manager.destinationModel)
    let made = try destination.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: description.configuration, at: nil)
    defer { manager.reset() }
    try manager.migrate(source, to: destination, NSMappingModel(mapping))
    try made.read { try layout.replaceTables(of: old, in: database, by: $0) }
  }
}
