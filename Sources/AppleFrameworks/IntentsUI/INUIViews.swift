@_exported import Intents
@_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
// They show nothing, like every view of UIKit here.
open class INUIAddVoiceShortcutButton: UIButton {
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.white
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    super.init(frame: .zero)
    self.style = style
  }
  public required init?(coder: NSCoder) { nil }
  open var shortcut: INShortcut?
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var cornerRadius: CGFloat = 8
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}
open class INUIAddVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
open class INUIEditVoiceShortcutViewController: UIViewController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
