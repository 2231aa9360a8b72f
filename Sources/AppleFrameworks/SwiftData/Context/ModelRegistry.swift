import Foundation

/// The models of a context by entity and key: one object for each row. It does not keep them alive.
struct ModelRegistry {
  private struct Entry {
    weak var model: (any PersistentModel)?
  }
  private var tables: [String: [Int64: Entry]] = [:]
  private var sweepAt = 1024
  private var count = 0

  subscript(entity: String, key: Int64) -> (any PersistentModel)? { tables[entity]?[key]?.model }

  mutating func add(_ model: any PersistentModel) {
    let identifier = model._$storage.identifier
    if tables[identifier.entityName, default: [:]].updateValue(Entry(model: model), forKey: identifier.key) == nil { count += 1 }
    // Entries of models that are gone are removed now and then.
    guard count > sweepAt else { return }
    for entity in tables.keys { tables[entity] = tables[entity]?.filter { $0.value.model != nil } }
    count = tables.values.reduce(0) { $0 + $1.count }
    sweepAt = max(1024, count * 2)
  }

  func forEach(_ body: (any PersistentModel) -> Void) {
    for table in tables.values { for entry in table.values { if let model = entry.model { body(model) } } }
  }

  mutating func remove(_ identifier: PersistentIdentifier) {
    if tables[identifier.entityName]?.removeValue(forKey: identifier.key) != nil { count -= 1 }
  }
}

/// Models in the order in which they were added, each once. It keeps them alive.
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
