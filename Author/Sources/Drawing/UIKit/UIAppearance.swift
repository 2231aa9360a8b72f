/// The objects that `appearance()` gives: one for each class.
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

/// What all objects of a class look like.
///
/// `appearance()` gives an object of the class, which keeps what is set. Nothing is drawn with it: a widget cannot show UIKit's views, on Apple's systems neither.
@preconcurrency @MainActor public protocol UIAppearance: NSObject {}
/// A class that contains views with another appearance.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObject {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIAppearance where Self: UIView {
  /// The same object as `appearance()`: nothing is drawn with it, so that it does not matter which views contain the others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    guard let proxy = appearance() as? Self else { fatalError("\(Self.self) has no appearance of its own here") }
    return proxy
  }
}
