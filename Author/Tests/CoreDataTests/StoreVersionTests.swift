import Foundation
import Testing

@testable import CoreData

/// The metadata of a store's file, and copies of stores at other places.
@Suite struct StoreVersionTests {
  private let folder = TemporaryFolder()
  private let text = DataModelText(1, "Note: text String; pages >> Page.note", "Page: text String; note > Note.pages")

  private func write(_ name: String, _ texts: [String]) throws -> NSPersistentContainer {
    let container = try makeContainer(text, folder.store(name))
    for text in texts { NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext).setValue(text, forKey: "text") }
    try container.viewContext.save()
    return container
  }
  private func texts(_ container: NSPersistentContainer) throws -> [String] {
    try container.newBackgroundContext().fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).compactMap { $0.value(forKey: "text") as? String }
  }

  @Test func `a model is compatible with the metadata of its stores alone`() throws {
    let container = try write("A.sqlite", ["a"])
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: folder.store("A.sqlite"))
    #expect(metadata[NSStoreUUIDKey] as? String == container.persistentStoreCoordinator.persistentStores[0].identifier)
    #expect(container.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let newer = DataModelText(2, "Note: text String, size Integer 64; pages >> Page.note", "Page: text String; note > Note.pages")
    let other = NSManagedObjectModel(newer.model, [:])
    #expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(other.entitiesByName["Page"]?.versionHash == container.managedObjectModel.entityVersionHashesByName["Page"])
    #expect(throws: (any Error).self) {
      try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: folder.store("None.sqlite"))
    }
  }

  @Test func `an app keeps values of its own in a store`() throws {
    let container = try write("A.sqlite", [])
    let coordinator = container.persistentStoreCoordinator
    let store = coordinator.persistentStores[0]
    var metadata = coordinator.metadata(for: store)
    metadata["seeded"] = true
    metadata[NSStoreUUIDKey] = "other"
    coordinator.setMetadata(metadata, for: store)
    let again = try makeContainer(text, folder.store("A.sqlite")).persistentStoreCoordinator.persistentStores[0]
    #expect(again.metadata["seeded"] as? Bool == true && again.metadata[NSStoreUUIDKey] as? String == store.identifier)
  }

  @Test func `a store is replaced by a copy of another one`() throws {
    let (source, target) = (try write("A.sqlite", ["a", "b"]), try write("B.sqlite", ["c"]))
    let coordinator = target.persistentStoreCoordinator
    try coordinator.replacePersistentStore(at: folder.store("B.sqlite"), withPersistentStoreFrom: folder.store("A.sqlite"), type: .sqlite)
    #expect(coordinator.persistentStores.isEmpty)
    #expect(try texts(makeContainer(text, folder.store("B.sqlite"))).sorted() == ["a", "b"] && texts(source).count == 2)
    #expect(throws: (any Error).self) {
      try coordinator.replacePersistentStore(
        at: folder.store("A.sqlite"), withPersistentStoreFrom: folder.store("None.sqlite"), ofType: NSSQLiteStoreType)
    }
    #expect(try texts(source).count == 2)
  }

  @Test func `an index that is made in code is one of the store`() throws {
    let model = NSManagedObjectModel(text.model, [:])
    let note = try #require(model.entitiesByName["Note"])
    let property = try #require(note.attributesByName["text"])
    note.indexes = [NSFetchIndexDescription(name: "byText", elements: [NSFetchIndexElementDescription(property: property, collationType: .binary)])]
    let store = try makeContainer(model, folder.store("Indexed.sqlite")).persistentStoreCoordinator.persistentStores[0]
    let names = try store.read { try $0.rows("SELECT name FROM sqlite_master WHERE type = 'index'").map { "\($0[0])" } }
    #expect(names.contains { $0.contains("Note$text") })
  }
}
