import Foundation

extension _SortKey where Self == NSSortDescriptor {
  /// Wraps a Swift sort descriptor.
  public init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self = SwiftSortDescriptor { sortDescriptor.compare($0, $1) }
  }
}

extension SortDescriptor where Compared: NSObject {
  /// Sorts by a Boolean property: false comes before true.
  public init(_ keyPath: KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    self.init(shared(keyPath.appending(path: \.sortRank)), order: order)
  }
  /// Sorts by an optional Boolean property: nil comes before false, and false before true.
  public init(_ keyPath: KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
    self.init(shared(keyPath.appending(path: \.sortRank)), order: order)
  }
}

/// Casts a key path composed of two Sendable ones, which the compiler does not know to be Sendable.
private func shared<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}

// A sort descriptor needs comparable values, which Booleans are not.
extension Bool {
  fileprivate var sortRank: Int { self ? 1 : 0 }
}
extension Bool? {
  fileprivate var sortRank: Int { self?.sortRank ?? -1 }
}

/// Sorts by a Swift sort descriptor.
package final class SwiftSortDescriptor: NSSortDescriptor {
  private let comparison: (Any, Any) -> ComparisonResult

  package init<T>(_ compare: @escaping (T, T) -> ComparisonResult) {
    comparison = { one, other in
      guard let one = one as? T, let other = other as? T else { return .orderedSame }
      return compare(one, other)
    }
    super.init(keyPath: \NSString.length, ascending: true)
  }
  package required init?(coder: NSCoder) { nil }
  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override func compare(_ object1: Any, to object2: Any) -> ComparisonResult { comparison(object1, object2) }
}
