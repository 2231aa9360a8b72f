@_exported import UIKit

/// The sheet of an extension for sharing. No extension for sharing runs here: it keeps its text and shows nothing.
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  public let textView: UITextView! = UITextView(frame: .zero)
  open var contentText: String! { textView.text }
  open var placeholder: String!
  open var charactersRemaining: NSNumber!
  open var autoCompletionViewController: UIViewController!
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func presentationAnimationDidFinish() {}
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func cancel() { didSelectCancel() }
  open func isContentValid() -> Bool { true }
  open func validateContent() {}
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  open func popConfigurationViewController() {}
  open func loadPreviewView() -> UIView! { nil }
}
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
open class SLComposeSheetConfigurationItem: NSObject {
  open var title: String!
  open var value: String!
  open var valuePending = false
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
  public override init() { super.init() }
}
