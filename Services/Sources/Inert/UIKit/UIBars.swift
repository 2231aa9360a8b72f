/// Stub. Stores its properties and shows nothing, like ``UIView``.
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barStyle = UIBarStyle.default
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { backgrounds[barMetrics] = backgroundImage }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open override class func appearance() -> UINavigationBar { AppearanceProxies.proxy { UINavigationBar() } }
}

open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var barStyle = UIBarStyle.default
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open override class func appearance() -> UITabBar { AppearanceProxies.proxy { UITabBar() } }
}

open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  open var isTranslucent = true
  open override class func appearance() -> UIToolbar { AppearanceProxies.proxy { UIToolbar() } }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol { var barPosition: UIBarPosition { get } }
extension UINavigationBar: UIBarPositioning { public var barPosition: UIBarPosition { .top } }
extension UIToolbar: UIBarPositioning { public var barPosition: UIBarPosition { .bottom } }
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate { public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any } }
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate { public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {} }
