import Figures
import Foundation
import GRDB
import SwiftData

// SwiftData on its store, and the same work by hand with GRDB, in one run.

@Model final class Visit {
  #Index<Visit>([\.day])
  var title: String
  var day: Int
  var minutes: Double
  var isDone: Bool
  var note: String?
  var when: Date

  init(_ number: Int) {
    title = "visit \(number)"
    day = number % 1000
    minutes = Double(number % 90) + 0.5
    isDone = number % 3 == 0
    note = number % 2 == 0 ? "note \(number)" : nil
    when = Date(timeIntervalSinceReferenceDate: Double(number) * 60)
  }
}

/// The same row, as one writes it for GRDB.
struct VisitRow: FetchableRecord, PersistableRecord {
  static let databaseTableName = "visit"
  var id: Int64?
  var title: String
  var day: Int
  var minutes: Double
  var isDone: Bool
  var note: String?
  var when: Double

  init(_ number: Int) {
    let visit = (day: number % 1000, minutes: Double(number % 90) + 0.5)
    (title, day, minutes, isDone) = ("visit \(number)", visit.day, visit.minutes, number % 3 == 0)
    (note, when) = (number % 2 == 0 ? "note \(number)" : nil, Double(number) * 60)
  }
  init(row: Row) {
    (id, title, day, minutes) = (row[0], row[1], row[2], row[3])
    (isDone, note, when) = (row[4], row[5], row[6])
  }
  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["title"] = title
    container["day"] = day
    container["minutes"] = minutes
    container["isDone"] = isDone
    container["note"] = note
    container["when"] = when
  }
}

@main
struct DataBench {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let container = try ModelContainer(for: Visit.self, configurations: ModelConfiguration(url: folder.appending(path: "models.store")))
    let queue = try DatabasePool(path: folder.appending(path: "rows.sqlite").path)
    try queue.write { database in
      try database.execute(
        sql: "CREATE TABLE visit (id INTEGER PRIMARY KEY, title TEXT, day INTEGER, minutes REAL, isDone INTEGER, note TEXT, \"when\" REAL)")
      try database.execute(sql: "CREATE INDEX days ON visit (day)")
    }
    print("SwiftData, and the same with GRDB by hand (medians)")
    try insert(container, queue)
    try fetch(container, queue)
  }

  /// Inserts ten times 10,000 objects, each time in one transaction.
  private static func insert(_ container: ModelContainer, _ queue: DatabasePool) throws {
    var models: [Double] = []
    var rows: [Double] = []
    for round in 0..<10 {
      let numbers = round * 10_000..<(round + 1) * 10_000
      models.append(
        try milliseconds {
          let context = ModelContext(container)
          for number in numbers { context.insert(Visit(number)) }
          try context.save()
        })
      rows.append(try milliseconds { try queue.write { database in for number in numbers { try VisitRow(number).insert(database) } } })
    }
    show("insert 10,000", models, rows)
  }

  /// Fetches about 1,000 of 100,000 objects by a predicate, sorted, and reads two properties of each.
  private static func fetch(_ container: ModelContainer, _ queue: DatabasePool) throws {
    for (name, isIndexed) in [("fetch 1,000 of 100,000 by an index", true), ("fetch 1,000 of 100,000 by a scan", false)] {
      var models: [Double] = []
      var rows: [Double] = []
      for _ in 0..<40 {
        models.append(
          try milliseconds {
            let context = ModelContext(container)
            let descriptor =
              isIndexed
              ? FetchDescriptor<Visit>(predicate: #Predicate { $0.day >= 500 && $0.day < 515 && !$0.isDone }, sortBy: [SortDescriptor(\.when)])
              : FetchDescriptor<Visit>(predicate: #Predicate { $0.minutes > 88 && $0.note != nil }, sortBy: [SortDescriptor(\.when)])
            let found = try context.fetch(descriptor)
            precondition(found.count > 900 && found.count < 1200 && found.reduce(0) { $0 + $1.minutes + Double($1.title.utf8.count) } > 0)
          })
        rows.append(
          try milliseconds {
            let found = try queue.read { database in
              isIndexed
                ? try VisitRow.filter(sql: "day >= ? AND day < ? AND NOT isDone", arguments: [500, 515]).order(sql: "\"when\"").fetchAll(database)
                : try VisitRow.filter(sql: "minutes > ? AND note IS NOT NULL", arguments: [88]).order(sql: "\"when\"").fetchAll(database)
            }
            precondition(found.count > 900 && found.count < 1200 && found.reduce(0) { $0 + $1.minutes + Double($1.title.utf8.count) } > 0)
          })
      }
      show(name, models, rows)
    }
  }

  private static func show(_ name: String, _ models: [Double], _ rows: [Double]) {
    let (own, peer) = (median(models), median(rows))
    line(name, "SwiftData \(text(own, "ms")), GRDB \(text(peer, "ms")): \(ratio(own / peer))")
  }
}
