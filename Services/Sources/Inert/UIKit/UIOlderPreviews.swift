// Stub. Previews on a strong press (3D Touch). There are no touches, so no delegate is ever asked for a preview.

@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
final class AbsentPreviewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero
  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
    super.init()
  }
}
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol { var title: String { get } }
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }
}
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  open var source: UIViewController { UIViewController() }
  open var unwindAction: Selector? { nil }
  open var sender: Any? { nil }
}
