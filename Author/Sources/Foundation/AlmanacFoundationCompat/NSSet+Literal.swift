/// Adds an initializer for array literals to `NSSet`, which an extension of an open class cannot do directly.
public protocol _SetLiteral {}
extension NSSet: _SetLiteral, @retroactive ExpressibleByArrayLiteral {}

extension _SetLiteral where Self: NSSet {
  /// Creates a set that lives as long as the process.
  ///
  /// For a variable of the type `NSMutableSet` the compiler (6.3) calls this with `NSSet` as the type and releases the result once too often. So the
  /// set is always a mutable one, which fits both types, and is retained once more.
  public init(arrayLiteral elements: Any...) {
    self = unsafeDowncast(Unmanaged.passRetained(NSMutableSet(array: elements)).takeUnretainedValue(), to: Self.self)
  }
}
