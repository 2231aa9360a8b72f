import AlmanacDataModels
import AlmanacRecordStore
import Foundation
import Testing

@testable import CoreData

/// Stores of an earlier version that a mapping model and its policies migrate, and migrations in code.
@Suite struct MappingModelTests {
  private let folder = TemporaryFolder()
  private let current: NSManagedObjectModel
  private let mapping: DataMapping
  private var former: NSManagedObjectModel { NSManagedObjectModel(mapping.source, [:]) }

  init() throws {
    current = try #require(GardenModel.load("Diary"))
    mapping = try #require(current.described?.mappings.first)
  }

  /// Writes a store of the first version.
  private func writeFormer(_ pages: [(Int, String?, String?, chapter: String?)]) throws {
    let context = try makeContainer(former, folder.store()).newBackgroundContext()
    var chapters: [String?: NSManagedObject] = [:]
    for (number, title, words, chapter) in pages {
      let page = NSEntityDescription.insertNewObject(forEntityName: "Page", into: context)
      page.setValue(number, forKey: "number")
      page.setValue(title, forKey: "title")
      page.setValue(words, forKey: "words")
      let owner = chapters[chapter] ?? NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
      owner.setValue(chapter, forKey: "name")
      chapters[chapter] = owner
      page.setValue(owner, forKey: "chapter")
    }
    try context.save()
  }

  private func all(_ entity: String, _ sort: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.sortDescriptors = [NSSortDescriptor(key: sort, ascending: true)]
    return try context.fetch(request)
  }

  @Test func `a mapping model is read as Xcode writes it`() {
    #expect(
      mapping.name == "DiaryToDiary2" && mapping.source.versionName == "Diary" && mapping.entities.map(\.name) == ["ChapterToChapter", "PageToPage"])
    let page = mapping.entities[1]
    #expect(page.policy == "PageMigrationPolicy" && page.source == "Page" && page.destination == "Page")
    #expect(
      page.attributes == [
        .init(name: "kind", value: .text("page")),
        .init(name: "length", value: .policy("lengthOfWords:and:", [.source(["words"]), .source(["title"])])),
        .init(name: "title", value: .source(["title"])), .init(name: "uuid", value: .policy("uuidForNumber:", [.source(["number"])])),
      ])
    #expect(page.relationships == [.init(name: "chapter", value: .destinations(mapping: "ChapterToChapter", of: .source(["chapter"])))])
    // The renaming identifier joins two names.
    #expect(mapping.entities[0].attributes.first == .init(name: "label", value: .source(["name"])))
    #expect(mapping.entities[0].relationships == [.init(name: "pages", value: .destinations(mapping: nil, of: .source(["pages"])))])
  }

  @Test func `a store of an earlier version is changed by the mapping model's policies`() throws {
    try writeFormer([(1, "Sun", "warm", "May"), (2, nil, "dry", "May"), (3, "Rain", nil, "June"), (4, "Lost", "x", nil)])
    let context = try makeContainer(current, folder.store()).newBackgroundContext()
    let pages = try all("Page", "uuid", context)
    #expect(pages.compactMap { ($0.value(forKey: "uuid") as? UUID)?.uuidString.last } == ["1", "2", "3", "4"])
    #expect(pages.map { $0.value(forKey: "length") as? Int } == [7, 3, 4, 5])
    #expect(pages.map { $0.value(forKey: "title") as? String } == ["Sun", nil, "Rain", "Lost"])
    #expect(pages.allSatisfy { $0.value(forKey: "kind") as? String == "page" })
    let chapters = try all("Chapter", "label", context)
    #expect(chapters.map { $0.value(forKey: "label") as? String } == ["June", "May"])
    #expect(chapters.allSatisfy { $0.value(forKey: "uuid") is UUID })
    #expect(pages[0].value(forKey: "chapter") as? NSManagedObject === chapters[1] && pages[3].value(forKey: "chapter") == nil)
    #expect((chapters[1].value(forKey: "pages") as? NSOrderedSet)?.count == 2)
    // It is a store of the current version now.
    #expect(try all("Page", "uuid", makeContainer(current, folder.store()).newBackgroundContext()).count == 4)
    #expect(failure { _ = try makeContainer(former, folder.store()) }.contains("was left as it is"))
  }

  @Test func `what a policy throws ends the migration, and the store stays as it was`() throws {
    try writeFormer([(1, "Sun", nil, "May"), (2, "torn", nil, "May")])
    do {
      _ = try makeContainer(current, folder.store())
      Issue.record("the migration should fail")
    } catch let error as NSError {
      #expect(error.domain == NSCocoaErrorDomain && error.code == NSMigrationError)
      #expect(error.localizedDescription.contains("DiaryToDiary2 (with ChapterMigrationPolicy, PageMigrationPolicy): A page is torn."))
      #expect((error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == 7)
    }
    #expect(try all("Page", "number", makeContainer(former, folder.store()).newBackgroundContext()).count == 2)
  }

  @Test func `a mapping model applies where none may be inferred, and nothing else does`() throws {
    try writeFormer([(1, "Sun", nil, "May")])
    _ = try makeContainer(current, folder.store()) { $0.shouldInferMappingModelAutomatically = false }
    let other = folder.store("Other.sqlite")
    _ = try makeContainer(DataModelText(1, "Note: text String"), other)
    do {
      _ = try makeContainer(DataModelText(2, "Note: text String, more String"), other) { $0.shouldInferMappingModelAutomatically = false }
      Issue.record("nothing says how to migrate")
    } catch let error as NSError { #expect(error.code == NSMigrationMissingMappingModelError) }
  }

  @Test func `a method that the policy lacks is named`() throws {
    let context = try makeContainer(former, folder.store()).newBackgroundContext()
    let page = NSEntityDescription.insertNewObject(forEntityName: "Page", into: context)
    page.setValue(5, forKey: "number")
    func value(_ value: DataMapping.Value) -> String {
      let evaluation = MappingEvaluation(
        manager: NSMigrationManager(sourceModel: former, destinationModel: current), policy: PageMigrationPolicy(), source: page)
      return failure { try evaluation.set(NSPropertyMapping("title", value), of: page) }
    }
    #expect(value(.policy("other:", [])).contains("PageMigrationPolicy has no method other:"))
    #expect(value(.policy("uuidForNumber:", [])).contains("with 0 arguments"))
    #expect(value(.policy("uuidForNumber:", [.text("a")])).contains("String where it takes NSNumber"))
    #expect(value(.policy("uuidForNumber:", [.source(["number"])])).contains("Page.title is String in the destination model and cannot be"))
    #expect(value(.source(["nothing"])).contains("no property Page.nothing"))
    #expect(value(.unsupported("the function sum:")).contains("the function sum: in the mapping model is not evaluated"))
    #expect(value(.text("New")) == "no error" && page.value(forKey: "title") as? String == "New")
  }

  // MARK: In code

  @Test func `a migration in code makes a new store from the mapping that names give`() throws {
    let old = NSManagedObjectModel(
      DataModelText(1, "Note: text String; box > Box.notes", "Box: name String; notes >> Note.box", "Gone: a String").model, [:])
    let new = NSManagedObjectModel(
      DataModelText(2, "Note: body String < text, stars Integer 64 = 3; box > Box.notes", "Box: name String; notes >> Note.box").model, [:])
    let context = try makeContainer(old, folder.store()).newBackgroundContext()
    let (note, box) = (
      NSEntityDescription.insertNewObject(forEntityName: "Note", into: context),
      NSEntityDescription.insertNewObject(forEntityName: "Box", into: context)
    )
    note.setValuesForKeys(["text": "a", "box": box])
    _ = NSEntityDescription.insertNewObject(forEntityName: "Gone", into: context)
    try context.save()
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    #expect(
      mapping.entityMappings.map(\.name) == ["NoteToNote", "BoxToBox", "Gone"] && mapping.entityMappings[2].mappingType == .removeEntityMappingType)
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    try manager.migrateStore(from: folder.store(), type: .sqlite, mapping: mapping, to: folder.store("New.sqlite"), type: .sqlite)
    #expect(manager.migrationProgress == 1)
    let made = try all("Note", "body", makeContainer(new, folder.store("New.sqlite")).newBackgroundContext())
    #expect(made.first?.value(forKey: "body") as? String == "a" && made.first?.value(forKey: "stars") as? Int == 3)
    #expect(made.first?.value(forKeyPath: "box.name") == nil && made.first?.value(forKey: "box") != nil)
    // A migration refuses a destination that exists: the first one made this store, and a second one must not overwrite it.
    let again = failure {
      try manager.migrateStore(
        from: folder.store(), sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: folder.store("New.sqlite"),
        destinationType: NSSQLiteStoreType)
    }
    #expect(again.contains("there is a file already"))
  }

  @Test func `a mapping in code that nothing can carry out leaves no store`() throws {
    _ = try makeContainer(former, folder.store())
    let mapping = NSMappingModel()
    mapping.entityMappings = [NSEntityMapping()]
    mapping.entityMappings[0].entityMigrationPolicyClassName = "Elsewhere.Policy"
    let (manager, target) = (NSMigrationManager(sourceModel: former, destinationModel: current), folder.store("New.sqlite"))
    func migrate(_ mapping: NSMappingModel?) -> String {
      failure {
        try manager.migrateStore(
          from: folder.store(), sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: target, destinationType: NSSQLiteStoreType)
      }
    }
    #expect(migrate(mapping).contains("no migration policy Elsewhere.Policy") && !FileManager.default.fileExists(atPath: target.path))
    #expect(migrate(nil).contains("no mapping model"))
    #expect(
      failure { _ = try NSMappingModel.inferredMappingModel(forSourceModel: former, destinationModel: current) }.contains("Chapter.uuid is new"))
    #expect(
      NSMappingModel(from: nil, forSourceModel: former, destinationModel: current)?.entityMappings.map(\.name) == ["ChapterToChapter", "PageToPage"])
    #expect(NSMappingModel(from: nil, forSourceModel: current, destinationModel: former) == nil)
  }
}
