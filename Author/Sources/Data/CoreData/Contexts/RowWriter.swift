import AlmanacRecordStore
import Foundation

/// Writes objects as rows, inside a transaction.
final class RowWriter {
  private let database: Database
  private let store: NSPersistentStore
  /// The plans for writing objects, one for each entity.
  private var plans: [ObjectIdentifier: Plan] = [:]

  private struct Plan {
    let columns: [Column]
    let insertion: String
    /// The relationships with a table of pairs.
    let paired: [NSRelationshipDescription]

    init(_ entity: NSEntityDescription) {
      columns = Column.all(entity)
      let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
      let names = ([keyColumn] + columns.map(\.name)).map(quoted).joined(separator: ", ")
      insertion = "INSERT INTO \(quoted(entity.root.knownName)) (\(names)) VALUES (\(marks))"
      paired = entity.relationshipsByName.values.filter { $0.pairTable != nil }.sorted { $0.name < $1.name }
    }
  }

  private func plan(_ entity: NSEntityDescription) -> Plan {
    if let known = plans[ObjectIdentifier(entity)] { return known }
    let new = Plan(entity)
    plans[ObjectIdentifier(entity)] = new
    return new
  }

  init(_ database: Database, _ store: NSPersistentStore) {
    self.database = database
    self.store = store
  }

  // MARK: Deleting

  func deleteRow(_ table: String, _ key: Int64) throws {
    let key = StoredValue.integer(key)
    try database.run("DELETE FROM \(quoted(table)) WHERE \(quoted(keyColumn)) = ?", [key])
    for pairs in store.layout.pairs {
      for (entity, column) in [(pairs.source, PairTable.sourceColumn), (pairs.destination, PairTable.destinationColumn)] where entity == table {
        try database.run("DELETE FROM \(quoted(pairs.name)) WHERE \(quoted(column)) = ?", [key])
      }
    }
    // Rows that no context has loaded may refer to it.
    for other in store.layout.entities {
      for column in other.columns where column.target == table {
        try database.run("UPDATE \(quoted(other.name)) SET \(quoted(column.name)) = NULL WHERE \(quoted(column.name)) = ?", [key])
      }
    }
  }

  // MARK: Inserting

  /// Returns the key of the row that has a unique value of a new object; nil if there is none.
  func rival(_ object: NSManagedObject) throws -> Int64? { try conflict(object)?.key }

  /// Returns the key of the row that has a unique value of a new object, and the columns of that value; nil if there is none.
  private func conflict(_ object: NSManagedObject) throws -> (key: Int64, columns: [String])? {
    let table = object.entity.root.knownName
    for columns in store.layout.entity(table)?.uniques ?? [] {
      let values = try columns.map { try value($0, of: object) }
      // SQL's unique columns allow several NULLs.
      guard !values.contains(.null) else { continue }
      let condition = columns.map { "\(quoted($0)) = ?" }.joined(separator: " AND ")
      let found = try database.value("SELECT \(quoted(keyColumn)) FROM \(quoted(table)) WHERE \(condition)", values)
      if case .integer(let key)? = found { return (key, columns) }
    }
    return nil
  }

  func insert(_ object: NSManagedObject) throws {
    let plan = plan(object.entity)
    do {
      try database.statement(plan.insertion).run(count: plan.columns.count + 1) { index in
        index == 0 ? .integer(object.objectID.key) : try value(plan.columns[index - 1], of: object)
      }
    } catch let error as DatabaseError where error.kind == .uniqueness {
      let uniques = object.entity.uniquenessConstraints.map { $0.map { "\($0)" }.joined(separator: " and ") }.joined(separator: ", ")
      throw CoreDataError.make(
        NSManagedObjectConstraintMergeError,
        "the store has an object of \(object.entity.knownName) with the same \(uniques); set the context's mergePolicy, or change the value",
        [NSPersistentStoreSaveConflictsErrorKey: try constraintConflict(object).map { [$0] } ?? []])
    }
  }

  /// - Parameter all: true to write all columns.
  func update(_ object: NSManagedObject, all: Bool = false) throws {
    let columns = plan(object.entity).columns.filter { column in all || column.property.map { object.before[$0.name] != nil } ?? false }
    guard !columns.isEmpty else { return }
    let assignments = columns.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    let values = try columns.map { try value($0, of: object) } + [.integer(object.objectID.key)]
    try database.run("UPDATE \(quoted(object.entity.root.knownName)) SET \(assignments) WHERE \(quoted(keyColumn)) = ?", values)
    guard database.changes == 0 else { return }
    throw CoreDataError.make(
      NSManagedObjectMergeError,
      "\(object.objectID) was deleted by another process or context, so its changes cannot be saved; roll back and fetch again",
      [
        NSPersistentStoreSaveConflictsErrorKey: [
          NSMergeConflict(
            source: object, newVersion: 0, oldVersion: 1, cachedSnapshot: object.attributeValues(now: false), persistedSnapshot: nil)
        ]
      ])
  }

  private func constraintConflict(_ object: NSManagedObject) throws -> NSConstraintConflict? {
    guard let (key, columns) = try conflict(object) else { return nil }
    let names = object.entity.properties.filter { columns.contains(ColumnName.of($0)) }.map(\.name)
    // The other object is in the store, or the same save inserted it.
    let other = object.managedObjectContext?.object(with: NSManagedObjectID(object.entity, key: key, store: store))
    let objects = [object] + (other.map { $0.state == .inserted ? [$0] : [] } ?? [])
    return NSConstraintConflict(
      constraint: names, database: other?.state == .inserted ? nil : other, databaseSnapshot: nil, conflictingObjects: objects,
      conflictingSnapshots: objects.map { $0.attributeValues(now: true) })
  }

  /// Writes the pairs of many-to-many relationships.
  func writePairs(_ object: NSManagedObject) throws {
    for relationship in plan(object.entity).paired {
      guard let table = relationship.pairTable, object.state == .inserted || object.before[relationship.name] != nil,
        let objects = object.values[relationship.name] as? [NSManagedObject]
      else { continue }
      let (own, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      let key = StoredValue.integer(object.objectID.key)
      let wanted = Set(objects.filter { $0.state != .deleted }.map(\.objectID.key))
      let name = quoted(table.name)
      var present: Set<Int64> = []
      for row in try database.rows("SELECT \(quoted(other)) FROM \(name) WHERE \(quoted(own)) = ?", [key]) {
        if case .integer(let key) = row[0] { present.insert(key) }
      }
      for gone in present.subtracting(wanted) {
        try database.run("DELETE FROM \(name) WHERE \(quoted(own)) = ? AND \(quoted(other)) = ?", [key, .integer(gone)])
      }
      for new in wanted.subtracting(present).sorted() {
        try database.run("INSERT OR IGNORE INTO \(name) (\(quoted(own)), \(quoted(other))) VALUES (?, ?)", [key, .integer(new)])
      }
    }
  }

  // MARK: Columns

  private struct Column {
    let name: String
    /// The property of the column; nil for the column with the entity.
    let property: NSPropertyDescription?
    var isOrder = false

    static func all(_ entity: NSEntityDescription) -> [Column] {
      var columns: [Column] = entity.root.subentities.isEmpty ? [] : [Column(name: ColumnName.entity, property: nil)]
      for property in entity.properties where !property.isTransient {
        let relationship = property as? NSRelationshipDescription
        if relationship?.isToMany != true { columns.append(Column(name: ColumnName.of(property), property: property)) }
        if let relationship, relationship.isOrdered {
          columns.append(Column(name: ColumnName.order(of: relationship), property: property, isOrder: true))
        }
      }
      return columns
    }
  }

  private func value(_ name: String, of object: NSManagedObject) throws -> StoredValue {
    guard let column = plan(object.entity).columns.first(where: { $0.name == name }) else { return .null }
    return try value(column, of: object)
  }

  private func value(_ column: Column, of object: NSManagedObject) throws -> StoredValue {
    guard let property = column.property else { return .text(object.entity.knownName) }
    if column.isOrder {
      let keys = (object.values[property.name] as? [NSManagedObject] ?? []).filter { $0.state != .deleted }.map(\.objectID.key)
      return .text("[\(keys.map(String.init).joined(separator: ","))]")
    }
    if let attribute = property as? NSAttributeDescription, let kind = attribute.kind {
      do { return try AttributeValue.stored(object.values[property.name], kind) } catch {
        throw CoreDataError.make(
          NSManagedObjectValidationError, "\(object.entity.knownName).\(property.name) cannot be stored: \((error as NSError).localizedDescription)")
      }
    }
    switch object.values[property.name] {
    case let other as NSManagedObject: return other.state == .deleted || other.state == .gone ? .null : .integer(other.objectID.key)
    case let reference as RowReference: return .integer(reference.key)
    default: return .null
    }
  }
}
