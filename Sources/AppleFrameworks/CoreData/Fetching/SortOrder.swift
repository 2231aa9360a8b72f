import Foundation

/// A sort descriptor with the name of a property.
final class KeySortDescriptor: NSSortDescriptor {
  let sortKey: String
  /// Compares two values; nil: in the order of the store.
  let compareValues: ((Any, Any) -> ComparisonResult)?

  init(_ key: String, ascending: Bool, _ compare: ((Any, Any) -> ComparisonResult)? = nil) {
    sortKey = key
    compareValues = compare
    // The key path is never used: this class compares by the key.
    super.init(keyPath: \NSString.length, ascending: ascending)
  }
  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var reversedSortDescriptor: Any { KeySortDescriptor(sortKey, ascending: !ascending, compareValues) }
  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let names = sortKey.split(separator: ".").map(String.init)
    let result = SortOrder.compare(PredicateEvaluation.value(names, of: object1), PredicateEvaluation.value(names, of: object2), compareValues)
    return ascending ? result : SortOrder.reversed(result)
  }
}

/// Gives `NSSortDescriptor` initializers that return a subclass, which an extension of the class itself cannot.
public protocol _SortKey {}
extension NSSortDescriptor: _SortKey {}

extension _SortKey {
  public init(key: String?, ascending: Bool) {
    // Self is NSSortDescriptor. Only a call on a subclass of it would end the program here.
    self = KeySortDescriptor(key ?? "", ascending: ascending) as! Self
  }
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
    self = KeySortDescriptor(key ?? "", ascending: ascending, cmptr) as! Self
  }
  /// Compares texts with `localizedCaseInsensitiveCompare`, whatever the selector: on Linux a selector cannot be called.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let compare: ((Any, Any) -> ComparisonResult)? =
      selector == nil
      ? nil
      : { one, other in
        if let one = one as? String, let other = other as? String { return one.localizedCaseInsensitiveCompare(other) }
        return PredicateEvaluation.order(one, other) ?? .orderedSame
      }
    self = KeySortDescriptor(key ?? "", ascending: ascending, compare) as! Self
  }
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

  /// An order that SQL has, too.
  private convenience init<Root: NSManagedObject, Value>(plain keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { SortOrder.compare(SortOrder.content($0), SortOrder.content($1), nil) })
    SortOrder.plain.add(self)
  }
}

/// The orders of objects.
enum SortOrder {
  /// The descriptors by key path whose comparison is that of the values. One with the author's own comparison looks the same.
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

  /// Returns the path of names by which SQL can sort; nil: only Swift can.
  static func path(of descriptor: NSSortDescriptor) throws -> String? {
    if let byKey = descriptor as? KeySortDescriptor { return byKey.compareValues == nil ? byKey.sortKey : nil }
    guard plain.contains(descriptor) else { return nil }
    guard let path = KeyPathProbe.path(of: descriptor.keyPath) else {
      throw PredicateFault("the sort descriptor's key path \(descriptor.keyPath) does not lead to a property of the model; sort the result in Swift")
    }
    return path
  }

  static func sorted<T>(_ objects: [T], by descriptors: [NSSortDescriptor]) -> [T] {
    guard !descriptors.isEmpty else { return objects }
    return objects.sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one, to: other) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }

  /// Compares values; nothing comes before everything, as in a store.
  static func compare(_ left: Any?, _ right: Any?, _ compare: ((Any, Any) -> ComparisonResult)?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): compare?(left, right) ?? PredicateEvaluation.order(left, right) ?? .orderedSame
    }
  }

  static func content(_ value: Any) -> Any? {
    let value = (value as? any OptionalType).map(\.content) ?? value
    if let raw = value as? any RawRepresentable, !(value is NSNumber) { return raw.rawValue }
    return value
  }

  static func reversed(_ result: ComparisonResult) -> ComparisonResult {
    switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }

  /// Returns the same order as a descriptor of Swift's.
  static func descriptor<T>(_ descriptor: SortDescriptor<T>) -> NSSortDescriptor {
    let isPlain = descriptor.stringComparator == nil || descriptor.stringComparator == .lexical
    if isPlain, let keyPath = descriptor.keyPath, let path = KeyPathProbe.path(of: keyPath) {
      return KeySortDescriptor(path, ascending: descriptor.order == .forward)
    }
    return SwiftSortDescriptor { descriptor.compare($0, $1) }
  }
}

/// An order that only Swift knows.
final class SwiftSortDescriptor: NSSortDescriptor {
  private let comparison: (Any, Any) -> ComparisonResult

  init<T>(_ compare: @escaping (T, T) -> ComparisonResult) {
    comparison = { one, other in
      guard let one = one as? T, let other = other as? T else { return .orderedSame }
      return compare(one, other)
    }
    super.init(keyPath: \NSString.length, ascending: true)
  }
  required init?(coder: NSCoder) { nil }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult { comparison(object1, object2) }
}
