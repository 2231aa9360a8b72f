func reportApplication() {
  UnavailableServices.report("application.unavailable", "an extension has no application: NSApplication.shared has no windows and opens nothing")
}

/// The app. An extension has none: it has no windows and does nothing.
open class NSApplication: NSResponder {
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public struct TerminateReply: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let terminateCancel = Self(rawValue: 0), terminateNow = Self(rawValue: 1), terminateLater = Self(rawValue: 2)
  }
  // Unsafe: it has no state of its own.
  nonisolated(unsafe) private static let absent = NSApplication()
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
  open func activate() {}
  open func activate(ignoringOtherApps flag: Bool) {}
  open func hide(_ sender: Any?) {}
  open func terminate(_ sender: Any?) {}
  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  open func registerForRemoteNotifications() {}

  public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  public static let willBecomeActiveNotification = Notification.Name("NSApplicationWillBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
  public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
  public static let didChangeScreenParametersNotification = Notification.Name("NSApplicationDidChangeScreenParametersNotification")
}

public var NSApp: NSApplication! { NSApplication.shared }

/// Receives the events of an app. Its methods are never called here, because an extension has no application.
public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
}
extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// A running app. None is seen from here.
public final class NSRunningApplication: NSObject, Sendable {
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = Self(rawValue: 1), activateIgnoringOtherApps = Self(rawValue: 2)
  }
  public static var current: NSRunningApplication { NSRunningApplication() }
  public static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  public var bundleURL: URL? { Bundle.main.bundleURL }
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var icon: NSImage? { nil }
  public var isActive: Bool { false }
  public var isTerminated: Bool { false }
  @discardableResult public func activate(options: ActivationOptions = []) -> Bool { false }
  @discardableResult public func terminate() -> Bool { false }
}

/// The screen of the device that shows the widget.
public final class NSScreen: NSObject, Sendable {
  static var scale: CGFloat { UIScreen.main.scale }
  public static var main: NSScreen? { NSScreen() }
  public static var screens: [NSScreen] { [NSScreen()] }
  /// Points.
  public var frame: NSRect { UIScreen.main.bounds }
  public var visibleFrame: NSRect { frame }
  public var backingScaleFactor: CGFloat { Self.scale }
  public var localizedName: String { UIDevice.current.name }
  public var maximumFramesPerSecond: Int { 60 }
}

/// A sound. There is no player: nothing is heard.
public final class NSSound: NSObject {
  public typealias Name = String
  public init?(named name: Name) { nil }
  public init?(contentsOf url: URL, byReference: Bool) { nil }
  @discardableResult public func play() -> Bool { false }
  @discardableResult public func stop() -> Bool { false }
  public var volume: Float = 1
}
/// The system's sound of a refusal. Nothing is heard.
public func NSBeep() {}
