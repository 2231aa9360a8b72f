import AlmanacRecordStore
import Foundation

extension NSManagedObjectContext {
  /// Returns the objects or values that a request describes.
  ///
  /// Includes what other processes have saved until now. Objects that the context already has are returned again, with the stored values; properties
  /// with unsaved changes keep them.
  ///
  /// - Throws: an `NSError`. If SQL cannot express the predicate or the order, it says which part.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let results = try fetch(request.erased(), T.self)
    return try results.map { result in
      guard let result = result as? T else {
        throw CoreDataError.make(
          NSCoreDataError, "\(request.entityName ?? "the entity") has objects of \(type(of: result)), and the request wants \(T.self)")
      }
      return result
    }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let fetch = request.erased()
    if fetch.includesPendingChanges, hasChanges { return try objects(fetch, T.self).count }
    let (query, store) = try query(fetch, T.self)
    return try count(query, store)
  }

  private func count(_ query: FetchQuery, _ store: NSPersistentStore) throws -> Int {
    let inner = query.select("1", windowed: true, sorted: false)
    let sql = "SELECT count(*) FROM (" + inner + ")"
    return try store.read { database in
      try database.withFunctions(query.functions) {
        guard case .integer(let count)? = try database.value(sql.text, sql.arguments) else { return 0 }
        return Int(count)
      }
    }
  }

  func fetch(_ fetch: FetchDescription, _ type: Any.Type) throws -> [Any] {
    if fetch.resultType.contains(.countResultType) {
      let (query, store) = try query(fetch, type)
      return [NSNumber(value: fetch.includesPendingChanges && hasChanges ? try objects(fetch, type).count : try count(query, store))]
    }
    if fetch.resultType.contains(.dictionaryResultType) { return try dictionaries(fetch, type) }
    let objects = try objects(fetch, type)
    return fetch.resultType.contains(.managedObjectIDResultType) ? objects.map(\.objectID) : objects
  }

  func entity(_ fetch: FetchDescription, _ type: Any.Type) throws -> NSEntityDescription {
    guard let model else {
      throw CoreDataError.make(
        NSCoreDataError, "the context has no store; set \\.managedObjectContext on the view, or make the context with a container")
    }
    // The entity is looked up by name, because the request may have an entity of another model object.
    if let name = fetch.entityName {
      guard let entity = model.entitiesByName[name] else {
        throw CoreDataError.make(NSCoreDataError, "the model has no entity \(name) (it has: \(model.names))")
      }
      return entity
    }
    guard let managed = type as? NSManagedObject.Type, let entity = model.entity(of: managed) else {
      throw CoreDataError.make(NSCoreDataError, "the request names no entity")
    }
    return entity
  }

  func query(_ fetch: FetchDescription, _ type: Any.Type) throws -> (FetchQuery, NSPersistentStore) {
    let entity = try entity(fetch, type)
    do { return (try FetchQuery(fetch, entity), try requiredStore(of: entity)) } catch let fault as PredicateFault {
      throw CoreDataError.make(NSCoreDataError, "the request for \(entity.knownName) cannot be translated to SQL: \(fault.description)")
    }
  }

  func objects(_ fetch: FetchDescription, _ type: Any.Type) throws -> [NSManagedObject] {
    let (query, store) = try query(fetch, type)
    let reader = RowReader(self, query.entity, store)
    let columns = reader.columnList(query.scope.alias)
    guard fetch.includesPendingChanges, hasChanges else {
      guard query.order == nil else { return try reader.objects(query.select(columns, windowed: true), query.functions) }
      let all = try reader.objects(query.select(columns, windowed: false), query.functions)
      return query.window(all.sorted(by: fetch.sortDescriptors))
    }
    let pending = inserted.list + changed.list + deleted.list
    // If only this table has changes, SQL filters all unchanged objects. If the condition reads other tables with changes, Swift filters all.
    let readsOthers = pending.contains { object in
      let table = object.entity.root.knownName
      return table != query.entity.root.knownName && query.entities.contains(table)
    }
    let wanted = fetch.includesSubentities ? query.entity.family : [query.entity]
    let isWanted = { (object: NSManagedObject) in wanted.contains { $0 === object.entity } }
    let stored =
      readsOthers
      ? try reader.objects(SQLText("SELECT \(columns) FROM \(quoted(query.entity.root.knownName)) AS \(query.scope.alias)")).filter(isWanted)
      : try reader.objects(query.select(columns, windowed: false), query.functions)
    var result = stored.filter { $0.state == .saved && !changed.contains($0) }
    if readsOthers, let term = query.term { result = try result.filter { try PredicateEvaluation.holds(term, for: $0) } }
    let unsaved = (changed.list + inserted.list).filter(isWanted)
    result += try query.term.map { term in try unsaved.filter { try PredicateEvaluation.holds(term, for: $0) } } ?? unsaved
    result.sort { $0.objectID.key < $1.objectID.key }
    return query.window(result.sorted(by: fetch.sortDescriptors))
  }
}
