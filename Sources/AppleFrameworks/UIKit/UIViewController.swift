/// Controls a part of an app's screen. Like ``UIView``, it exists for sources that an app and its widget share, and shows nothing.
open class UIViewController: UIResponder {
  open var title: String?
  private var loaded: UIView?
  /// The view, created on first use.
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
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var presentedViewController: UIViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredContentSize = CGSize.zero
  open var traitCollection: UITraitCollection { .current }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Returns nil: view controllers cannot be decoded here.
  public required init?(coder: NSCoder) { nil }

  open func loadView() { loaded = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
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
  /// Does nothing: there is no screen.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
