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
