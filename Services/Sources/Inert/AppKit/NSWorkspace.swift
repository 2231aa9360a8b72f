/// Stub. An extension has no access to the desktop: it cannot open files or apps, and all icons are empty.
public final class NSWorkspace: NSObject, Sendable {
  public static let shared = NSWorkspace()
  public final class OpenConfiguration: NSObject {
    public var activates = true
    public var arguments: [String] = []
    public var hides = false
    public var hidesOthers = false
    public var addsToRecentItems = true
    public var createsNewApplicationInstance = false
    public var promptsUserIfNeeded = true
    public var environment: [String: String] = [:]
    public override init() {}
  }
  public let notificationCenter = NotificationCenter()
  public var frontmostApplication: NSRunningApplication? { nil }
  public var runningApplications: [NSRunningApplication] { [] }
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  public var accessibilityDisplayShouldIncreaseContrast: Bool { UITraitCollection.current.accessibilityContrast == .high }
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }

  @discardableResult public func open(_ url: URL) -> Bool {
    reportApplication()
    return false
  }
  @preconcurrency
  public func open(
    _ url: URL, configuration: OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  private func refuse(_ completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)?) {
    reportApplication()
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
  @discardableResult public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
    reportApplication()
    throw CocoaError(.featureUnsupported)
  }
  @discardableResult public func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
    reportApplication()
    throw CocoaError(.featureUnsupported)
  }
  @preconcurrency
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @discardableResult public func launchApplication(_ appName: String) -> Bool { false }
  @discardableResult public func openFile(_ fullPath: String) -> Bool { false }
  @discardableResult public func openFile(_ fullPath: String, withApplication appName: String?) -> Bool { false }
  public func recycle(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    reportApplication()
    handler?([:], CocoaError(.featureUnsupported))
  }
  public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  public func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { nil }
  public func fullPath(forApplication appName: String) -> String? { nil }
  public func icon(forFiles fullPaths: [String]) -> NSImage? { nil }
  public func icon(forFileType fileType: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  public func type(ofFile absoluteFilePath: String) throws -> String { throw CocoaError(.featureUnsupported) }
  public func isFilePackage(atPath fullPath: String) -> Bool { false }
  /// Returns nil: an extension has no access to the desktop picture.
  public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
  public func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? { nil }
  public func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]) throws {
    throw CocoaError(.featureUnsupported)
  }
  public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageScaling = Self(rawValue: "NSWorkspaceDesktopImageScalingKey")
    public static let allowClipping = Self(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
    public static let fillColor = Self(rawValue: "NSWorkspaceDesktopImageFillColorKey")
  }
  public func hideOtherApplications() {}
  public func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws {
    throw CocoaError(.featureUnsupported)
  }
  @preconcurrency
  public func setDefaultApplication(
    at applicationURL: URL, toOpenURLsWithScheme urlScheme: String, completion completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  public func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType) async throws { throw CocoaError(.featureUnsupported) }
  public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
  public func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  @discardableResult public func unmountAndEjectDevice(atPath path: String) -> Bool { false }
  public func extendPowerOff(by requested: Int) -> Int { 0 }
  public func noteFileSystemChanged(_ path: String) {}
  public func showSearchResults(forQueryString queryString: String) -> Bool { false }
  public var menuBarOwningApplication: NSRunningApplication? { nil }
  public var isVoiceOverEnabled: Bool { false }
  public var isSwitchControlEnabled: Bool { false }
  public var accessibilityDisplayShouldInvertColors: Bool { false }
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Returns an empty image.
  public func icon(forFile fullPath: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  public func icon(for contentType: UTType) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  @discardableResult public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}

  public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
  public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
  public static let willLaunchApplicationNotification = Notification.Name("NSWorkspaceWillLaunchApplicationNotification")
  public static let didDeactivateApplicationNotification = Notification.Name("NSWorkspaceDidDeactivateApplicationNotification")
  public static let didHideApplicationNotification = Notification.Name("NSWorkspaceDidHideApplicationNotification")
  public static let didUnhideApplicationNotification = Notification.Name("NSWorkspaceDidUnhideApplicationNotification")
  public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
  public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
  public static let willUnmountNotification = Notification.Name("NSWorkspaceWillUnmountNotification")
  public static let didRenameVolumeNotification = Notification.Name("NSWorkspaceDidRenameVolumeNotification")
  public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
  public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
  public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
  public static let sessionDidBecomeActiveNotification = Notification.Name("NSWorkspaceSessionDidBecomeActiveNotification")
  public static let sessionDidResignActiveNotification = Notification.Name("NSWorkspaceSessionDidResignActiveNotification")
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
}
