/// Screens that were drawn in Xcode. They are not read here: a controller of a storyboard is an empty one, or what its creator makes.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  private func report() {
    UnavailableServices.report("storyboard.unavailable", "storyboards are not read here: instead of “\(name)” there is an empty view controller")
  }
  /// Nil without a creator: the storyboard is not read.
  open func instantiateInitialViewController() -> UIViewController? {
    report()
    return nil
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? {
    report()
    return nil
  }
  /// An empty controller: the storyboard is not read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report()
    return UIViewController()
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    report()
    guard let empty = UIViewController() as? ViewController else {
      fatalError("the storyboard “\(name)” is not read here, so it has no \(ViewController.self) called “\(identifier)”")
    }
    return empty
  }
}

/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
  open func perform() {}
}

/// Views that were drawn in Xcode. They are not read here.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
  let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }
  /// None: the file is not read.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    UnavailableServices.report("nib.unavailable", "nib files are not read here: “\(name)” has no objects")
    return []
  }
}
extension Bundle {
  /// None: nib files are not read.
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
