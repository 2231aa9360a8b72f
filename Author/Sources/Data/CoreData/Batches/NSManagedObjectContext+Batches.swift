import AlmanacRecordStore
import Foundation

import class AlmanacFoundationCompat.NSExpression

// Each request is one transaction of the store. The context's own objects do not change: `mergeChanges(fromRemoteContextSave:into:)` reads them again.

extension NSManagedObjectContext {
  /// Performs a request on the stores.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as NSPersistentHistoryChangeRequest: return try history(request)
    case let request as NSPersistentCloudKitContainerEventRequest: return NSPersistentCloudKitContainerEventResult(request.resultType)
    case let request as any AsynchronousRequest: return request.begin(in: self)
    default:
      throw CoreDataError.make(NSCoreDataError, "\(type(of: request)) is not supported; use fetch(_:), a batch request or a request for history")
    }
  }

  /// A row that a batch request changed.
  private struct Row {
    let key: Int64
    let entity: NSEntityDescription
  }

  private func chosen(_ query: FetchQuery, _ database: Database) throws -> [Row] {
    let hasEntities = !query.entity.root.subentities.isEmpty
    let columns = hasEntities ? "\(query.key), \(query.scope.alias).\(quoted(ColumnName.entity))" : query.key
    let sql = query.select(columns, windowed: true)
    return try database.rows(sql.text, sql.arguments).compactMap { row in
      guard case .integer(let key) = row[0] else { return nil }
      guard hasEntities, case .text(let name) = row[1] else { return Row(key: key, entity: query.entity) }
      return Row(key: key, entity: model?.entitiesByName[name] ?? query.entity)
    }
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let (query, store) = try query(request.fetch, NSManagedObject.self)
    let rows = try store.write { database in
      try database.withFunctions(query.functions) {
        let rows = try chosen(query, database)
        let writer = RowWriter(database, store)
        let changes = try rows.map { row in
          HistoryLog.Change(.delete, row.entity, row.key, tombstone: try store.preserved(row.entity, row.key, database))
        }
        for row in rows { try writer.deleteRow(row.entity.root.knownName, row.key) }
        try store.record(changes, by: self, database)
        return rows
      }
    }
    store.saved()
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(request.resultType, true)
    case .resultTypeCount: return NSBatchDeleteResult(request.resultType, rows.count)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(request.resultType, identifiers(rows, store))
    }
  }

  private func identifiers(_ rows: [Row], _ store: NSPersistentStore) -> [NSManagedObjectID] {
    rows.map { NSManagedObjectID($0.entity, key: $0.key, store: store) }
  }

  // MARK: Updates

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    (fetch.predicate, fetch.includesSubentities) = (request.predicate, request.includesSubentities)
    let (query, store) = try query(fetch.erased(), NSManagedObject.self)
    let values = try stored(request.propertiesToUpdate ?? [:], of: query.entity, "NSBatchUpdateRequest")
    guard !values.isEmpty else { throw CoreDataError.make(NSCoreDataError, "NSBatchUpdateRequest has no propertiesToUpdate") }
    let rows = try store.write { database in
      try database.withFunctions(query.functions) {
        let rows = try chosen(query, database)
        let assignments = values.map { "\(quoted($0.column)) = ?" }.joined(separator: ", ")
        let sql = "UPDATE \(quoted(query.entity.root.knownName)) SET \(assignments) WHERE \(quoted(keyColumn)) = ?"
        for row in rows { try database.run(sql, values.map(\.value) + [.integer(row.key)]) }
        try store.record(
          rows.map { HistoryLog.Change(.update, $0.entity, $0.key, properties: values.map(\.name)) }, by: self, database)
        return rows
      }
    }
    store.saved()
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(request.resultType, true)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(request.resultType, rows.count)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(request.resultType, identifiers(rows, store))
    }
  }

  /// Returns the columns and their values for properties of a batch.
  private func stored(
    _ properties: [AnyHashable: Any], of entity: NSEntityDescription, _ request: String
  ) throws -> [(name: String, column: String, value: StoredValue)] {
    try properties.map { key, value in
      let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? "\(key.base)"
      guard let property = entity.propertiesByName[name], !property.isTransient else {
        throw CoreDataError.make(
          NSCoreDataError,
          "\(request): \(entity.knownName) has no stored property \(name) (it has: \(entity.propertiesByName.keys.sorted().joined(separator: ", ")))")
      }
      let column = ColumnName.of(property)
      let given = (value as? any OptionalType).map(\.content) ?? value
      let content = if case .constant(let constant)? = (given as? NSExpression)?.form { constant } else { given }
      guard let attribute = property as? NSAttributeDescription, let kind = attribute.kind else {
        guard (property as? NSRelationshipDescription)?.isToMany == false else {
          throw CoreDataError.make(NSCoreDataError, "\(request): \(entity.knownName).\(name) is a to-many relationship, which a batch cannot set")
        }
        switch content {
        case nil, is NSNull: return (name, column, .null)
        case let identifier as NSManagedObjectID: return (name, column, .integer(identifier.key))
        case let object as NSManagedObject: return (name, column, .integer(object.objectID.key))
        default: throw CoreDataError.make(NSCoreDataError, "\(request): \(entity.knownName).\(name) needs an object or its identifier")
        }
      }
      guard let content, !(content is NSNull) else {
        guard attribute.isOptional else {
          throw CoreDataError.make(NSValidationMissingMandatoryPropertyError, "\(request): \(entity.knownName).\(name) cannot be nil")
        }
        return (name, column, .null)
      }
      guard let kept = AttributeValue.kept(content, kind) else {
        throw CoreDataError.make(
          NSManagedObjectValidationError,
          "\(request): \(entity.knownName).\(name) is \(kind.rawValue), and the value is \(type(of: content)); only constants are supported")
      }
      return (name, column, try AttributeValue.stored(kept, kind))
    }.sorted { $0.name < $1.name }
  }

  // MARK: Inserts

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    guard let model, let entity = model.entitiesByName[request.entityName], !entity.isAbstract else {
      throw CoreDataError.make(
        NSCoreDataError, "NSBatchInsertRequest: the model has no entity \(request.entityName) that objects can be of (it has: \(model?.names ?? ""))")
    }
    let store = try requiredStore(of: entity)
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    let rows = try store.write { database in
      let writer = RowWriter(database, store)
      var rows: [Row] = []
      var changes: [HistoryLog.Change] = []
      while let object = try nextObject(request.source, entity, after: rows.count) {
        guard policy != .errorMergePolicyType, let key = try writer.rival(object) else {
          try writer.insert(object)
          rows.append(Row(key: object.objectID.key, entity: entity))
          changes.append(HistoryLog.Change(.insert, entity, object.objectID.key))
          continue
        }
        // A row already has the unique value: it gets the values that the request names, or keeps its own.
        object.objectID = NSManagedObjectID(entity, key: key, store: store)
        rows.append(Row(key: key, entity: entity))
        guard policy != .mergeByPropertyStoreTrumpMergePolicyType, policy != .rollbackMergePolicyType else { continue }
        try writer.update(object)
        changes.append(HistoryLog.Change(.update, entity, key, properties: object.before.keys.sorted()))
      }
      try store.record(changes, by: self, database)
      return rows
    }
    store.saved()
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(request.resultType, true)
    case .count: return NSBatchInsertResult(request.resultType, rows.count)
    case .objectIDs: return NSBatchInsertResult(request.resultType, identifiers(rows, store))
    }
  }

  /// Returns the next object of a batch, in no context; nil at the end.
  private func nextObject(_ source: NSBatchInsertRequest.Source, _ entity: NSEntityDescription, after count: Int) throws -> NSManagedObject? {
    let object = entity.resolvedClass.init(entity: entity, insertInto: nil)
    let values: [AnyHashable: Any]
    switch source {
    case .dictionaries(let all):
      guard count < all.count else { return nil }
      values = all[count]
    case .dictionaryHandler(let handler):
      let dictionary = NSMutableDictionary()
      guard !handler(dictionary) else { return nil }
      values = Dictionary(dictionary.map { ($0.key as? AnyHashable ?? "\($0.key)" as AnyHashable, $0.value) }, uniquingKeysWith: { _, last in last })
    case .objectHandler(let handler): return handler(object) ? nil : object
    }
    // The same checks as for updates, so that a wrong name is a thrown error instead of an exception.
    for (name, _, value) in try stored(values, of: entity, "NSBatchInsertRequest") {
      object.before.updateValue(object.values[name], forKey: name)
      if let kind = entity.attributesByName[name]?.kind {
        object.values[name] = AttributeValue.loaded(value, kind)
      } else if case .integer(let key) = value {
        object.values[name] = RowReference(key: key)
      }
    }
    return object
  }
}
