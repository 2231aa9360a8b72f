/// The objects that `appearance()` returns: one for each class.
enum AppearanceProxies {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var proxies: [ObjectIdentifier: NSObject] = [:]  // `lock` guards it.

  static func proxy<Proxy: NSObject>(_ make: () -> Proxy) -> Proxy {
    lock.withLock {
      if let known = proxies[ObjectIdentifier(Proxy.self)] as? Proxy { return known }
      let proxy = make()
      proxies[ObjectIdentifier(Proxy.self)] = proxy
      return proxy
    }
  }
}

/// The shared appearance of a class's objects.
///
/// `appearance()` returns an object of the class, which stores its properties. They are never used for drawing: a widget cannot show UIKit's views,
/// on Apple's systems either.
@preconcurrency @MainActor public protocol UIAppearance: NSObject {}
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObject {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIAppearance where Self: UIView {
  /// Returns the same object as `appearance()`: nothing is drawn with it, so the containers do not matter.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    guard let proxy = appearance() as? Self else { fatalError("\(Self.self) has no appearance of its own here") }
    return proxy
  }
}
