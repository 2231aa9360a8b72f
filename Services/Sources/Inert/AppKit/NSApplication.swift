func reportApplication() {
  UnavailableServices.report("application.unavailable", "an extension has no application: NSApplication.shared has no windows and opens nothing")
}

/// Stub. An extension has no application: it has no windows, and its methods do nothing.
open class NSApplication: NSResponder {
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public struct TerminateReply: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let terminateCancel = Self(rawValue: 0), terminateNow = Self(rawValue: 1), terminateLater = Self(rawValue: 2)
  }
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(1), cancel = ModalResponse(0), stop = ModalResponse(-1000), abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002), alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001), alertThirdButtonReturn = ModalResponse(1002)
  }
  public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }
  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = Self(rawValue: 1), hideDock = Self(rawValue: 2), autoHideMenuBar = Self(rawValue: 4)
    public static let hideMenuBar = Self(rawValue: 8), fullScreen = Self(rawValue: 1024)
  }
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }
  private static let absent = NSApplication()
  open class var shared: NSApplication {
    reportApplication()
    return absent
  }
  open var delegate: (any NSApplicationDelegate)? {
    get { nil }
    set {}
  }
  open var isActive: Bool { false }
  open var isHidden: Bool { true }
  open var isRunning: Bool { false }
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var effectiveAppearance: NSAppearance { .currentDrawing() }
  open var appearance: NSAppearance? {
    get { nil }
    set {}
  }
  open var applicationIconImage: NSImage! {
    get { NSImage() }
    set {}
  }
  open var mainMenu: NSMenu? {
    get { nil }
    set {}
  }
  open var windowsMenu: NSMenu? {
    get { nil }
    set {}
  }
  open var servicesMenu: NSMenu? {
    get { nil }
    set {}
  }
  open var helpMenu: NSMenu? {
    get { nil }
    set {}
  }
  open var orderedWindows: [NSWindow] { [] }
  open var modalWindow: NSWindow? { nil }
  open var currentEvent: NSEvent? { nil }
  open var dockTile: NSDockTile { NSDockTile() }
  open var servicesProvider: Any?
  open var presentationOptions: PresentationOptions {
    get { [] }
    set {}
  }
  open var occlusionState: OcclusionState { [] }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  open func activationPolicy() -> ActivationPolicy { .prohibited }
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
  open func run() {}
  open func stop(_ sender: Any?) {}
  open func deactivate() {}
  open func unhide(_ sender: Any?) {}
  open func hideOtherApplications(_ sender: Any?) {}
  open func unhideAllApplications(_ sender: Any?) {}
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  /// Returns at once with `abort`: no window is shown.
  open func runModal(for window: NSWindow) -> ModalResponse { .abort }
  open func stopModal() {}
  open func stopModal(withCode returnCode: ModalResponse) {}
  open func abortModal() {}
  @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  open func cancelUserAttentionRequest(_ request: Int) {}
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  open func sendEvent(_ event: NSEvent) {}
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  open func showHelp(_ sender: Any?) {}
  open func setWindowsNeedUpdate(_ needUpdate: Bool) {}
  /// Stub. Does nothing: an app receives no pushes.
  open func unregisterForRemoteNotifications() {}
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let credits = Self(rawValue: "Credits"), applicationName = Self(rawValue: "ApplicationName")
    public static let applicationIcon = Self(rawValue: "ApplicationIcon"), version = Self(rawValue: "Version")
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
  }
  open func activate() {}
  open func activate(ignoringOtherApps flag: Bool) {}
  open func hide(_ sender: Any?) {}
  open func terminate(_ sender: Any?) {}
  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  /// Stub. Does nothing: an app receives no pushes, and its delegate is not called.
  open func registerForRemoteNotifications() {}

  public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  public nonisolated static let willBecomeActiveNotification = Notification.Name("NSApplicationWillBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
  public nonisolated static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
  public nonisolated static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  public nonisolated static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name("NSApplicationDidChangeOcclusionStateNotification")
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name("NSApplicationDidChangeScreenParametersNotification")
}

@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// Stub. The methods are never called, because an extension has no application.
@preconcurrency @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationDidHide(_ notification: Notification)
  func applicationDidUnhide(_ notification: Notification)
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  func application(_ sender: NSApplication, openFiles filenames: [String])
  func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
  func applicationDidChangeScreenParameters(_ notification: Notification)
  func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
}
extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidHide(_ notification: Notification) {}
  public func applicationDidUnhide(_ notification: Notification) {}
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
  public func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  public func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

extension NSApplicationDelegate {
  /// Ends the process with a failure code, because ``NSApplicationMain(_:_:)`` starts no app here.
  public static func main() { exit(NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)) }
}

@preconcurrency @MainActor public protocol NSUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
/// Stub. There is no Dock.
@preconcurrency @MainActor open class NSDockTile: NSObject {
  open var badgeLabel: String?
  open var contentView: NSView?
  open var showsApplicationBadge = true
  open func display() {}
}
/// Stub. On Apple's systems it runs the app's event loop. Here an extension is started by its own entry point.
@discardableResult
public func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  reportApplication()
  return 1
}
