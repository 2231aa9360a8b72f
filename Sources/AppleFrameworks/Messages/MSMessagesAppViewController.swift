public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages, media }

/// The view controller of an app in Messages, which this machine does not have: it is never shown and has no conversation.
open class MSMessagesAppViewController: UIViewController {
  open var activeConversation: MSConversation? { nil }
  open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
  open var presentationContext: MSMessagesAppPresentationContext { .messages }
  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Does nothing: the controller is never shown.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
  open func dismiss() {}
}
