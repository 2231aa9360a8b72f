import AlmanacAssets
import AlmanacFoundationCompat
import AlmanacProfiles
import Synchronization

/// The profile of the device for which widgets are rendered. One process serves every device of a host, so each request names its device.
package enum CurrentDevice {
  @TaskLocal private static var requested: DeviceProfile?
  /// The device of the latest request, for code outside the request's task, for example on a queue.
  private static let latest = Mutex(Profiles.defaultDevice)

  /// The device of the request that the current task handles; otherwise of the latest request; before the first request, the default phone.
  package static var profile: DeviceProfile { requested ?? latest.withLock(\.self) }

  /// Runs `body` for a request for the device with this id. An unknown id means the default phone.
  package static func with<Result: Sendable>(_ id: String, _ body: @Sendable () async throws -> Result) async rethrows -> Result {
    let profile = Profiles.device(named: id) ?? Profiles.defaultDevice
    latest.withLock { $0 = profile }
    return try await $requested.withValue(profile) { try await StringDevice(profile.kind).whileRequested(body) }
  }
}

extension AssetDevice {
  /// The device of the current request, for code that has no view's environment.
  package static var current: AssetDevice {
    AssetDevice(
      CurrentDevice.profile, locale: ProcessLocale.current, isRightToLeft: UIUserInterfaceLayoutDirection.ofDevice == .rightToLeft)
  }
}

extension StringDevice {
  package init(_ kind: DeviceProfile.Kind) {
    switch kind {
    case .phone: self = .iPhone
    case .tablet: self = .iPad
    case .mac: self = .mac
    case .watch: self = .watch
    }
  }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device for which widgets are rendered: its model, not the machine that the host runs on.
// Unchecked: its only stored property is a mutex.
open class UIDevice: NSObject, @unchecked Sendable {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public static let current = UIDevice()

  public var name: String { CurrentDevice.profile.name }
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .unspecified: "Apple Watch"
    default: "iPhone"
    }
  }
  public var localizedModel: String { model }
  public var systemName: String { CurrentDevice.profile.platform == .watchos ? "watchOS" : "iOS" }
  /// The version of iOS that Almanac follows.
  public var systemVersion: String { "18.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    if CurrentDevice.profile.platform == .watchos { return .unspecified }
    return CurrentDevice.profile.id.hasPrefix("ipad") ? .pad : .phone
  }
  public var orientation: UIDeviceOrientation { .portrait }
  /// Always nil: the host knows no vendors.
  public var identifierForVendor: UUID? { nil }
  /// Has no effect: the battery level stays -1 and its state `unknown`, as before monitoring is enabled.
  public var isBatteryMonitoringEnabled: Bool {
    get { monitorsBattery.withLock(\.self) }
    set { monitorsBattery.withLock { $0 = newValue } }
  }
  private let monitorsBattery = Mutex(false)
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  // Never posted: the level and the state do not change.
  public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Always false: there is no proximity sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public static let proximityStateDidChangeNotification = NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  public func playInputClick() {}
}

/// The screen of the device for which widgets are rendered.
open class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  /// In points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: CurrentDevice.profile.screenWidth, height: CurrentDevice.profile.screenHeight) }
  /// In pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// Pixels per point.
  public var scale: CGFloat { CurrentDevice.profile.scale }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .current }
  public var maximumFramesPerSecond: Int { 60 }
  /// Always 1: an extension does not know the screen's brightness and cannot change it.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  public var isCaptured: Bool { false }
  public var applicationFrame: CGRect { bounds }
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }
  public var supportsFocus: Bool { false }
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var mirrored: UIScreen? { nil }
  /// Always false: nothing dims the screen.
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  public var calibratedLatency: TimeInterval { 0 }
  public static var screens: [UIScreen] { [main] }
  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}

/// A watch, under WatchKit's name.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let shared = WKInterfaceDevice()
  public class func current() -> WKInterfaceDevice { shared }

  /// In points.
  public var screenBounds: CGRect { UIScreen.main.bounds }
  /// Pixels per point.
  public var screenScale: CGFloat { UIScreen.main.scale }
  public var name: String { UIDevice.current.name }
  public var model: String { UIDevice.current.model }
  public var localizedModel: String { model }
  public var systemName: String { UIDevice.current.systemName }
  public var systemVersion: String { UIDevice.current.systemVersion }
  public var preferredContentSizeCategory: String { UITraitCollection.current.preferredContentSizeCategory.rawValue }
}

/// The size of a screen in pixels.
open class UIScreenMode: NSObject, @unchecked Sendable {
  public let size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }
  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
