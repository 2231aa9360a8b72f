@_exported import Intents
@_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
// They show nothing, like every view of UIKit here.
open class INUIAddVoiceShortcutButton: UIView {
  public init(style: INUIAddVoiceShortcutButtonStyle) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open var shortcut: INShortcut?
}
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
