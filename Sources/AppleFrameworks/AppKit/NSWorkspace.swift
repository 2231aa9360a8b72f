/// The desktop. An extension cannot reach it: it opens nothing and has no icons.
public final class NSWorkspace: NSObject, Sendable {
  public static let shared = NSWorkspace()
  public final class OpenConfiguration: NSObject {
    public var activates = true
    public var arguments: [String] = []
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
  public func open(
    _ url: URL, configuration: OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  private func refuse(_ completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)?) {
    reportApplication()
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// An empty picture.
  public func icon(forFile fullPath: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  public func icon(for contentType: UTType) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
  @discardableResult public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}

  public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
  public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
  public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
}
