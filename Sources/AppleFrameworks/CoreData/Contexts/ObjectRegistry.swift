import Foundation

/// The objects of a context by their rows: one object for each. It does not keep them alive.
struct ObjectRegistry {
  private struct Entry {
    weak var object: NSManagedObject?
  }
  private var entries: [RowPlace: Entry] = [:]
  private var sweepAt = 1024

  subscript(place: RowPlace) -> NSManagedObject? { entries[place]?.object }
  var list: [NSManagedObject] { entries.values.compactMap(\.object) }

  mutating func add(_ object: NSManagedObject) {
    entries[object.objectID.place] = Entry(object: object)
    // Entries of objects that are gone are removed now and then.
    guard entries.count > sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(1024, entries.count * 2)
  }
  mutating func remove(_ place: RowPlace) { entries[place] = nil }
  mutating func removeAll() { entries = [:] }
}

/// Objects in the order in which they were added, each once. It keeps them alive.
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
