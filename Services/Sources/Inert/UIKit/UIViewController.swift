/// Stub. Exists for sources that an app and its widget share. Like ``UIView``, it stores its properties and shows nothing.
open class UIViewController: UIResponder {
  /// Always nil: extensions with UIKit views do not run.
  open var extensionContext: NSExtensionContext? { nil }
  open var title: String?
  open var accessibilityLabel: String?
  private var loaded: UIView?
  /// Created on first use.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: UIView? { loaded }
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  /// Always nil: nothing is presented, because there is no screen.
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open private(set) lazy var presentationController: UIPresentationController? = sheetPresentationController
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    modalPresentationStyle == .popover ? UIPopoverPresentationController(presentedViewController: self, presenting: nil) : nil
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var preferredContentSize = CGSize.zero
  open var traitCollection: UITraitCollection { .current }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var isEditing = false
  open var restorationIdentifier: String?
  open var focusGroupIdentifier: String?
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  open var preferredTransition: Transition?
  open lazy var traitOverrides: any UITraitOverrides = KeptTraitOverrides()
  open var performsActionsWhilePresentingModally: Bool { false }
  open var interactionActivityTrackingBaseName: String?
  open var restoresFocusAfterTransition = true
  open var tab: UITab?
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open internal(set) var storyboard: UIStoryboard?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Returns nil: view controllers cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { loaded?.superview ?? parent }
  open func loadView() { loaded = UIView() }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editButtonItem: UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil) }
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { true }
    set {}
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
  open func setTabBarItem(_ item: UITabBarItem, animated: Bool) { tabBarItem = item }
  open var prefersPointerLocked: Bool { false }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersInterfaceOrientationLocked: Bool { false }
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  open class func attemptRotationToDeviceOrientation() {}
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { false }
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
  @discardableResult open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { AbsentPreviewing(delegate: delegate, sourceView: sourceView) }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() {}
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Stub. Presents nothing: there is no screen.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { reportNoScreen() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ vc: UIViewController, sender: Any?) { reportNoScreen() }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { reportNoScreen() }
  private func reportNoScreen() {
    UnavailableServices.report("viewController.notShown", "a view controller is not shown: an extension has no screen of its own")
  }

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) { reportNoScreen() }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }
  private func ancestor<Kind: UIViewController>() -> Kind? { parent as? Kind ?? parent?.ancestor() }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  @preconcurrency @MainActor open class Transition: NSObject {
    open class var coverVertical: Transition { Transition() }
    open class var flipHorizontal: Transition { Transition() }
    open class var crossDissolve: Transition { Transition() }
    open class var partialCurl: Transition { Transition() }
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    open class func zoom(
      options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition() }
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
      public override init() { super.init() }
      open var alignmentRectProvider: ((ZoomTransitionAlignmentRectContext) -> CGRect?)?
      open var interactiveDismissShouldBegin: ((any UIZoomTransitionInteractionContext) -> Bool)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIVisualEffect?
    }
  }
  @preconcurrency @MainActor open class ZoomTransitionSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController
    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }
  @preconcurrency @MainActor open class ZoomTransitionAlignmentRectContext: NSObject {
    open var sourceView: UIView { UIView() }
    open var zoomedViewController: UIViewController { UIViewController() }
  }
}
@preconcurrency @MainActor public protocol UIZoomTransitionInteractionContext: NSObjectProtocol {
  var location: CGPoint { get }
  var velocity: CGVector { get }
  var willBegin: Bool { get }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
