import Foundation

// Foundation on Linux has no key-value coding, and therefore no sort descriptors by property name. Core Data, HealthKit and others use this one.

/// An object whose properties can be read by name.
package protocol KeyValueReadable: AnyObject {
  /// Returns the value at the end of a key path such as `["list", "name"]`; nil if there is none.
  func value(atPath names: [String]) -> Any?
  /// The object by which equality is decided: the object itself, or one that represents it.
  var identity: AnyObject { get }
}

extension KeyValueReadable {
  package var identity: AnyObject { self }
}

/// A sort descriptor with a property's name. It compares ``KeyValueReadable`` objects and dictionaries.
package final class KeySortDescriptor: NSSortDescriptor {
  package let sortKey: String
  /// Compares two values; nil means their natural order.
  package let compareValues: ((Any, Any) -> ComparisonResult)?

  package init(_ key: String, ascending: Bool, _ compare: ((Any, Any) -> ComparisonResult)? = nil) {
    sortKey = key
    compareValues = compare
    // Foundation requires a key path. This class ignores it and compares the values of `sortKey`.
    super.init(keyPath: \NSString.length, ascending: ascending)
  }
  package required init?(coder: NSCoder) { nil }

  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override var reversedSortDescriptor: Any { KeySortDescriptor(sortKey, ascending: !ascending, compareValues) }
  package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let names = sortKey == "self" ? [] : sortKey.split(separator: ".").map(String.init)
    let result = ValueOrder.compare(Self.value(names, of: object1), Self.value(names, of: object2), compareValues)
    return ascending ? result : ValueOrder.reversed(result)
  }

  private static func value(_ names: [String], of object: Any) -> Any? {
    guard let name = names.first else { return object }
    switch object {
    case let object as any KeyValueReadable: return object.value(atPath: names)
    case let dictionary as [String: Any]: return dictionary[name].flatMap { value(Array(names.dropFirst()), of: $0) }
    default: return nil
    }
  }
}

/// Adds initializers to `NSSortDescriptor` that return a subclass, which an extension of the class itself cannot do.
public protocol _SortKey {}
extension NSSortDescriptor: _SortKey {}

extension _SortKey where Self == NSSortDescriptor {
  public init(key: String?, ascending: Bool) {
    self = KeySortDescriptor(key ?? "", ascending: ascending)
  }
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult) {
    self = KeySortDescriptor(key ?? "", ascending: ascending, cmptr)
  }
  /// Compares texts with `localizedCaseInsensitiveCompare`, whatever the selector: Linux cannot call a selector.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let compare: ((Any, Any) -> ComparisonResult)? =
      selector == nil
      ? nil
      : { one, other in
        if let one = one as? String, let other = other as? String { return one.localizedCaseInsensitiveCompare(other) }
        return ValueOrder.order(one, other) ?? .orderedSame
      }
    self = KeySortDescriptor(key ?? "", ascending: ascending, compare)
  }
}

extension Array {
  /// Returns the elements sorted by the descriptors. Elements that compare equal keep their order.
  package func sorted(by descriptors: [NSSortDescriptor]) -> [Element] {
    guard !descriptors.isEmpty else { return self }
    return sorted { one, other in
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
}

/// Orders values whose types are known only at run time.
package enum ValueOrder {
  /// Compares two values; nil comes first, as in a store.
  package static func compare(_ left: Any?, _ right: Any?, _ compare: ((Any, Any) -> ComparisonResult)?) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): compare?(left, right) ?? order(left, right) ?? .orderedSame
    }
  }

  /// Compares two values by their own order; nil if they have none.
  package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (plain(left), plain(right)) {
    case (let one as String, let other as String):
      one == other ? .orderedSame : one.utf8.lexicographicallyPrecedes(other.utf8) ? .orderedAscending : .orderedDescending
    case (let one as Date, let other as Date): one.compare(other)
    case (let one as NSDecimalNumber, let other as NSNumber): one.compare(NSDecimalNumber(decimal: other.decimalValue))
    case (let one as NSNumber, let other as NSNumber): one.compare(other)
    case (let one as Date, let other as NSNumber): NSNumber(value: one.timeIntervalSinceReferenceDate).compare(other)
    case (let one as NSNumber, let other as Date): one.compare(NSNumber(value: other.timeIntervalSinceReferenceDate))
    default: nil
    }
  }

  /// Returns nil for NSNull, and the text of identifiers and URLs.
  package static func plain(_ value: Any?) -> Any? {
    switch value {
    case nil, is NSNull: nil
    case let identifier as UUID: identifier.uuidString
    case let url as URL: url.absoluteString
    default: value
    }
  }

  package static func reversed(_ result: ComparisonResult) -> ComparisonResult {
    switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
