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
public protocol UIAppearance: NSObject {}
/// A class that contains views with another appearance.
public protocol UIAppearanceContainer: NSObject {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// A bar's background and shadow.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override init() { super.init() }
  open func configureWithDefaultBackground() { (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial)) }
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  open func configureWithTransparentBackground() { (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil) }
}
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
}
open class UIToolbarAppearance: UIBarAppearance {}
