import CoreData
import Foundation
import GRDB
import SwiftData

/// What is compared: a store of visits, and the two fetches of about 1,000 of 100,000. A fetch reads two properties of each object that it finds.
protocol VisitStore {
  init(_ folder: URL) throws
  /// Inserts the visits of these numbers in one transaction.
  func insert(_ numbers: Range<Int>) throws
  /// Returns the objects, which keep what they have read. An index finds them, or SQLite reads all rows.
  func fetch(byIndex: Bool) throws -> [Any]
}

private func checked<Visit>(_ found: [Visit], _ size: (Visit) -> Double) -> [Any] {
  precondition(found.count > 900 && found.count < 1200 && found.reduce(0) { $0 + size($1) } > 0)
  return found
}

struct ModelStore: VisitStore {
  let container: ModelContainer

  init(_ folder: URL) throws {
    container = try ModelContainer(for: Visit.self, configurations: ModelConfiguration(url: folder.appending(path: "models.store")))
  }
  func insert(_ numbers: Range<Int>) throws {
    let context = ModelContext(container)
    for number in numbers { context.insert(Visit(number)) }
    try context.save()
  }
  func fetch(byIndex: Bool) throws -> [Any] {
    let descriptor =
      byIndex
      ? FetchDescriptor<Visit>(predicate: #Predicate { $0.day >= 500 && $0.day < 515 && !$0.isDone }, sortBy: [SortDescriptor(\.when)])
      : FetchDescriptor<Visit>(predicate: #Predicate { $0.minutes > 88 && $0.note != nil }, sortBy: [SortDescriptor(\.when)])
    return checked(try ModelContext(container).fetch(descriptor)) { $0.minutes + Double($0.title.utf8.count) }
  }
}

struct ManagedStore: VisitStore {
  let container: NSPersistentContainer

  init(_ folder: URL) throws { container = try ManagedVisit.container(folder.appending(path: "objects.sqlite")) }
  func insert(_ numbers: Range<Int>) throws {
    let context = container.newBackgroundContext()
    try context.performAndWait {
      for number in numbers { ManagedVisit(context: context).fill(number) }
      try context.save()
    }
  }
  func fetch(byIndex: Bool) throws -> [Any] {
    let request = NSFetchRequest<ManagedVisit>(entityName: "Visit")
    request.predicate =
      byIndex ? NSPredicate(format: "day >= 500 AND day < 515 AND isDone == NO") : NSPredicate(format: "minutes > 88 AND note != nil")
    request.sortDescriptors = [NSSortDescriptor(key: "when", ascending: true)]
    let context = container.newBackgroundContext()
    return try context.performAndWait { checked(try context.fetch(request)) { $0.minutes + Double($0.title.utf8.count) } }
  }
}

struct RowStore: VisitStore {
  let pool: DatabasePool

  init(_ folder: URL) throws { pool = try VisitRow.pool(folder.appending(path: "rows.sqlite")) }
  func insert(_ numbers: Range<Int>) throws {
    try pool.write { database in for number in numbers { try VisitRow(number).insert(database) } }
  }
  func fetch(byIndex: Bool) throws -> [Any] {
    let found = try pool.read { database in
      byIndex
        ? try VisitRow.filter(sql: "day >= ? AND day < ? AND NOT isDone", arguments: [500, 515]).order(sql: "\"when\"").fetchAll(database)
        : try VisitRow.filter(sql: "minutes > ? AND note IS NOT NULL", arguments: [88]).order(sql: "\"when\"").fetchAll(database)
    }
    return checked(found) { $0.minutes + Double($0.title.utf8.count) }
  }
}
