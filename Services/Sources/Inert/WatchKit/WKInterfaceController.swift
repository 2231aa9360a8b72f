/// Stub. A screen of a watch app with a storyboard. It exists for sources that an app and its extension share: it is never shown, and its methods are
/// never called.
@MainActor @preconcurrency
open class WKInterfaceController: NSObject {
  public override init() { super.init() }
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
  open func didDeactivate() {}
  open func didAppear() {}
  open func willDisappear() {}
  open func interfaceDidScrollToTop() {}
  open func interfaceOffsetDidScrollToTop() {}
  open func interfaceOffsetDidScrollToBottom() {}
  open func pickerDidFocus(_ picker: WKInterfacePicker) {}
  open func pickerDidResignFocus(_ picker: WKInterfacePicker) {}
  open func pickerDidSettle(_ picker: WKInterfacePicker) {}
  open func table(_ table: WKInterfaceTable, didSelectRowAt rowIndex: Int) {}
  open func handleAction(withIdentifier identifier: String?, for notification: UNNotification) {}
  open func contextForSegue(withIdentifier segueIdentifier: String) -> Any? { nil }
  open func contextsForSegue(withIdentifier segueIdentifier: String) -> [Any]? { nil }
  open func contextForSegue(withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int) -> Any? { nil }
  open func contextsForSegue(withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int) -> [Any]? { nil }

  open var contentFrame: CGRect { CGRect(origin: .zero, size: WKInterfaceDevice.current().screenBounds.size) }
  open var contentSafeAreaInsets: UIEdgeInsets { .zero }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  open private(set) lazy var crownSequencer = WKCrownSequencer()
  open var isTableScrollingHapticFeedbackEnabled = true
  open func setTitle(_ title: String?) {}
  open func scroll(to object: WKInterfaceObject, at scrollPosition: WKInterfaceScrollPosition, animated: Bool) {}
  open func becomeCurrentPage() {}

  open func pushController(withName name: String, context: Any?) { WatchScreens.refuse() }
  open func pop() {}
  open func popToRootController() {}
  open class func reloadRootPageControllers(withNames names: [String], contexts: [Any]?, orientation: WKPageOrientation, pageIndex: Int) {
    WatchScreens.refuse()
  }
  open class func reloadRootControllers(withNames names: [String], contexts: [Any]?) { WatchScreens.refuse() }
  public class func reloadRootControllers(withNamesAndContexts namesAndContexts: [(name: String, context: AnyObject)]) { WatchScreens.refuse() }
  open func presentController(withName name: String, context: Any?) { WatchScreens.refuse() }
  open func presentController(withNames names: [String], contexts: [Any]?) { WatchScreens.refuse() }
  public func presentController(withNamesAndContexts namesAndContexts: [(name: String, context: AnyObject)]) { WatchScreens.refuse() }
  open func dismiss() {}
  open func presentAlert(withTitle title: String?, message: String?, preferredStyle: WKAlertControllerStyle, actions: [WKAlertAction]) {
    WatchScreens.refuse()
  }
  /// Calls the completion with nil, as if the input had been cancelled.
  open func presentTextInputController(
    withSuggestions suggestions: [String]?, allowedInputMode inputMode: WKTextInputMode, completion: @escaping ([Any]?) -> Void
  ) {
    WatchScreens.refuse()
    completion(nil)
  }
  open func presentTextInputControllerWithSuggestions(
    forLanguage suggestionsHandler: ((String) -> [Any]?)?, allowedInputMode inputMode: WKTextInputMode, completion: @escaping ([Any]?) -> Void
  ) { presentTextInputController(withSuggestions: nil, allowedInputMode: inputMode, completion: completion) }
  open func dismissTextInputController() {}
  open func presentMediaPlayerController(
    with URL: URL, options: [AnyHashable: Any]?, completion: @escaping (Bool, TimeInterval, (any Error)?) -> Void
  ) {
    WatchScreens.refuse()
    completion(false, 0, CocoaError(.featureUnsupported))
  }
  open func dismissMediaPlayerController() {}
  open func presentAudioRecorderController(
    withOutputURL URL: URL, preset: WKAudioRecorderPreset, options: [AnyHashable: Any]?, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    WatchScreens.refuse()
    completion(false, CocoaError(.featureUnsupported))
  }
  open func dismissAudioRecorderController() {}
  open func addMenuItem(with image: UIImage, title: String, action: Selector) {}
  open func addMenuItem(withImageNamed imageName: String, title: String, action: Selector) {}
  open func addMenuItem(with itemIcon: WKMenuItemIcon, title: String, action: Selector) {}
  open func clearAllMenuItems() {}
  open func update(_ userActivity: NSUserActivity) {}
  open func updateUserActivity(_ type: String, userInfo: [AnyHashable: Any]?, webpageURL: URL?) {}
  open func invalidateUserActivity() {}
  open func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
}

/// Stub. The screen of a notification. Like ``WKInterfaceController`` it is never shown.
open class WKUserNotificationInterfaceController: WKInterfaceController {
  public override init() { super.init() }
  open var notificationActions: [UNNotificationAction] = []
  open func didReceive(_ notification: UNNotification) {}
  open func suggestionsForResponseToAction(
    withIdentifier identifier: String, for notification: UNNotification, inputLanguage: String
  ) -> [String] { [] }
  open func performNotificationDefaultAction() {}
  open func performDismissAction() {}
}

enum WatchScreens {
  static func refuse() {
    UnavailableServices.report("watchScreens.notShown", "a watch app's screen is not shown: an extension has none")
  }
}
extension WKExtension {
  /// Always nil: no screen is shown.
  @MainActor public var rootInterfaceController: WKInterfaceController? { nil }
  @MainActor public var visibleInterfaceController: WKInterfaceController? { nil }
}
extension WKApplication {
  /// Always nil: no screen is shown.
  @MainActor public var rootInterfaceController: WKInterfaceController? { nil }
  @MainActor public var visibleInterfaceController: WKInterfaceController? { nil }
}

public enum WKPageOrientation: Int, Sendable { case horizontal, vertical }
public enum WKTextInputMode: Int, Sendable { case plain, allowEmoji, allowAnimatedEmoji }
public enum WKInterfaceScrollPosition: Int, Sendable { case top, centeredVertically, bottom }
public enum WKAudioRecorderPreset: Int, Sendable { case narrowBandSpeech, wideBandSpeech, highQualityAudio }
public enum WKAlertControllerStyle: Int, Sendable { case alert, sideBySideButtonsAlert, actionSheet }
public enum WKAlertActionStyle: Int, Sendable { case `default`, cancel, destructive }
public enum WKMenuItemIcon: Int, Sendable {
  case accept, add, block, decline, info, maybe, more, mute, pause, play, `repeat`, resume, share, shuffle, speaker, trash
}
public typealias WKAlertActionHandler = () -> Void
/// Stub. A button of an alert, whose handler is never called.
open class WKAlertAction: NSObject, @unchecked Sendable {
  public init(title: String, style: WKAlertActionStyle, handler: @escaping WKAlertActionHandler) { super.init() }
}

/// Stub. The crown of a watch. It never turns.
@MainActor @preconcurrency
open class WKCrownSequencer: NSObject {
  open weak var delegate: (any WKCrownDelegate)?
  open var rotationsPerSecond: Double { 0 }
  open var isIdle: Bool { true }
  open var isHapticFeedbackEnabled = true
  open func focus() {}
  open func resignFocus() {}
}
@MainActor @preconcurrency
public protocol WKCrownDelegate: NSObjectProtocol {
  func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double)
  func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?)
}
extension WKCrownDelegate {
  public func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double) {}
  public func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?) {}
}
