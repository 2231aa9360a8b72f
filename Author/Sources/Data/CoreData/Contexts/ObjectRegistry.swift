import Foundation

/// The objects of a context by their rows: one object for each. It holds them weakly.
struct ObjectRegistry {
  /// The objects of one table.
  final class Table {
    private struct Entry {
      weak var object: NSManagedObject?
    }
    private var entries: [Int64: Entry] = [:]
    private var sweepAt = leastSweep
    private static let leastSweep = 1024

    /// True if the table has no entries.
    var isEmpty: Bool { entries.isEmpty }
    var list: [NSManagedObject] { entries.values.compactMap(\.object) }
    subscript(key: Int64) -> NSManagedObject? { entries[key]?.object }

    func add(_ objects: [NSManagedObject]) {
      entries.reserveCapacity(entries.count + objects.count)
      for object in objects { entries[object.objectID.key] = Entry(object: object) }
      // Sweeps entries of deallocated objects from time to time.
      guard entries.count > sweepAt else { return }
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(Self.leastSweep, entries.count * 2)
    }
    func remove(_ key: Int64) { entries[key] = nil }
  }
  private var tables: [String: Table] = [:]

  subscript(place: RowPlace) -> NSManagedObject? { tables[place.table]?[place.key] }
  var list: [NSManagedObject] { tables.values.flatMap(\.list) }

  mutating func table(_ name: String) -> Table {
    if let table = tables[name] { return table }
    let table = Table()
    tables[name] = table
    return table
  }
  mutating func add(_ object: NSManagedObject) { table(object.objectID.place.table).add([object]) }
  func remove(_ place: RowPlace) { tables[place.table]?.remove(place.key) }
  mutating func removeAll() { tables = [:] }
}

/// Objects in the order in which they were added, each once. It holds them strongly.
struct PendingObjects {
  private var objects: [NSManagedObject?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var list: [NSManagedObject] { objects.compactMap(\.self) }

  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }
  mutating func add(_ object: NSManagedObject) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = objects.count
    objects.append(object)
  }
  mutating func remove(_ object: NSManagedObject) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
    objects[place] = nil
    if places.isEmpty { objects = [] }
  }
  mutating func removeAll() { self = PendingObjects() }
}
