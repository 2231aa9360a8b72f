import AlmanacFoundationCompat
import Foundation

extension NSManagedObject: KeyValueReadable {
  package func value(atPath names: [String]) -> Any? {
    guard let name = names.first else { return self }
    return PredicateEvaluation.value(Array(names.dropFirst()), of: value(forKey: name))
  }
  package var identity: AnyObject { objectID }
}

extension NSManagedObject: KeyValueWritable {
  package func write(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
}

extension NSSortDescriptor {
  public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(plain: keyPath, ascending: ascending)
  }
  public convenience init<Root: NSManagedObject, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(plain: keyPath, ascending: ascending)
  }
  public convenience init<Root: NSManagedObject, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(plain: keyPath, ascending: ascending)
  }

  /// A descriptor with an order that SQL can express.
  private convenience init<Root: NSManagedObject, Value>(plain keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { ValueOrder.compare(SortOrder.content($0), SortOrder.content($1), nil) })
    SortOrder.plain.add(self)
  }
}

extension _SortKey where Self == NSSortDescriptor {
  /// Converts a descriptor of Swift's. SQL sorts if it compares plain values of a property of the model.
  public init<Compared: NSManagedObject>(_ sortDescriptor: SortDescriptor<Compared>) { self = SortOrder.descriptor(sortDescriptor) }
}

/// The orders of objects.
enum SortOrder {
  /// The key path descriptors that compare plain values. A descriptor with the author's own comparison cannot be distinguished otherwise.
  static let plain = PlainDescriptors()

  // Unchecked: the lock guards the entries.
  final class PlainDescriptors: @unchecked Sendable {
    private struct Entry {
      weak var descriptor: NSSortDescriptor?
    }
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func add(_ descriptor: NSSortDescriptor) {
      lock.withLock {
        entries[ObjectIdentifier(descriptor)] = Entry(descriptor: descriptor)
        guard entries.count > sweepAt else { return }
        entries = entries.filter { $0.value.descriptor != nil }
        sweepAt = max(64, entries.count * 2)
      }
    }
    func contains(_ descriptor: NSSortDescriptor) -> Bool { lock.withLock { entries[ObjectIdentifier(descriptor)]?.descriptor === descriptor } }
  }

  /// Returns the path of names by which SQL can sort; nil if only Swift can sort.
  static func path(of descriptor: NSSortDescriptor) throws -> String? {
    if let byKey = descriptor as? KeySortDescriptor { return byKey.compareValues == nil ? byKey.sortKey : nil }
    guard plain.contains(descriptor) else { return nil }
    guard let path = KeyPathProbe.path(of: descriptor.keyPath) else {
      throw PredicateFault("the sort descriptor's key path \(descriptor.keyPath) does not lead to a property of the model; sort the result in Swift")
    }
    return path
  }

  static func content(_ value: Any) -> Any? {
    let value = (value as? any OptionalType).map(\.content) ?? value
    if let raw = value as? any RawRepresentable, !(value is NSNumber) { return raw.rawValue }
    return value
  }

  /// Converts a descriptor of Swift's to one with the same order.
  static func descriptor<T>(_ descriptor: SortDescriptor<T>) -> NSSortDescriptor {
    let isPlain = descriptor.stringComparator == nil || descriptor.stringComparator == .lexical
    if isPlain, let keyPath = descriptor.keyPath, let path = KeyPathProbe.path(of: keyPath) {
      return KeySortDescriptor(path, ascending: descriptor.order == .forward)
    }
    return SwiftSortDescriptor { descriptor.compare($0, $1) }
  }
}
