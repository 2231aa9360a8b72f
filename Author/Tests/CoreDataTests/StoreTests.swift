import AlmanacRecordStore
import Foundation
import SwiftData
import Testing

@testable import CoreData

/// Files: shared with other programs, damaged, locked, of other versions and of other frameworks.
@Suite struct StoreTests {
  private let folder = TemporaryFolder()
  private let model = DataModelText(1, "Note: text String!; counter > Counter.notes", "Counter: ; notes >> Note.counter")

  private func texts(_ container: NSPersistentContainer) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    return try container.newBackgroundContext().fetch(request).map { $0.value(forKey: "text") as? String ?? "nil" }
  }

  private func add(_ text: String, to container: NSPersistentContainer) throws {
    let context = container.newBackgroundContext()
    NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(text, forKey: "text")
    try context.save()
  }

  @Test func `an attribute that code marks as indexed has an index`() throws {
    let indexed = NSManagedObjectModel(model.model, [:])
    indexed.entitiesByName["Note"]?.attributesByName["text"]?.isIndexed = true
    _ = try makeContainer(indexed, folder.store())
    let names = try Database(.file(folder.store())).rows("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name")
    #expect(names == [[.text("Note$counter")], [.text("Note$text")]])
  }

  // MARK: Several programs and contexts

  private func run(_ arguments: String...) throws -> Process { try ObjectWriter.run(folder.store(), arguments) }

  @Test func `three programs write into one store at once, and nothing is lost`() throws {
    let container = try makeContainer(model, folder.store())
    let context = container.newBackgroundContext()
    let counter = NSEntityDescription.insertNewObject(forEntityName: "Counter", into: context)
    try context.save()
    let others = [try run("add", "a", "40"), try run("add", "b", "40")]
    for number in 0..<40 {
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
      note.setValue("c \(number)", forKey: "text")
      note.setValue(counter, forKey: "counter")
      try context.save()
    }
    for process in others {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try texts(container).count == 120)
    context.refreshAllObjects()
    #expect((counter.value(forKey: "notes") as? NSSet)?.count == 120)
  }

  @Test func `another program's changes are seen by the next fetch`() throws {
    let container = try makeContainer(model, folder.store())
    try add("mine", to: container)
    let context = container.newBackgroundContext()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    let mine = try #require(try context.fetch(request).first)
    try Database(.file(folder.store())).execute("UPDATE Note SET text = 'theirs'")
    let process = try run("list")
    process.waitUntilExit()
    let output = (process.standardOutput as? Pipe)?.fileHandleForReading.readDataToEndOfFile()
    #expect(output.map { String(decoding: $0, as: UTF8.self) } == "theirs\n")
    #expect(try context.fetch(request).first === mine && mine.value(forKey: "text") as? String == "theirs")
  }

  @Test func `a context learns what another one saves`() async throws {
    let container = try makeContainer(model, folder.store())
    try add("old", to: container)
    let (reader, writer) = (container.newBackgroundContext(), container.newBackgroundContext())
    reader.automaticallyMergesChangesFromParent = true
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    let seen = try await reader.perform { try reader.fetch(request).first?.value(forKey: "text") as? String }
    #expect(seen == "old")
    try await writer.perform {
      try writer.fetch(request).first?.setValue("new", forKey: "text")
      try writer.save()
    }
    let now = await reader.perform { reader.registeredObjects.first?.value(forKey: "text") as? String }
    #expect(now == nil || now == "new")
    let count = try await container.performBackgroundTask { context in try context.count(for: request) }
    #expect(count == 1)
  }

  @Test func `a change of an object that another context deleted is refused`() throws {
    let container = try makeContainer(model, folder.store())
    try add("gone", to: container)
    let (one, other) = (container.newBackgroundContext(), container.newBackgroundContext())
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    let note = try #require(try one.fetch(request).first)
    other.delete(try #require(try other.fetch(request).first))
    try other.save()
    note.setValue("changed", forKey: "text")
    #expect(failure { try one.save() }.contains("was deleted by another process or context"))
    one.rollback()
    #expect(try one.fetch(request).isEmpty)
  }

  // MARK: Files

  @Test func `a store in the place that the description names is opened again`() throws {
    let url = folder.store("deep/er/Notes.sqlite")
    try add("kept", to: makeContainer(model, url))
    #expect(try texts(makeContainer(model, url)) == ["kept"])
    #expect(try texts(makeContainer(model, url) { $0.isReadOnly = true }) == ["kept"])
    let readOnly = try makeContainer(model, url) {
      $0.setOption(NSNumber(value: true), forKey: NSReadOnlyPersistentStoreOption); $0.isReadOnly = true
    }
    #expect(failure { try add("x", to: readOnly) }.contains("reading only"))
    #expect(NSPersistentContainer.defaultDirectoryURL().path.contains("stores/"))
    #expect(NSPersistentContainer(name: "Garden").persistentStoreDescriptions.first?.url?.lastPathComponent == "Garden.sqlite")
  }

  @Test func `a store moves to another file`() throws {
    let container = try makeContainer(model, folder.store())
    try add("moved", to: container)
    let coordinator = container.persistentStoreCoordinator
    let target = folder.store("group/Moved.sqlite")
    try coordinator.migratePersistentStore(try #require(coordinator.persistentStores.first), to: target, options: nil, withType: NSSQLiteStoreType)
    #expect(coordinator.persistentStores.map(\.url) == [target])
    try add("new", to: container)
    #expect(try texts(makeContainer(model, target)) == ["moved", "new"] && texts(makeContainer(model, folder.store())) == ["moved"])
    try coordinator.destroyPersistentStore(at: target, ofType: NSSQLiteStoreType)
    #expect(!FileManager.default.fileExists(atPath: target.path))
    #expect(failure { _ = try texts(container) }.contains("no store is loaded"))
  }

  @Test func `a damaged, foreign or locked file is named and stays as it was`() throws {
    let url = folder.store()
    func refusal(_ bytes: Data? = nil) throws -> String {
      if let bytes { try bytes.write(to: url) }
      let before = try Data(contentsOf: url)
      let error = failure { _ = try makeContainer(model, url) { $0.timeout = 0.1 } }
      #expect(try Data(contentsOf: url) == before)
      return error
    }
    #expect(try refusal(Data(repeating: 7, count: 5000)).contains("is damaged or is not a SQLite database"))
    try FileManager.default.removeItem(at: url)
    try Database(.file(url)).execute("PRAGMA journal_mode=DELETE; CREATE TABLE Z_METADATA (Z_VERSION INTEGER); CREATE TABLE ZNOTE (Z_PK INTEGER)")
    #expect(try refusal().contains("written by Core Data on one of Apple's systems"))
    try FileManager.default.removeItem(at: url)
    try Database(.file(url)).execute("PRAGMA journal_mode=DELETE; CREATE TABLE other (a)")
    #expect(try refusal().contains("is not a store that Almanac wrote"))
    try FileManager.default.removeItem(at: url)
    let locked = try Database(.file(url))
    try locked.execute("BEGIN EXCLUSIVE")
    #expect(failure { _ = try makeContainer(model, url) { $0.timeout = 0.1 } }.contains("another process holds the store"))
    #expect(failure { _ = try makeContainer(model, folder.url) }.contains("cannot be opened"))
    #expect(failure { _ = try makeContainer(model, url) { $0.type = NSBinaryStoreType } }.contains("type Binary are not supported"))
    #expect(failure { _ = try makeContainer(model, URL(string: "https://example.com")!) }.contains("has no file"))
    #expect(failure { _ = try makeContainer(model, url) { $0.configuration = "None" } }.contains("no configuration None"))
  }

  @Test func `Core Data and SwiftData refuse each other's stores`() throws {
    _ = try ModelContainer(for: Memo.self, configurations: ModelConfiguration(url: folder.store("memo")))
    #expect(failure { _ = try makeContainer(model, folder.store("memo")) }.contains("a store of SwiftData"))
    _ = try makeContainer(model, folder.store())
    #expect(
      failure { _ = try ModelContainer(for: Memo.self, configurations: ModelConfiguration(url: folder.store())) }.contains("a store of Core Data"))
  }

  // MARK: Migration

  @Test func `attributes are added, removed and renamed`() throws {
    try add("first", to: makeContainer(model, folder.store()))
    let next = DataModelText(
      2, "Note: body String! < text, stars Integer 16! = 3, seen Boolean, due Date = 0; counter > Counter.notes", "Counter: ; notes >> Note.counter",
      "Label: name String")
    let container = try makeContainer(next, folder.store())
    let note = try #require(try container.newBackgroundContext().fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
    #expect(note.value(forKey: "body") as? String == "first" && note.value(forKey: "stars") as? Int == 3 && note.value(forKey: "seen") == nil)
    #expect(note.value(forKey: "due") as? Date == Date(timeIntervalSinceReferenceDate: 0))
    // The program of the earlier version.
    let before = try Database(.file(folder.store())).rows("SELECT * FROM Note")
    let error = failure { _ = try makeContainer(model, folder.store()) }
    #expect(error.contains("a newer version of the app wrote the store") && error.contains("version 2 of the model, this program has 1"))
    #expect(try Database(.file(folder.store())).rows("SELECT * FROM Note") == before)
    let last = DataModelText(3, "Note: body String!", "Label: name String")
    #expect(try makeContainer(last, folder.store()).newBackgroundContext().count(for: NSFetchRequest<NSManagedObject>(entityName: "Note")) == 1)
  }

  @Test func `a migration that would lose values is refused, and the store stays`() throws {
    try add("text", to: makeContainer(model, folder.store()))
    func refusal(_ next: DataModelText) -> String { failure { _ = try makeContainer(next, folder.store()) } }
    #expect(refusal(DataModelText(2, "Note: text Integer 64")).contains("Note.text was of another type"))
    #expect(refusal(DataModelText(2, "Note: text String, due Date!")).contains("Note.due is new and has no default value"))
    #expect(refusal(DataModelText(2, "Item: ", "Note < Item: text String!")).contains("Note has the parent Item now"))
    let closed = failure {
      _ = try makeContainer(DataModelText(2, "Note: text String"), folder.store()) { $0.shouldMigrateStoreAutomatically = false }
    }
    #expect(closed.contains("does not allow a migration"))
    #expect(try texts(makeContainer(model, folder.store())) == ["text"])
  }

  @Test func `a model without a type is refused`() throws {
    let model = NSManagedObjectModel()
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Thing", [NSAttributeDescription()])
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.store())]
    var message = ""
    container.loadPersistentStores { message = $1?.localizedDescription ?? "" }
    #expect(message.contains("Thing. has no type that can be stored"))
  }
}

@Model final class Memo {
  var text = ""
  init() {}
}
