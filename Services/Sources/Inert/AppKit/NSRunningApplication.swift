/// Stub. No running apps are visible to an extension.
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
  public var isHidden: Bool { true }
  public var isFinishedLaunching: Bool { true }
  public var ownsMenuBar: Bool { false }
  public var launchDate: Date? { nil }
  public var executableURL: URL? { Bundle.main.executableURL }
  public var activationPolicy: NSApplication.ActivationPolicy { .prohibited }
  public convenience init?(processIdentifier pid: Int32) { nil }
  @discardableResult public func hide() -> Bool { false }
  @discardableResult public func unhide() -> Bool { false }
  @discardableResult public func forceTerminate() -> Bool { false }
  @discardableResult public func activate(options: ActivationOptions = []) -> Bool { false }
  @discardableResult public func terminate() -> Bool { false }
}
