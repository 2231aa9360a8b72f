/// Stub. Maintains the stack of controllers; nothing is shown.
open class UINavigationController: UIViewController, NavigationDelegateOwner {
  public enum Operation: Int, Sendable { case none, push, pop }
  /// The storage of `delegate`.
  public final weak var _navigationDelegate: (any UINavigationControllerDelegate)?
  public let navigationBar: UINavigationBar
  public let toolbar: UIToolbar! = UIToolbar()
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(old) { old.removeFromParent() }
      for new in viewControllers where new.parent !== self { addChild(new) }
    }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open private(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  open private(set) var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open private(set) var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public required init?(coder: NSCoder) { nil }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.count > 1 ? viewControllers.popLast() : nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
/// Adds the property `delegate` to ``UINavigationController``. A subclass can redeclare it with another type, which a property of the class itself
/// would not allow.
@preconcurrency @MainActor public protocol NavigationDelegateOwner: AnyObject {
  var _navigationDelegate: (any UINavigationControllerDelegate)? { get set }
}
extension NavigationDelegateOwner {
  public var delegate: (any UINavigationControllerDelegate)? {
    get { _navigationDelegate }
    set { _navigationDelegate = newValue }
  }
}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UINavigationControllerDelegate {
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  public func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
    .all
  }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Stub. Stores one controller for each tab; nothing is shown.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] where !(viewControllers ?? []).contains(old) { old.removeFromParent() }
      for new in viewControllers ?? [] where new.parent !== self { addChild(new) }
      tabBar.items = viewControllers?.map(\.tabBarItem)
    }
  }
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    get { viewControllers?.indices.contains(selectedIndex) == true ? viewControllers?[selectedIndex] : nil }
    set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? selectedIndex }
  }
  open var customizableViewControllers: [UIViewController]?
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  open var mode = Mode.automatic
  open var tabs: [UITab] = []
  open var selectedTab: UITab?
  open var isTabBarHidden = false
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  open var customizationIdentifier: String?
  open private(set) lazy var sidebar = Sidebar()
  open var moreNavigationController: UINavigationController { UINavigationController() }
  public init(tabs: [UITab]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    selectedTab = tabs.first
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { nil }
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
  @preconcurrency @MainActor open class Sidebar: NSObject {
    open var isHidden = true
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { .all }
}

@preconcurrency @MainActor open class UITab: NSObject {
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var userInfo: Any?
  open var isEnabled = true
  open var isHidden = false
  open var allowsHiding = false
  open weak var parent: UITabGroup?
  open var preferredPlacement = Placement.automatic
  open private(set) lazy var viewController: UIViewController? = provider?(self)
  private let provider: ((UITab) -> UIViewController)?
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }
}
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search", viewControllerProvider: viewControllerProvider)
  }
}
open class UITabGroup: UITab {
  open var children: [UITab]
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var managingNavigationController: UINavigationController?
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }
}

/// Stub. Stores controllers for columns; nothing is shown.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: Style
  open var viewControllers: [UIViewController] = []
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var presentsWithGesture = true
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var primaryEdge = PrimaryEdge.leading
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var showsSecondaryOnlyButton = false
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
  open var minimumSupplementaryColumnWidth: CGFloat = -1
  open var maximumSupplementaryColumnWidth: CGFloat = -1
  open var minimumSecondaryColumnWidth: CGFloat = -1
  open var preferredSecondaryColumnWidth: CGFloat = -1
  open var preferredInspectorColumnWidth: CGFloat = -1
  open var minimumInspectorColumnWidth: CGFloat = -1
  open var maximumInspectorColumnWidth: CGFloat = -1
  open var primaryColumnWidth: CGFloat { 0 }
  open var supplementaryColumnWidth: CGFloat { 0 }
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open func toggleMasterVisible(_ sender: Any?) {}
  open func isShowing(_ column: Column) -> Bool { false }
  open var displayMode: DisplayMode { preferredDisplayMode }
  open var isCollapsed: Bool { false }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  private var columns: [Column: UIViewController] = [:]
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { nil }
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask { .all }
}

/// Stub. Stores the pages; nothing is shown.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { .none }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  open private(set) var viewControllers: [UIViewController]?
  public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
