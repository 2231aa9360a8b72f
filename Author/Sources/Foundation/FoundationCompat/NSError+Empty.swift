/// Gives `NSError` the initializer that it inherits from `NSObject` on Apple's systems.
public protocol _EmptyError {}
extension NSError: _EmptyError {}

extension _EmptyError where Self == NSError {
  /// An error that says nothing: an empty domain and the code 0.
  public init() { self = NSError(domain: "", code: 0) }
}
