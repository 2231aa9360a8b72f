/// Stub. Storyboards are not loaded: a controller from one is empty, or the result of its creator closure.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  private func report() {
    UnavailableServices.report("storyboard.unavailable", "storyboards are not loaded: instead of “\(name)” there is an empty view controller")
  }
  /// Returns nil without a creator: the storyboard is not loaded.
  open func instantiateInitialViewController() -> UIViewController? {
    report()
    return nil
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? {
    report()
    return nil
  }
  /// Returns an empty controller: the storyboard is not loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report()
    return UIViewController()
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    report()
    guard let empty = UIViewController() as? ViewController else {
      fatalError("the storyboard “\(name)” is not loaded, so it has no \(ViewController.self) called “\(identifier)”")
    }
    return empty
  }
}

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

/// Stub. Nib files are not loaded.
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
  /// Returns an empty array: the file is not loaded.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    UnavailableServices.report("nib.unavailable", "nib files are not loaded: “\(name)” has no objects")
    return []
  }
}
extension Bundle {
  /// Returns an empty array: nib files are not loaded.
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
