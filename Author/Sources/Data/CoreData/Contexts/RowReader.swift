import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// Makes objects from the rows of a table.
final class RowReader {
  private let context: NSManagedObjectContext
  private let root: NSEntityDescription
  private let store: NSPersistentStore
  private let model: NSManagedObjectModel
  private let known: ObjectRegistry.Table
  private let storesEntity: Bool
  /// The columns after the key, and their indices in a row.
  private let columns: [String]
  private var plans: [String: Plan] = [:]

  /// The plan for making objects from the rows of one entity.
  private struct Plan {
    let entity: NSEntityDescription
    let type: NSManagedObject.Type
    let attributes: [(name: String, kind: DataModel.AttributeType, column: Int)]
    let toOne: [(name: String, column: Int)]
    let toMany: [String]
  }

  init(_ context: NSManagedObjectContext, _ entity: NSEntityDescription, _ store: NSPersistentStore) {
    self.context = context
    root = entity.root
    self.store = store
    model = root.managedObjectModel
    columns = store.layout.entity(root.knownName)?.columns.map(\.name) ?? []
    storesEntity = columns.first == ColumnName.entity
    known = context.registry.table(root.knownName)
  }

  /// Returns the column list of a SELECT.
  func columnList(_ alias: String) -> String { ([keyColumn] + columns).map { "\(alias).\(quoted($0))" }.joined(separator: ", ") }

  private func plan(_ name: String) -> Plan? {
    if let known = plans[name] { return known }
    guard let entity = model.entitiesByName[name] else { return nil }
    let places = Dictionary(columns.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    let stored = entity.properties.filter { !$0.isTransient }
    let plan = Plan(
      entity: entity, type: entity.resolvedClass,
      attributes: stored.compactMap { property in
        guard let attribute = property as? NSAttributeDescription, let kind = attribute.kind, let place = places[ColumnName.of(property)] else {
          return nil
        }
        return (property.name, kind, place)
      },
      toOne: stored.compactMap { property in
        guard let relationship = property as? NSRelationshipDescription, !relationship.isToMany, let place = places[ColumnName.of(property)] else {
          return nil
        }
        return (property.name, place)
      },
      toMany: stored.compactMap { ($0 as? NSRelationshipDescription)?.isToMany == true ? $0.name : nil })
    plans[name] = plan
    return plan
  }

  /// Returns the object of the current row: the context's own object, with the stored values, or a new one, which is added to `new`.
  /// Properties with unsaved changes keep them.
  private func object(_ statement: Statement, _ new: inout [NSManagedObject]) -> NSManagedObject? {
    var name = root.knownName
    if storesEntity, case .text(let found) = statement.value(1) { name = found }
    guard let plan = plan(name) else { return nil }
    let key = statement.integer(0)
    if let known = known[key] {
      if known.state == .saved { apply(statement, plan, to: known) }
      return known
    }
    let object = RowIdentifier.object(plan.type, NSManagedObjectID(plan.entity, key: key, store: store))
    object.managedObjectContext = context
    object.state = .saved
    fill(object, statement, plan)
    new.append(object)
    return object
  }

  /// Sets a row's values on a new object.
  private func fill(_ object: NSManagedObject, _ statement: Statement, _ plan: Plan) {
    var values = [String: Any](minimumCapacity: plan.attributes.count + plan.toOne.count)
    for (name, kind, column) in plan.attributes {
      if let value = AttributeValue.loaded(statement.value(column), kind) { values[name] = value }
    }
    for (name, column) in plan.toOne { if case .integer(let key) = statement.value(column) { values[name] = RowReference(key: key) } }
    object.values = values
  }

  /// Sets a row's values on an object that the context already has.
  private func apply(_ statement: Statement, _ plan: Plan, to object: NSManagedObject) {
    object.isFault = false
    let isChanged = !object.before.isEmpty
    for (name, kind, column) in plan.attributes where !isChanged || object.before[name] == nil {
      object.values[name] = AttributeValue.loaded(statement.value(column), kind)
    }
    for (name, column) in plan.toOne where !isChanged || object.before[name] == nil {
      guard case .integer(let key) = statement.value(column) else {
        object.values[name] = nil
        continue
      }
      if let known = object.values[name] as? NSManagedObject, known.objectID.key == key { continue }
      object.values[name] = RowReference(key: key)
    }
    // To-many relationships are read again on next use.
    for name in plan.toMany where !isChanged || object.before[name] == nil { object.values[name] = nil }
  }

  /// Returns the objects of all rows of a statement.
  func objects(_ sql: SQLText, _ functions: [NativeFunction] = []) throws -> [NSManagedObject] {
    try store.read { database in
      try database.withFunctions(functions) {
        let statement = try database.statement(sql.text)
        try statement.begin(sql.arguments)
        defer { statement.end() }
        var (objects, new): ([NSManagedObject], [NSManagedObject]) = ([], [])
        while try statement.next() { if let object = object(statement, &new) { objects.append(object) } }
        // Registered together, which is faster, and before the author's code runs, which may fetch.
        known.add(new)
        for object in new { object.awakeFromFetch() }
        return objects
      }
    }
  }
}
