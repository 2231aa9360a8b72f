@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { (self.title, self.style) = (title, style) }
}

/// Stub. An alert is never on a screen, so the handlers of its actions are never called.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public let preferredStyle: Style
  open var message: String?
  open var preferredAction: UIAlertAction?
  open var severity = UIAlertControllerSeverity.default
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }
  public required init?(coder: NSCoder) { nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
