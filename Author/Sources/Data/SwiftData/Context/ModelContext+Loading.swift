import AlmanacRecordStore
import Foundation

extension ModelContext {
  // MARK: Reading what is used

  /// Returns the object of a key; nil if neither the context nor the store has it.
  func existingModel(of layout: _ModelLayout, key: Int64) -> (any PersistentModel)? {
    if let known = registry[layout.entityName, key] { return known._$storage.state == .deleted ? nil : known }
    return models(layout, where: "\(quoted(keyColumn)) = ?", [.integer(key)]).first
  }

  /// Reads all values of an object that have not been read yet.
  func loadAttributes(of storage: _ModelStorage) {
    let layout = storage.layout
    let properties = layout.properties.filter { property in
      guard case .unloaded = storage.slots[property.index], !property.isToMany else { return false }
      return property.attribute?.isEphemeral != true
    }
    reporting {
      try container.store(of: layout.entityName).read { database in
        let columns = properties.map { quoted($0.name) }.joined(separator: ", ")
        let statement = try database.statement("SELECT \(columns) FROM \(quoted(layout.entityName)) WHERE \(quoted(keyColumn)) = ?")
        try statement.begin([.integer(storage.key)])
        defer { statement.end() }
        guard try statement.next() else { return }
        for (index, property) in properties.enumerated() {
          storage.slots[property.index] = try property.slot(statement.value(index), layout, storage.key)
        }
      }
    }
  }

  /// Reads the models of a to-many relationship, including unsaved changes.
  func loadRelated(_ slot: Int, of storage: _ModelStorage) -> [any PersistentModel] {
    let property = storage.layout.properties[slot]
    guard let target = property.target?._$layout else { return [] }
    let key = StoredValue.integer(storage.key)
    if storage.layout.hasJoinTable(property) {
      guard let table = storage.layout.pairTable(property) else { return [] }
      let (own, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      let keys = "SELECT \(quoted(other)) FROM \(quoted(table.name)) WHERE \(quoted(own)) = ?"
      return models(target, where: "\(quoted(keyColumn)) IN (\(keys))", [key]).filter { $0._$storage.state != .deleted }
    }
    guard let inverse = storage.layout.inverse(of: property) else { return [] }
    var found = models(target, where: "\(quoted(inverse.name)) = ?", [key])
    // A new object, or one with a changed column, is matched by its current value.
    let unsaved = (inserted.list + changed.list).filter { $0._$storage.layout === target }
    guard !unsaved.isEmpty || !deleted.isEmpty else { return found }
    let leads = { (model: any PersistentModel) in model._$storage.relatedKey(inverse.index) == storage.key }
    found = found.filter { $0._$storage.state != .deleted && leads($0) }
    let known = Set(found.map { ObjectIdentifier($0) })
    return found + unsaved.filter { !known.contains(ObjectIdentifier($0)) && leads($0) }
  }

  /// Reads models in the order of their keys. A failure is reported, because a property cannot throw.
  private func models(_ layout: _ModelLayout, where condition: String, _ arguments: [StoredValue]) -> [any PersistentModel] {
    reporting {
      try container.store(of: layout.entityName).read { database in
        let columns = layout.columns.names.joined(separator: ", ")
        let statement = try database.statement(
          "SELECT \(columns) FROM \(quoted(layout.entityName)) WHERE \(condition) ORDER BY \(quoted(keyColumn))")
        try statement.begin(arguments)
        defer { statement.end() }
        return try RowReader(self, layout, layout.columns).models(statement) { $0 }
      }
    } ?? []
  }

  @discardableResult
  private func reporting<R>(_ body: () throws -> R) -> R? {
    do { return try body() } catch {
      FileHandle.standardError.write(Data("SwiftData: values could not be read: \(error)\n".utf8))
      return nil
    }
  }
}

extension _ModelStorage {
  /// Returns the key that a to-one relationship leads to.
  func relatedKey(_ slot: Int) -> Int64? {
    switch slots[slot] {
    case .model(let model): return model._$storage.key
    case .stored(.integer(let key)): return key
    case .unloaded:
      context?.loadAttributes(of: self)
      if case .stored(.integer(let key)) = slots[slot] { return key }
      return nil
    default: return nil
    }
  }

  /// Marks lists that follow from the columns of other rows as unread, so that they are read again on next use.
  func forgetLists() {
    guard state == .saved else { return }
    for property in layout.lists { slots[property.index] = .unloaded }
  }

  /// Removes a deleted model from this side of a relationship.
  func unlinkDeleted(_ other: any PersistentModel, _ property: PropertyLayout) {
    guard property.isToMany else {
      guard relatedKey(property.index) == other._$storage.key else { return }
      willChange(property.index)
      slots[property.index] = .stored(.null)
      return
    }
    unlink(other, property)
  }
}

// MARK: Prefetching

extension ModelContext {
  /// The maximum number of arguments of one statement that every version of SQLite accepts.
  private static let argumentLimit = 500

  func prefetch(_ property: PropertyLayout, _ storages: [_ModelStorage]) throws {
    guard let target = property.target?._$layout else { return }
    if property.isToMany {
      // Not prefetched with unsaved changes, which can add to the lists; they are read on use.
      guard let inverse = storages.first?.layout.inverse(of: property), !inverse.isToMany, !hasChanges else { return }
      let waiting = storages.filter { if case .unloaded = $0.slots[property.index] { true } else { false } }
      var lists: [Int64: [any PersistentModel]] = [:]
      for model in try prefetched(target, inverse.name, waiting.map(\.key)) {
        if let key = model._$storage.relatedKey(inverse.index) { lists[key, default: []].append(model) }
      }
      for storage in waiting { storage.slots[property.index] = .models(lists[storage.key] ?? []) }
    } else {
      let keys = storages.compactMap { storage -> Int64? in
        guard case .stored(.integer(let key)) = storage.slots[property.index], registry[target.entityName, key] == nil else { return nil }
        return key
      }
      let found = try prefetched(target, keyColumn, Array(Set(keys)))
      // Keeps the models alive until the slots refer to them.
      withExtendedLifetime(found) { for storage in storages { _ = storage.relatedModel(property.index) } }
    }
  }

  func prefetched(_ layout: _ModelLayout, _ column: String, _ keys: [Int64]) throws -> [any PersistentModel] {
    let columns = layout.columns.names.joined(separator: ", ")
    return try container.store(of: layout.entityName).read { database in
      let reader = RowReader(self, layout, layout.columns)
      var found: [any PersistentModel] = []
      for start in stride(from: 0, to: keys.count, by: Self.argumentLimit) {
        let part = keys[start..<min(start + Self.argumentLimit, keys.count)]
        let marks = Array(repeating: "?", count: part.count).joined(separator: ", ")
        let statement = try database.statement(
          "SELECT \(columns) FROM \(quoted(layout.entityName)) WHERE \(quoted(column)) IN (\(marks)) ORDER BY \(quoted(keyColumn))")
        try statement.begin(part.map { .integer($0) })
        defer { statement.end() }
        found += try reader.models(statement) { $0 }
      }
      return found
    }
  }
}
