/// The bar at the top of a screen. Like ``UIView``, it keeps its properties and shows nothing.
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open override class func appearance() -> UINavigationBar { AppearanceProxies.proxy { UINavigationBar() } }
}

/// The bar at the bottom of a screen with one item for each tab.
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open override class func appearance() -> UITabBar { AppearanceProxies.proxy { UITabBar() } }
}

/// A bar with buttons.
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open override class func appearance() -> UIToolbar { AppearanceProxies.proxy { UIToolbar() } }
}
