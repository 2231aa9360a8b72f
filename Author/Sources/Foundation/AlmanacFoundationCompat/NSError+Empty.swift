/// Adds the initializer that `NSError` inherits from `NSObject` on Apple's systems.
public protocol _EmptyError {}
extension NSError: _EmptyError {}

extension _EmptyError where Self == NSError {
  /// An error with an empty domain and the code 0.
  public init() { self = NSError(domain: "", code: 0) }
}
