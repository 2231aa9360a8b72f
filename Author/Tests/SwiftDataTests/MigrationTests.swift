import AlmanacRecordStore
import Foundation
import SwiftData
import Testing

enum BooksV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self, Author.self] }

  @Model final class Book {
    var title: String
    var pages: Int
    var comment: String?
    var author: Author?
    init(title: String, pages: Int) {
      self.title = title
      self.pages = pages
    }
  }
  @Model final class Author {
    var name: String
    @Relationship(inverse: \Book.author) var books: [Book] = []
    var friends: [Author] = []
    init(name: String) { self.name = name }
  }
}

/// `name` is the former `title`; `rating` is new, `comment` is gone.
enum BooksV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self, Author.self, Shelf.self] }

  @Model final class Book {
    @Attribute(originalName: "title") var name: String
    var pages: Int
    var rating: Int = 3
    var shelf: Shelf?
    var author: Author?
    init(name: String, pages: Int) {
      self.name = name
      self.pages = pages
    }
  }
  @Model final class Author {
    var name: String
    @Relationship(inverse: \Book.author) var books: [Book] = []
    @Relationship(originalName: "friends") var colleagues: [Author] = []
    init(name: String) { self.name = name }
  }
  @Model final class Shelf {
    var label: String = ""
    init() {}
  }
}

/// Names are unique, and pages are text.
enum BooksV3: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model final class Book {
    @Attribute(.unique) var name: String
    var length: String = ""
    init(name: String) { self.name = name }
  }
}

enum BooksPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [BooksV1.self, BooksV2.self, BooksV3.self] }
  static var stages: [MigrationStage] { [first, second] }
  static let first = MigrationStage.lightweight(fromVersion: BooksV1.self, toVersion: BooksV2.self)
  static let second = MigrationStage.custom(
    fromVersion: BooksV2.self, toVersion: BooksV3.self,
    willMigrate: { context in
      // Books of the same name become one.
      var seen: Set<String> = []
      for book in try context.fetch(FetchDescriptor<BooksV2.Book>()) where !seen.insert(book.name).inserted { context.delete(book) }
      try context.save()
    },
    didMigrate: { context in
      for book in try context.fetch(FetchDescriptor<BooksV3.Book>()) { book.length = "\(book.name.count) letters" }
    })
}

enum FailingPlan: SchemaMigrationPlan {
  struct Stop: Error {}
  static var schemas: [any VersionedSchema.Type] { [BooksV1.self, BooksV2.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: BooksV1.self, toVersion: BooksV2.self,
        willMigrate: { context in
          try context.delete(model: BooksV1.Book.self)
          try context.save()
        }, didMigrate: { _ in throw Stop() })
    ]
  }
}

@Suite struct MigrationTests {
  private func makeOld(_ url: URL) throws {
    let container = try ModelContainer(for: Schema(versionedSchema: BooksV1.self), configurations: ModelConfiguration(url: url))
    let context = ModelContext(container)
    let ann = BooksV1.Author(name: "Ann")
    let ben = BooksV1.Author(name: "Ben")
    context.insert(ann)
    ann.friends = [ben]
    for (title, pages) in [("Tides", 100), ("Birds", 200), ("Tides", 300)] {
      let book = BooksV1.Book(title: title, pages: pages)
      book.author = ann
      context.insert(book)
    }
    try context.save()
  }

  @Test func `a store gets new, renamed and removed properties without code`() throws {
    let folder = TemporaryFolder()
    try makeOld(folder.store())
    let container = try ModelContainer(for: Schema(versionedSchema: BooksV2.self), configurations: ModelConfiguration(url: folder.store()))
    let context = ModelContext(container)
    let books = try context.fetch(FetchDescriptor<BooksV2.Book>(sortBy: [SortDescriptor(\.pages)]))
    #expect(books.map(\.name) == ["Tides", "Birds", "Tides"] && books.map(\.rating) == [3, 3, 3])
    #expect(books[0].author?.name == "Ann" && books[0].author?.books.count == 3 && books[0].shelf == nil)
    #expect(books[0].author?.colleagues.map(\.name) == ["Ben"])
    context.insert(BooksV2.Shelf())
    try context.save()
  }

  @Test func `a plan's stages run one after the other`() throws {
    let folder = TemporaryFolder()
    try makeOld(folder.store())
    let configuration = ModelConfiguration(url: folder.store())
    let container = try ModelContainer(for: BooksV3.Book.self, migrationPlan: BooksPlan.self, configurations: configuration)
    let books = try ModelContext(container).fetch(FetchDescriptor<BooksV3.Book>(sortBy: [SortDescriptor(\.name)]))
    #expect(books.map(\.name) == ["Birds", "Tides"] && books.map(\.length) == ["5 letters", "5 letters"])
    #expect(container.schema.version == Schema.Version(3, 0, 0))
    // The second time nothing is left to do.
    _ = try ModelContainer(for: BooksV3.Book.self, migrationPlan: BooksPlan.self, configurations: configuration)
  }

  @Test func `a plan that fails leaves the store as it was`() throws {
    let folder = TemporaryFolder()
    try makeOld(folder.store())
    let schema = Schema(versionedSchema: BooksV2.self)
    #expect(throws: (any Error).self) {
      try ModelContainer(for: schema, migrationPlan: FailingPlan.self, configurations: ModelConfiguration(url: folder.store()))
    }
    let old = try ModelContainer(for: Schema(versionedSchema: BooksV1.self), configurations: ModelConfiguration(url: folder.store()))
    #expect(try ModelContext(old).fetchCount(FetchDescriptor<BooksV1.Book>()) == 3)
  }

  @Test func `a store of a newer version is refused and stays`() throws {
    let folder = TemporaryFolder()
    _ = try ModelContainer(for: Schema(versionedSchema: BooksV2.self), configurations: ModelConfiguration(url: folder.store()))
    let error = failure {
      _ = try ModelContainer(for: Schema(versionedSchema: BooksV1.self), configurations: ModelConfiguration(url: folder.store()))
    }
    #expect(error.contains("newer version of the app") && error.contains("2.0.0"))
    #expect(throws: SwiftDataError.backwardMigration) {
      try ModelContainer(for: Schema(versionedSchema: BooksV1.self), configurations: ModelConfiguration(url: folder.store()))
    }
    _ = try ModelContainer(for: Schema(versionedSchema: BooksV2.self), configurations: ModelConfiguration(url: folder.store()))
  }

  @Test func `what cannot be migrated is an error that says why, and the store stays`() throws {
    let folder = TemporaryFolder()
    try makeOld(folder.store())
    // Without the plan, the names would have to be unique already, because no stage merges books of the same name.
    let unique = failure {
      _ = try ModelContainer(for: Schema(versionedSchema: RenamedV3.self), configurations: ModelConfiguration(url: folder.store()))
    }
    #expect(unique.contains("Book: several objects have the same value"))
    let required = failure {
      _ = try ModelContainer(for: Schema(versionedSchema: RequiredV2.self), configurations: ModelConfiguration(url: folder.store()))
    }
    #expect(required.contains("Book.isbn is new and has no default value"))
    let retyped = failure {
      _ = try ModelContainer(for: Schema(versionedSchema: RetypedV2.self), configurations: ModelConfiguration(url: folder.store()))
    }
    #expect(retyped.contains("Book.pages was of another type (INTEGER, now TEXT)"))
    let unplanned = failure {
      _ = try ModelContainer(
        for: Schema(versionedSchema: RequiredV2.self), migrationPlan: ForeignPlan.self, configurations: ModelConfiguration(url: folder.store()))
    }
    #expect(unplanned.contains("no earlier version of the migration plan"))
    let old = try ModelContainer(for: Schema(versionedSchema: BooksV1.self), configurations: ModelConfiguration(url: folder.store()))
    #expect(try ModelContext(old).fetch(FetchDescriptor<BooksV1.Book>()).map(\.pages) == [100, 200, 300])
  }
}

enum RenamedV3: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self] }
  @Model final class Book {
    @Attribute(.unique) var title: String
    init(title: String) { self.title = title }
  }
}
enum RequiredV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self] }
  @Model final class Book {
    var title: String
    var isbn: String
    init(title: String, isbn: String) {
      self.title = title
      self.isbn = isbn
    }
  }
}
enum RetypedV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self] }
  @Model final class Book {
    var title: String
    var pages: String
    init(title: String, pages: String) {
      self.title = title
      self.pages = pages
    }
  }
}
enum ForeignPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [RequiredV2.self] }
  static var stages: [MigrationStage] { [] }
}
