/// A screen. There is none.
// Unchecked: there is no object.
open class SCDisplay: NSObject, @unchecked Sendable {
  override init() {}
  open var displayID: CGDirectDisplayID { kCGNullDirectDisplay }
  open var width: Int { 0 }
  open var height: Int { 0 }
  open var frame: CGRect { .zero }
}
// Unchecked: as above.
open class SCRunningApplication: NSObject, @unchecked Sendable {
  override init() {}
  open var bundleIdentifier: String { "" }
  open var applicationName: String { "" }
  open var processID: Int32 { 0 }
}
// Unchecked: as above.
open class SCWindow: NSObject, @unchecked Sendable {
  override init() {}
  open var windowID: CGWindowID { kCGNullWindowID }
  open var frame: CGRect { .zero }
  open var title: String? { nil }
  open var windowLayer: Int { 0 }
  open var owningApplication: SCRunningApplication? { nil }
  open var isOnScreen: Bool { false }
  open var isActive: Bool { false }
}
/// What can be recorded. Asking for it throws, as if nobody had allowed it.
// Unchecked: there is no object.
open class SCShareableContent: NSObject, @unchecked Sendable {
  override init() {}
  open var windows: [SCWindow] { [] }
  open var displays: [SCDisplay] { [] }
  open var applications: [SCRunningApplication] { [] }
  open class var current: SCShareableContent { get async throws { throw SCStreamError.refusal() } }
  open class func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool) async throws -> SCShareableContent {
    throw SCStreamError.refusal()
  }
  @preconcurrency
  open class func getExcludingDesktopWindows(
    _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool, completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
  ) { getWithCompletionHandler(completionHandler) }
  @preconcurrency
  open class func getWithCompletionHandler(_ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void) {
    let error = SCStreamError.refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
}
/// What of it is recorded.
// Unchecked: an app makes it and passes it on.
open class SCContentFilter: NSObject, @unchecked Sendable {
  public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {}
  public init(display: SCDisplay, including includedWindows: [SCWindow]) {}
  public init(display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow]) {}
  public init(display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow]) {}
  public init(desktopIndependentWindow window: SCWindow) {}
  open var contentRect: CGRect { .zero }
  open var pointPixelScale: Float { 1 }
  open var includeMenuBar = false
}
