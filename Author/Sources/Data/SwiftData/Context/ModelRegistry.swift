import Foundation

/// The models of a context by entity and key: one object for each row. It holds them weakly.
struct ModelRegistry {
  /// The models of one entity.
  final class Table {
    private struct Entry {
      weak var model: (any PersistentModel)?
    }
    private var entries: [Int64: Entry] = [:]
    private var sweepAt = leastSweep
    private static let leastSweep = 4096

    /// True if the table has no entries.
    var isEmpty: Bool { entries.isEmpty }
    subscript(key: Int64) -> (any PersistentModel)? { entries[key]?.model }

    func add(_ models: [(key: Int64, model: any PersistentModel)]) {
      entries.reserveCapacity(entries.count + models.count)
      for (key, model) in models { entries[key] = Entry(model: model) }
      // Sweeps entries of deallocated models from time to time.
      guard entries.count > sweepAt else { return }
      entries = entries.filter { $0.value.model != nil }
      sweepAt = max(Self.leastSweep, entries.count * 2)
    }
    func remove(_ key: Int64) { entries[key] = nil }
    func forEach(_ body: (any PersistentModel) -> Void) { for entry in entries.values { if let model = entry.model { body(model) } } }
  }
  private var tables: [String: Table] = [:]

  subscript(entity: String, key: Int64) -> (any PersistentModel)? { tables[entity]?[key] }

  mutating func table(_ entity: String) -> Table {
    if let table = tables[entity] { return table }
    let table = Table()
    tables[entity] = table
    return table
  }

  mutating func add(_ model: any PersistentModel) {
    let storage = model._$storage
    table(storage.layout.entityName).add([(storage.key, model)])
  }

  func forEach(_ body: (any PersistentModel) -> Void) { for table in tables.values { table.forEach(body) } }

  func remove(_ storage: _ModelStorage) { tables[storage.layout.entityName]?.remove(storage.key) }
}

/// Models in the order in which they were added, each once. It holds them strongly.
struct PendingModels {
  private var models: [(any PersistentModel)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var list: [any PersistentModel] { models.compactMap(\.self) }

  func contains(_ model: any PersistentModel) -> Bool { places[ObjectIdentifier(model)] != nil }

  mutating func add(_ model: any PersistentModel) {
    let identity = ObjectIdentifier(model)
    guard places[identity] == nil else { return }
    places[identity] = models.count
    models.append(model)
  }
  mutating func remove(_ model: any PersistentModel) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(model)) else { return }
    models[place] = nil
    if places.isEmpty { models = [] }
  }
  mutating func removeAll() { self = PendingModels() }
}
