import AlmanacRecordStore
import Foundation

extension NSManagedObjectContext {
  /// Writes all changes in one transaction for each store.
  ///
  /// - Throws: an `NSError` if an object is not valid, or the store cannot be written. Then nothing is written, and the changes remain unsaved.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted.list + changed.list + deleted.list { object.willSave() }
    try validate()
    let (new, old, gone) = (inserted.list, changed.list, deleted.list)
    // Throws for an object without a store, which would otherwise be lost silently.
    var stores: [ObjectIdentifier: NSPersistentStore] = [:]
    for object in new + old + gone where stores[ObjectIdentifier(object.entity)] == nil {
      stores[ObjectIdentifier(object.entity)] = try requiredStore(of: object.entity)
    }
    for store in persistentStoreCoordinator?.persistentStores ?? [] {
      let isMine = { (object: NSManagedObject) in stores[ObjectIdentifier(object.entity)] === store }
      try write(to: store, new.filter(isMine), old.filter(isMine), gone.filter(isMine))
    }
    for object in new + old {
      object.state = .saved
      object.objectID.isTemporaryID = false
      object.before = [:]
    }
    for object in gone { forget(object) }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    for object in new + old + gone { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(old), NSDeletedObjectsKey: Set(gone)])
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(new.map(\.objectID)), NSUpdatedObjectIDsKey: Set(old.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(gone.map(\.objectID)),
      ])
    persistentStoreCoordinator?.didSave(Set((new + old + gone).map(\.objectID.place)), in: self)
    parent?.reread(Set((new + old + gone).map(\.objectID.place)))
  }

  private func validate() throws {
    var faults: [NSError] = []
    func check(_ body: () throws -> Void) { do { try body() } catch { faults.append(error as NSError) } }
    for object in inserted.list { check(object.validateForInsert) }
    for object in changed.list { check(object.validateForUpdate) }
    for object in deleted.list { check(object.validateForDelete) }
    try NSManagedObject.raise(faults)
  }

  private func write(to store: NSPersistentStore, _ new: [NSManagedObject], _ old: [NSManagedObject], _ gone: [NSManagedObject]) throws {
    guard !new.isEmpty || !old.isEmpty || !gone.isEmpty else { return }
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    var adopted: [(NSManagedObject, NSManagedObjectID)] = []
    do {
      try store.write { database in
        let writer = RowWriter(database, store)
        let deletions = try gone.map { object in
          let key = object.objectID.key
          return HistoryLog.Change(.delete, object.entity, key, tombstone: try store.preserved(object.entity, key, database))
        }
        for object in gone { try writer.deleteRow(object.entity.root.knownName, object.objectID.key) }
        // Finds existing rows before it writes values, because a column may lead to an object that comes later.
        var merged: Set<ObjectIdentifier> = []
        if policy != .errorMergePolicyType {
          for object in new {
            guard let key = try writer.rival(object) else { continue }
            adopted.append((object, object.objectID))
            object.objectID = NSManagedObjectID(object.entity, key: key, store: store)
            merged.insert(ObjectIdentifier(object))
          }
        }
        for object in new where !merged.contains(ObjectIdentifier(object)) { try writer.insert(object) }
        let keepsStore = policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType
        for object in new where merged.contains(ObjectIdentifier(object)) && !keepsStore { try writer.update(object, all: true) }
        for object in old { try writer.update(object) }
        for object in new + old { try writer.writePairs(object) }
        // A new object that became an existing row is recorded as an update; if the store's values win, nothing changed.
        let insertions = new.compactMap { object -> HistoryLog.Change? in
          guard merged.contains(ObjectIdentifier(object)) else { return HistoryLog.Change(.insert, object.entity, object.objectID.key) }
          return keepsStore ? nil : .update(object)
        }
        try store.record(insertions + old.map { .update($0) } + deletions, by: self, database)
      }
    } catch {
      for (object, identifier) in adopted { object.objectID = identifier }
      throw error
    }
    store.saved()
    for (object, identifier) in adopted { adopt(object, insteadOf: identifier) }
  }

  /// Makes a new object the object of an existing row, because it has the row's unique value. The context forgets its earlier object of that row.
  private func adopt(_ object: NSManagedObject, insteadOf identifier: NSManagedObjectID) {
    registry.remove(identifier.place)
    if let former = registry[object.objectID.place], former !== object {
      changed.remove(former)
      forget(former)
    }
    registry.add(object)
    object.values = object.values.filter { !($0.value is [NSManagedObject]) }
    object.isFault = true
  }
}
