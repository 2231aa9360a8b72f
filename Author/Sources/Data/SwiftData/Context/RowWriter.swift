import AlmanacRecordStore
import Foundation

/// Writes models as rows, inside a transaction.
struct RowWriter {
  /// Thrown if another process has rows with the keys of new models.
  struct KeyClash: Error {
    let identifiers: Set<PersistentIdentifier>
  }

  private let database: Database
  private let store: Store
  /// The keys of existing rows that new models become, because they have the same unique value.
  private var merged: [ObjectIdentifier: Int64] = [:]

  init(_ database: Database, _ store: Store) {
    self.database = database
    self.store = store
  }

  private func key(_ storage: _ModelStorage) -> Int64 { merged.isEmpty ? storage.key : merged[ObjectIdentifier(storage)] ?? storage.key }

  // MARK: Deleting

  func delete(_ storage: _ModelStorage) throws {
    let key = StoredValue.integer(storage.key)
    try database.run("DELETE FROM \(quoted(storage.layout.entityName)) WHERE \(quoted(keyColumn)) = ?", [key])
    for table in store.layout.pairs {
      for (entity, column) in [(table.source, PairTable.sourceColumn), (table.destination, PairTable.destinationColumn)]
      where entity == storage.layout.entityName {
        try database.run("DELETE FROM \(quoted(table.name)) WHERE \(quoted(column)) = ?", [key])
      }
    }
  }

  // MARK: Inserting

  /// Inserts models. A model with the unique value of a row changes that row instead.
  ///
  /// - Returns: the models that became existing rows, with their keys.
  mutating func insert(_ storages: [_ModelStorage]) throws -> [(_ModelStorage, Int64)] {
    var clashes: Set<PersistentIdentifier> = []
    // Finds existing rows before it writes values, because a column may lead to a model that comes later.
    let withUniques = Set(store.layout.entities.filter { !$0.uniques.isEmpty }.map(\.name))
    var claimed: [[String]: [[StoredValue]: Int64]] = [:]
    if !withUniques.isEmpty { for storage in storages where withUniques.contains(storage.layout.entityName) { try claim(storage, &claimed) } }
    var result: [(_ModelStorage, Int64)] = []
    for storage in storages {
      if let key = merged[ObjectIdentifier(storage)] {
        result.append((storage, key))
        // The model with the same unique value may be new itself, and its row may not exist yet.
        if try !update(storage, all: true) { try insertRow(storage, key) }
        continue
      }
      do { try insertRow(storage, storage.key) } catch let error as DatabaseError where error.kind == .primaryKey {
        clashes.insert(storage.identifier)
      }
    }
    if !clashes.isEmpty { throw KeyClash(identifiers: clashes) }
    return result
  }

  private mutating func claim(_ storage: _ModelStorage, _ claimed: inout [[String]: [[StoredValue]: Int64]]) throws {
    let entity = storage.layout.entityName
    for columns in store.entity(entity)?.uniques ?? [] {
      let values = try columns.map { name in
        try storage.layout.property(named: name).map { try column($0, of: storage) } ?? .null
      }
      // SQL's unique columns allow several NULLs.
      guard !values.contains(.null) else { continue }
      let condition = columns.map { "\(quoted($0)) = ?" }.joined(separator: " AND ")
      if case .integer(let key)? = try database.value(
        "SELECT \(quoted(keyColumn)) FROM \(quoted(entity)) WHERE \(condition)", values)
      {
        merged[ObjectIdentifier(storage)] = key
      } else if let key = claimed[[entity] + columns]?[values] {
        merged[ObjectIdentifier(storage)] = key
      } else {
        claimed[[entity] + columns, default: [:]][values] = key(storage)
      }
    }
  }

  private func insertRow(_ storage: _ModelStorage, _ key: Int64) throws {
    let statement = try database.statement(storage.layout.insertion)
    try statement.run(count: storage.layout.stored.count + 1) { index in
      try index == 0 ? .integer(key) : column(storage.layout.stored[index - 1], of: storage)
    }
  }

  // MARK: Updating

  func update(_ storage: _ModelStorage) throws {
    guard try !update(storage, all: false) else { return }
    throw SwiftDataError(
      .modelValidationFailure,
      "\(storage.identifier) was deleted by another process or context, so its changes cannot be saved; roll back and fetch again")
  }

  /// - Returns: False if there is no row.
  private func update(_ storage: _ModelStorage, all: Bool) throws -> Bool {
    let properties = storage.layout.stored.filter { all || storage.changed.contains($0.index) }
    guard !properties.isEmpty else { return true }
    let assignments = properties.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    let values = try properties.map { try column($0, of: storage) } + [.integer(key(storage))]
    try database.run("UPDATE \(quoted(storage.layout.entityName)) SET \(assignments) WHERE \(quoted(keyColumn)) = ?", values)
    return database.changes > 0
  }

  private func column(_ property: PropertyLayout, of storage: _ModelStorage) throws -> StoredValue {
    switch storage.slots[property.index] {
    case .stored(let value): return value
    case .live(let value):
      guard let codec = property.codec else { return .null }
      do { return try codec.encodeAny(value) } catch {
        throw SwiftDataError(
          .modelValidationFailure, "\(storage.layout.entityName).\(property.name) of \(storage.identifier) cannot be stored: \(error)")
      }
    case .model(let other): return other._$storage.state == .deleted ? .null : .integer(key(other._$storage))
    case .empty, .unloaded, .models: return .null
    }
  }

  // MARK: Relationships in tables of their own

  func writePairs(_ storage: _ModelStorage) throws {
    for property in storage.layout.lists where storage.layout.hasJoinTable(property) {
      guard storage.state == .inserted || storage.changed.contains(property.index), let table = storage.layout.pairTable(property),
        case .models(let models) = storage.slots[property.index]
      else { continue }
      let (own, other) =
        table.isForward ? (PairTable.sourceColumn, PairTable.destinationColumn) : (PairTable.destinationColumn, PairTable.sourceColumn)
      let ownKey = StoredValue.integer(key(storage))
      let wanted = Set(models.filter { $0._$storage.state != .deleted }.map { key($0._$storage) })
      let name = quoted(table.name)
      var present: Set<Int64> = []
      for row in try database.rows("SELECT \(quoted(other)) FROM \(name) WHERE \(quoted(own)) = ?", [ownKey]) {
        if case .integer(let key) = row[0] { present.insert(key) }
      }
      for key in present.subtracting(wanted) {
        try database.run("DELETE FROM \(name) WHERE \(quoted(own)) = ? AND \(quoted(other)) = ?", [ownKey, .integer(key)])
      }
      for key in wanted.subtracting(present).sorted() {
        try database.run("INSERT OR IGNORE INTO \(name) (\(quoted(own)), \(quoted(other))) VALUES (?, ?)", [ownKey, .integer(key)])
      }
    }
  }
}
