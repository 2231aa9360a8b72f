/// Stub. A keyboard extension is never shown, so it enters no text.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private var ownInputView: UIInputView?
  /// Apple declares it as ``UIInputView``.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue as? UIInputView }
  }
  open var textDocumentProxy: any UITextDocumentProxy { AbsentDocument.shared }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) { completionHandler(UILexicon()) }
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
@preconcurrency @MainActor open class UILexicon: NSObject { open var entries: [UILexiconEntry] { [] } }
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
}

/// The text into which a keyboard writes.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
  var keyboardType: UIKeyboardType? { get }
  var keyboardAppearance: UIKeyboardAppearance? { get }
  var returnKeyType: UIReturnKeyType? { get }
}
private final class AbsentDocument: NSObject, UITextDocumentProxy {
  static let shared = AbsentDocument()
  let documentIdentifier = UUID()
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  var keyboardType: UIKeyboardType? { nil }
  var keyboardAppearance: UIKeyboardAppearance? { nil }
  var returnKeyType: UIReturnKeyType? { nil }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
  func unmarkText() {}
}

/// Stub. The language of the keyboard. No text is entered, so there is none.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
}
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol { var enableInputClicksWhenVisible: Bool { get } }
extension UIInputViewAudioFeedback { public var enableInputClicksWhenVisible: Bool { false } }

@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var keyboardActionButtonItem: UIBarButtonItem?
}
@preconcurrency @MainActor open class UIInputSuggestion: NSObject {}
/// Stub. A panel for text formats, which is never shown.
open class UITextFormattingViewController: UIViewController {}
