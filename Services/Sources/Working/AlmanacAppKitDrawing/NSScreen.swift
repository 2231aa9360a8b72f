/// The screen of the device that shows the widget.
public final class NSScreen: NSObject, Sendable {
  package static var scale: CGFloat { UIScreen.main.scale }
  public static var main: NSScreen? { NSScreen() }
  public static var screens: [NSScreen] { [NSScreen()] }
  /// In points.
  public var frame: NSRect { UIScreen.main.bounds }
  public var visibleFrame: NSRect { frame }
  public var backingScaleFactor: CGFloat { Self.scale }
  public static var deepest: NSScreen? { main }
  public static var screensHaveSeparateSpaces: Bool { false }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var auxiliaryTopLeftArea: NSRect? { nil }
  public var auxiliaryTopRightArea: NSRect? { nil }
  public var colorSpace: NSColorSpace? { .sRGB }
  public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  public var deviceDescription: [NSDeviceDescriptionKey: Any] { [.size: frame.size] }
  public func convertRectToBacking(_ rect: NSRect) -> NSRect {
    NSRect(
      x: rect.minX * backingScaleFactor, y: rect.minY * backingScaleFactor, width: rect.width * backingScaleFactor,
      height: rect.height * backingScaleFactor)
  }
  public static let colorSpaceDidChangeNotification = Notification.Name("NSScreenColorSpaceDidChangeNotification")
  public var localizedName: String { UIDevice.current.name }
  public var maximumFramesPerSecond: Int { 60 }
}
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let size = Self("NSDeviceSize"), resolution = Self("NSDeviceResolution"), isScreen = Self("NSDeviceIsScreen")
}
