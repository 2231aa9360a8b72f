import Foundation

extension _SortKey where Self == NSSortDescriptor {
  /// The same order as a descriptor of Swift's.
  public init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self = SwiftSortDescriptor { sortDescriptor.compare($0, $1) }
  }
}

extension SortDescriptor where Compared: NSObject {
  /// Orders objects by a property: false comes before true.
  public init(_ keyPath: KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    self.init(shared(keyPath.appending(path: \.sortRank)), order: order)
  }
  /// Orders objects by a property: nil comes before false, and false before true.
  public init(_ keyPath: KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
    self.init(shared(keyPath.appending(path: \.sortRank)), order: order)
  }
}

/// A key path of two sendable ones is sendable; the compiler does not know it.
private func shared<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}

// A sort descriptor wants comparable values, which truth values are not.
extension Bool {
  fileprivate var sortRank: Int { self ? 1 : 0 }
}
extension Bool? {
  fileprivate var sortRank: Int { self?.sortRank ?? -1 }
}

/// An order that only Swift knows.
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
