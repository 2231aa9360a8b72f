import AlmanacRecordStore
import Foundation

extension ModelContext {
  /// Writes all changes in one transaction.
  ///
  /// - Throws: ``SwiftDataError`` if a model is not valid, or the store cannot be written. Then nothing is written, and the changes remain unsaved.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let saved: SaveReport
    do { saved = try write() } catch { throw SwiftDataError(error, or: .loadIssueModelContainer) }
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: saved.inserted, NotificationKey.updatedIdentifiers.rawValue: saved.updated,
        NotificationKey.deletedIdentifiers.rawValue: saved.deleted,
      ])
  }

  private struct SaveReport {
    var inserted: [PersistentIdentifier] = []
    var updated: [PersistentIdentifier] = []
    var deleted: [PersistentIdentifier] = []
  }

  private func write() throws -> SaveReport {
    try validate()
    var report = SaveReport()
    report.deleted = deleted.list.map { $0._$storage.identifier }
    // There is one transaction for each file. Almost every container has one file.
    for store in container.stores { try write(to: store, &report) }
    finish(&report)
    return report
  }

  private func owns(_ store: Store, _ entity: String) -> Bool { (try? container.store(of: entity)) === store }

  private func write(to store: Store, _ report: inout SaveReport) throws {
    let mine = { (models: PendingModels) in
      let storages = models.list.map { $0._$storage }
      return self.container.stores.count == 1 ? storages : storages.filter { self.owns(store, $0.layout.entityName) }
    }
    let (new, old, gone) = (mine(inserted), mine(changed), mine(deleted))
    guard !new.isEmpty || !old.isEmpty || !gone.isEmpty else { return }
    // If another process has chosen a new model's key, the model gets another one, and the transaction is tried again.
    for _ in 0..<3 {
      do {
        let merged = try store.write { database in
          var writer = RowWriter(database, store)
          for storage in gone { try writer.delete(storage) }
          let merged = try writer.insert(new)
          for storage in old { try writer.update(storage) }
          for storage in new { try writer.writePairs(storage) }
          for storage in old { try writer.writePairs(storage) }
          return merged
        }
        for (storage, key) in merged { adopt(storage, key) }
        return
      } catch let clash as RowWriter.KeyClash {
        for storage in new where clash.identifiers.contains(storage.identifier) {
          registry.remove(storage)
          storage.key = RowKey.next()
          if let model = storage.model { registry.add(model) }
        }
      }
    }
    throw SwiftDataError(.loadIssueModelContainer, "\(store.configuration.name): no free keys for the new models; save again")
  }

  /// Makes a new model the model of an existing row, because it has the row's unique value. An object of that row shares its values from now on.
  private func adopt(_ storage: _ModelStorage, _ key: Int64) {
    registry.remove(storage)
    storage.key = key
    if let existing = registry[storage.layout.entityName, key] {
      changed.remove(existing)
      existing._$storage = storage
    } else if let model = storage.model {
      registry.add(model)
    }
    for property in storage.layout.lists { storage.slots[property.index] = .unloaded }
  }

  private func finish(_ report: inout SaveReport) {
    report.inserted = inserted.list.map { $0._$storage.identifier }
    report.updated = changed.list.map { $0._$storage.identifier }
    for model in inserted.list { model._$storage.didSave() }
    for model in changed.list { model._$storage.didSave() }
    for model in deleted.list {
      registry.remove(model._$storage)
      model._$storage.didSave()
      model._$storage.leaveContext()
    }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
  }

  // MARK: Validation

  private func validate() throws {
    for model in inserted.list { try validate(model._$storage) }
    for model in changed.list { try validate(model._$storage) }
    for model in deleted.list {
      for property in model._$storage.layout.relationships where property.relationship?.deleteRule == .deny {
        let left = denying(model._$storage, property)
        guard left > 0 else { continue }
        throw SwiftDataError(
          .modelValidationFailure,
          "\(model._$storage.identifier) cannot be deleted: \(left) of \(property.name) are left, and the relationship's delete rule is deny; "
            + "delete them first")
      }
    }
  }

  /// Returns the number of related models that are not deleted.
  private func denying(_ storage: _ModelStorage, _ property: PropertyLayout) -> Int {
    storage.allRelated(property).count { $0._$storage.state != .deleted }
  }

  private func validate(_ storage: _ModelStorage) throws {
    for property in storage.layout.relationships {
      guard let settings = property.relationship, storage.state == .inserted || storage.changed.contains(property.index) else { continue }
      let name = "\(storage.layout.entityName).\(property.name) of \(storage.identifier)"
      if case .toOne(_, isOptional: false, _) = property.kind, storage.relatedModel(property.index) == nil {
        throw SwiftDataError(.modelValidationFailure, "\(name) has no model and is not optional")
      }
      guard property.isToMany, settings.minimum != nil || settings.maximum != nil else { continue }
      let count = storage.relatedModels(property.index).count
      if let minimum = settings.minimum, count < minimum {
        throw SwiftDataError(.modelValidationFailure, "\(name) has \(count) models, at least \(minimum) are needed")
      }
      if let maximum = settings.maximum, count > maximum {
        throw SwiftDataError(.modelValidationFailure, "\(name) has \(count) models, at most \(maximum) are allowed")
      }
    }
  }
}
