import CoreData
import Foundation
import GRDB
import SwiftData

// The same visit three times: a model, a managed object, and a row by hand.

@Model final class Visit {
  #Index<Visit>([\.day])
  var title: String
  var day: Int
  var minutes: Double
  var isDone: Bool
  var note: String?
  var when: Date

  init(_ number: Int) {
    let values = VisitValues(number)
    (title, day, minutes, isDone) = (values.title, values.day, values.minutes, values.isDone)
    (note, when) = (values.note, values.when)
  }
}

/// What the visit of a number is.
struct VisitValues {
  let title: String
  let day: Int
  let minutes: Double
  let isDone: Bool
  let note: String?
  let when: Date

  init(_ number: Int) {
    title = "visit \(number)"
    day = number % 1000
    minutes = Double(number % 90) + 0.5
    isDone = number % 3 == 0
    note = number % 2 == 0 ? "note \(number)" : nil
    when = Date(timeIntervalSinceReferenceDate: Double(number) * 60)
  }
}

/// A class as the plugin writes it for a data model.
final class ManagedVisit: NSManagedObject {
  var title: String {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var day: Int64 {
    get { _managedValue("day") }
    set { _setManagedValue(newValue, "day") }
  }
  var minutes: Double {
    get { _managedValue("minutes") }
    set { _setManagedValue(newValue, "minutes") }
  }
  var isDone: Bool {
    get { _managedValue("isDone") }
    set { _setManagedValue(newValue, "isDone") }
  }
  var note: String? {
    get { _managedValue("note") }
    set { _setManagedValue(newValue, "note") }
  }
  var when: Date {
    get { _managedValue("when") }
    set { _setManagedValue(newValue, "when") }
  }

  func fill(_ number: Int) {
    let values = VisitValues(number)
    (title, day, minutes, isDone) = (values.title, Int64(values.day), values.minutes, values.isDone)
    (note, when) = (values.note, values.when)
  }

  static func container(_ store: URL) throws -> NSPersistentContainer {
    let types: [(String, NSAttributeType)] = [
      ("title", .stringAttributeType), ("day", .integer64AttributeType), ("minutes", .doubleAttributeType), ("isDone", .booleanAttributeType),
      ("note", .stringAttributeType), ("when", .dateAttributeType),
    ]
    let entity = NSEntityDescription()
    entity.name = "Visit"
    entity.managedObjectClassName = NSStringFromClass(ManagedVisit.self)
    entity.properties = types.map { name, type in
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType, attribute.isOptional, attribute.isIndexed) = (name, type, name == "note", name == "day")
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Visits", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: store)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}

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
    let values = VisitValues(number)
    (title, day, minutes, isDone) = (values.title, values.day, values.minutes, values.isDone)
    (note, when) = (values.note, values.when.timeIntervalSinceReferenceDate)
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

  static func pool(_ file: URL) throws -> DatabasePool {
    let pool = try DatabasePool(path: file.path)
    try pool.write { database in
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS visit (id INTEGER PRIMARY KEY, title TEXT, day INTEGER, minutes REAL, isDone INTEGER, note TEXT, "when" REAL);
          CREATE INDEX IF NOT EXISTS days ON visit (day);
          """)
    }
    return pool
  }
}
