import Foundation
import RecordStore

extension ModelContext {
  // MARK: Rows

  /// The slots whose values come with each row, with their columns.
  static func rowProperties(_ layout: _ModelLayout, _ wanted: Set<Int>? = nil) -> [PropertyLayout] {
    layout.properties.filter { property in
      switch property.kind {
      case .attribute(_, let settings):
        !settings.isEphemeral && (wanted.map { $0.contains(property.index) } ?? !settings.isExternal)
      case .toOne: true
      case .toMany, .unsupported: false
      }
    }
  }

  /// Returns the model of a row: the context's own object with the row's values, or a new one.
  ///
  /// - Parameter first: the column of the first property; the key is the column before it.
  /// - Throws: ``SwiftDataError`` if a value is not of its property's type.
  func model(_ layout: _ModelLayout, _ properties: [PropertyLayout], _ row: Statement, first: Int = 1) throws -> any PersistentModel {
    let key = row.integer(first - 1)
    var values = [_ModelStorage.Slot](repeating: .unloaded, count: layout.properties.count)
    for (offset, property) in properties.enumerated() {
      let stored = row.value(first + offset)
      values[property.index] = try slot(stored, property, layout, key)
    }
    for property in layout.properties where property.attribute?.isEphemeral == true { values[property.index] = .empty }
    if let known = registry[layout.entityName, key] {
      if known._$storage.state == .saved { known._$storage.refresh(values) }
      return known
    }
    let model = makeFault(layout, key)
    for (index, property) in layout.properties.enumerated() {
      if case .empty = values[index] { values[index] = initialSlot(property) }
    }
    model._$storage.slots = values
    return model
  }

  private func slot(_ stored: StoredValue, _ property: PropertyLayout, _ layout: _ModelLayout, _ key: Int64) throws -> _ModelStorage.Slot {
    guard let codec = property.codec else { return .stored(stored) }
    do { return try codec.slot(stored) } catch {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(layout.entityName).\(property.name) of \(layout.entityName)/\(key): \(error). Did another version of the app write it?")
    }
  }

  /// What a property has that is not stored.
  private func initialSlot(_ property: PropertyLayout) -> _ModelStorage.Slot {
    guard let value = property.defaultValue else { return .stored(.null) }
    guard let codec = property.codec, !codec.isComposite, let stored = try? codec.encodeAny(value) else { return .live(value) }
    return .stored(stored)
  }

  /// Makes an object for a row, which reads the values when they are used.
  func makeFault(_ layout: _ModelLayout, _ key: Int64) -> any PersistentModel {
    let store = try? container.store(of: layout.entityName)
    let storage = _ModelStorage(
      layout, identifier: PersistentIdentifier(entityName: layout.entityName, key: key, storeIdentifier: store?.identifier))
    storage.slots = Array(repeating: .unloaded, count: layout.properties.count)
    storage.state = .saved
    storage.context = self
    let model = layout.type.init(_$storage: storage)
    storage.model = model
    registry.add(model)
    return model
  }

  // MARK: Reading what is used

  /// The object of a key; nil if neither the context nor the store has it.
  func existingModel(of layout: _ModelLayout, key: Int64) -> (any PersistentModel)? {
    if let known = registry[layout.entityName, key] { return known._$storage.state == .deleted ? nil : known }
    return models(layout, where: "\(quoted(keyColumn)) = ?", [.integer(key)]).first
  }

  /// Reads all values of an object that are not read yet.
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
        try statement.begin([.integer(storage.identifier.key)])
        defer { statement.end() }
        guard try statement.next() else { return }
        for (index, property) in properties.enumerated() {
          storage.slots[property.index] = try slot(statement.value(index), property, layout, storage.identifier.key)
        }
      }
    }
  }

  /// Reads the models of a to-many relationship, with the changes that are not saved.
  func loadRelated(_ slot: Int, of storage: _ModelStorage) -> [any PersistentModel] {
    let property = storage.layout.properties[slot]
    guard let target = property.target?._$layout else { return [] }
    let key = StoredValue.integer(storage.identifier.key)
    if storage.layout.hasJoinTable(property) {
      guard let table = storage.layout.pairTable(property) else { return [] }
      let (own, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      let keys = "SELECT \(quoted(other)) FROM \(quoted(table.name)) WHERE \(quoted(own)) = ?"
      return models(target, where: "\(quoted(keyColumn)) IN (\(keys))", [key]).filter { $0._$storage.state != .deleted }
    }
    guard let inverse = storage.layout.inverse(of: property) else { return [] }
    var found = models(target, where: "\(quoted(inverse.name)) = ?", [key])
    // An object whose column has changed, or that is new, counts as it is now.
    let unsaved = (inserted.list + changed.list).filter { $0._$storage.layout === target }
    guard !unsaved.isEmpty || !deleted.isEmpty else { return found }
    let leads = { (model: any PersistentModel) in model._$storage.relatedKey(inverse.index) == storage.identifier.key }
    found = found.filter { $0._$storage.state != .deleted && leads($0) }
    let known = Set(found.map { ObjectIdentifier($0) })
    return found + unsaved.filter { !known.contains(ObjectIdentifier($0)) && leads($0) }
  }

  /// Reads models in the order of their keys. A failure is reported, because a property cannot throw.
  private func models(_ layout: _ModelLayout, where condition: String, _ arguments: [StoredValue]) -> [any PersistentModel] {
    let properties = Self.rowProperties(layout)
    return reporting {
      try container.store(of: layout.entityName).read { database in
        let columns = ([keyColumn] + properties.map(\.name)).map(quoted).joined(separator: ", ")
        let statement = try database.statement(
          "SELECT \(columns) FROM \(quoted(layout.entityName)) WHERE \(condition) ORDER BY \(quoted(keyColumn))")
        try statement.begin(arguments)
        defer { statement.end() }
        var found: [any PersistentModel] = []
        while try statement.next() { found.append(try model(layout, properties, statement)) }
        return found
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
  /// The key to which a to-one relationship leads.
  func relatedKey(_ slot: Int) -> Int64? {
    switch slots[slot] {
    case .model(let model): return model._$storage.identifier.key
    case .stored(.integer(let key)): return key
    case .unloaded:
      context?.loadAttributes(of: self)
      if case .stored(.integer(let key)) = slots[slot] { return key }
      return nil
    default: return nil
    }
  }

  /// Lists that follow from the columns of other rows are read again when they are used.
  func forgetLists() {
    guard state == .saved else { return }
    for property in layout.properties where property.isToMany { slots[property.index] = .unloaded }
  }

  /// Removes a deleted model from this side of a relationship.
  func unlinkDeleted(_ other: any PersistentModel, _ property: PropertyLayout) {
    guard property.isToMany else {
      guard relatedKey(property.index) == other._$storage.identifier.key else { return }
      willChange(property.index)
      slots[property.index] = .stored(.null)
      return
    }
    unlink(other, property)
  }
}

// MARK: Prefetching

extension ModelContext {
  /// The number of arguments of one statement that every version of SQLite accepts.
  private static let argumentLimit = 500

  func prefetch(_ property: PropertyLayout, _ storages: [_ModelStorage]) throws {
    guard let target = property.target?._$layout else { return }
    if property.isToMany {
      // A list that others' unsaved changes belong to is read when it is used.
      guard let inverse = storages.first?.layout.inverse(of: property), !inverse.isToMany, !hasChanges else { return }
      let waiting = storages.filter { if case .unloaded = $0.slots[property.index] { true } else { false } }
      var lists: [Int64: [any PersistentModel]] = [:]
      for model in try prefetched(target, inverse.name, waiting.map(\.identifier.key)) {
        if let key = model._$storage.relatedKey(inverse.index) { lists[key, default: []].append(model) }
      }
      for storage in waiting { storage.slots[property.index] = .models(lists[storage.identifier.key] ?? []) }
    } else {
      let keys = storages.compactMap { storage -> Int64? in
        guard case .stored(.integer(let key)) = storage.slots[property.index], registry[target.entityName, key] == nil else { return nil }
        return key
      }
      let found = try prefetched(target, keyColumn, Array(Set(keys)))
      // Kept alive until the slots have them.
      withExtendedLifetime(found) { for storage in storages { _ = storage.relatedModel(property.index) } }
    }
  }

  func prefetched(_ layout: _ModelLayout, _ column: String, _ keys: [Int64]) throws -> [any PersistentModel] {
    let properties = Self.rowProperties(layout)
    let columns = ([keyColumn] + properties.map(\.name)).map(quoted).joined(separator: ", ")
    return try container.store(of: layout.entityName).read { database in
      var found: [any PersistentModel] = []
      for start in stride(from: 0, to: keys.count, by: Self.argumentLimit) {
        let part = keys[start..<min(start + Self.argumentLimit, keys.count)]
        let marks = Array(repeating: "?", count: part.count).joined(separator: ", ")
        let statement = try database.statement(
          "SELECT \(columns) FROM \(quoted(layout.entityName)) WHERE \(quoted(column)) IN (\(marks)) ORDER BY \(quoted(keyColumn))")
        try statement.begin(part.map { .integer($0) })
        defer { statement.end() }
        while try statement.next() { found.append(try model(layout, properties, statement)) }
      }
      return found
    }
  }
}
