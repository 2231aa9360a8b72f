import AlmanacRecordStore
import Foundation

extension NSManagedObjectContext {
  private func reader(_ entity: NSEntityDescription) -> RowReader? { store(of: entity).map { RowReader(self, entity, $0) } }

  /// Reads a row by its key; nil if there is none, or if it cannot be read.
  private func row(_ entity: NSEntityDescription, _ key: Int64) throws -> NSManagedObject? {
    let reader = RowReader(self, entity, try requiredStore(of: entity))
    let table = quoted(entity.root.knownName)
    return try reader.objects(SQLText("SELECT \(reader.columnList("t")) FROM \(table) AS t WHERE t.\(quoted(keyColumn)) = ?", [.integer(key)])).first
  }

  /// Reads the row of an object whose values are not loaded yet. If the row was deleted, the object has no values from then on.
  func load(_ object: NSManagedObject) {
    do {
      guard try row(object.entity, object.objectID.key) == nil else { return }
      object.values = [:]
    } catch { report(error, object.entity) }
  }

  /// Returns the object that a to-one relationship leads to; nil if its row was deleted.
  func object(of relationship: NSRelationshipDescription, _ key: Int64) -> NSManagedObject? {
    guard let destination = relationship.destinationEntity else { return nil }
    if let known = registry[RowPlace(table: destination.root.knownName, key: key)] { return known.state == .deleted ? nil : known }
    do { return try row(destination, key) } catch {
      report(error, destination)
      return nil
    }
  }

  /// Reads the objects of a to-many relationship.
  func read(_ relationship: NSRelationshipDescription, of object: NSManagedObject) -> [NSManagedObject] {
    guard let destination = relationship.destinationEntity, let reader = reader(destination) else { return [] }
    let start = "SELECT \(reader.columnList("t")) FROM \(quoted(destination.root.knownName)) AS t"
    let key = StoredValue.integer(object.objectID.key)
    let sql: SQLText
    if let inverse = relationship.inverseRelationship, relationship.isKeptByInverse {
      sql = SQLText("\(start) WHERE t.\(quoted(ColumnName.of(inverse))) = ? ORDER BY t.\(quoted(keyColumn))", [key])
    } else if let table = relationship.pairTable {
      let (own, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      sql = SQLText(
        "\(start) JOIN \(quoted(table.name)) AS p ON p.\(quoted(other)) = t.\(quoted(keyColumn)) WHERE p.\(quoted(own)) = ? ORDER BY t.\(quoted(keyColumn))",
        [key])
    } else {
      return []
    }
    do {
      let found = try reader.objects(sql).filter { other in
        // Leaves out an object whose unsaved changes lead elsewhere.
        guard other.state != .deleted else { return false }
        guard let inverse = relationship.inverseRelationship, other.before[inverse.name] != nil else { return true }
        return other.related(inverse).contains { $0 === object }
      }
      return relationship.isOrdered ? try ordered(found, relationship, object) : found
    } catch {
      report(error, object.entity)
      return []
    }
  }

  private func ordered(
    _ objects: [NSManagedObject], _ relationship: NSRelationshipDescription, _ owner: NSManagedObject
  ) throws -> [NSManagedObject] {
    let column = quoted(ColumnName.order(of: relationship))
    let sql = "SELECT \(column) FROM \(quoted(owner.entity.root.knownName)) WHERE \(quoted(keyColumn)) = ?"
    let stored = try requiredStore(of: owner.entity).read { try $0.value(sql, [.integer(owner.objectID.key)]) }
    guard case .text(let text)? = stored, let keys = try? JSONDecoder().decode([Int64].self, from: Data(text.utf8)) else { return objects }
    let places = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // Objects that another program added without setting the order come last.
    return objects.enumerated().sorted {
      (places[$0.element.objectID.key] ?? .max, $0.offset) < (places[$1.element.objectID.key] ?? .max, $1.offset)
    }.map(\.element)
  }

  /// Reports that a property could not be read, because an accessor cannot throw.
  private func report(_ error: any Error, _ entity: NSEntityDescription) {
    UnavailableServices.report(
      "coreData.unreadable", "an object of \(entity.knownName) could not be read: \((error as NSError).localizedDescription)")
  }

  // MARK: Objects by name

  /// Returns the object of an identifier, without checking that it exists.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registry[objectID.place] { return known }
    let object = RowIdentifier.object(objectID.entity.resolvedClass, objectID)
    object.managedObjectContext = self
    object.state = .saved
    object.isFault = true
    registry.add(object)
    return object
  }

  /// - Throws: an error if there is no such object.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registry[objectID.place], known.state == .inserted { return known }
    guard let object = try row(objectID.entity, objectID.key), object.state != .deleted else {
      throw CoreDataError.make(NSManagedObjectMergeError, "\(objectID) was deleted, or never saved")
    }
    return object
  }

  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry[objectID.place] }

  /// Marks the identifiers as permanent. Their values do not change, because objects have their final keys from the start.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws { for object in objects { object.objectID.isTemporaryID = false } }

  // MARK: Reading again

  /// - Parameter flag: true to keep unsaved changes.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.state == .saved else { return }
    if flag {
      load(object)
    } else {
      changed.remove(object)
      object.before = [:]
      object.willTurnIntoFault()
      object.values = [:]
      object.isFault = true
      object.didTurnIntoFault()
    }
    object.publisher?.send()
  }

  public func refreshAllObjects() { for object in registry.list { refresh(object, mergeChanges: true) } }

  /// Reads objects again that another context saved, or that a transaction of the history contains.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
  }
  /// - Parameter changes: lists or sets of objects, of their identifiers, or of their URIs.
  public class func mergeChanges(fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
    for context in contexts {
      context.reread(Set(changes.values.flatMap { PredicateEvaluation.elements($0) ?? [] }.compactMap { context.place(of: $0) }))
    }
  }

  /// Returns the row of an object, an identifier or a URI; nil for any other value.
  private func place(of value: Any) -> RowPlace? {
    switch value {
    case let object as NSManagedObject: object.objectID.place
    case let identifier as NSManagedObjectID: identifier.place
    case let url as URL: persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)?.place
    default: nil
    }
  }

  func reread(_ places: Set<RowPlace>) {
    var refreshed: Set<NSManagedObject> = []
    for object in places.compactMap({ registry[$0] }) where object.state == .saved {
      refresh(object, mergeChanges: true)
      refreshed.insert(object)
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSRefreshedObjectsKey: refreshed])
  }

  /// Forgets all objects and all unsaved changes.
  public func reset() {
    for object in registry.list + deleted.list + inserted.list where object.managedObjectContext === self { forget(object) }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    registry.removeAll()
  }

  /// Drops all unsaved changes.
  public func rollback() {
    for object in inserted.list { forget(object) }
    for object in deleted.list { object.state = .saved }
    for object in changed.list + deleted.list { for (key, value) in object.before { object.values[key] = value } }
    for object in changed.list + deleted.list {
      object.before = [:]
      object.publisher?.send()
    }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
  }
}
