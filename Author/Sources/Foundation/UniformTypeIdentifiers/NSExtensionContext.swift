import AlmanacFoundationCompat

/// Stub. The input of an extension for sharing or actions. A widget extension gets none.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
}
/// Stub. The host of an extension for sharing or actions. Such extensions do not run here: there are no items, and opening a URL fails.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }
  @preconcurrency
  open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
  @preconcurrency
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
}
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}
