@_exported import AlmanacFoundationCompat
@_exported import CoreGraphics

/// Stub. Announcements for assistive technology from a running app. A widget makes none: the host reads its elements.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: LocalizedStringResource) {}
    public func post() { reportNotification() }
  }
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() { reportNotification() }
  }
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() { reportNotification() }
  }
  public struct PageScrolled: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() { reportNotification() }
  }
}

private func reportNotification() {
  UnavailableServices.report("accessibility.notification", "announcements are not posted: assistive technology reads the widget's elements")
}

/// Accessibility settings of the device. Always off: extensions do not get them.
public enum AccessibilitySettings {
  public static var prefersHorizontalTextLayout: Bool { false }
  public static var showBordersEnabled: Bool { false }
}

/// Returns a colour's English name: the nearest hue, with “dark”, “light” or “grayish” if it applies.
public func AXNameFromColor(_ color: CGColor) -> String {
  let parts = color.components ?? [0, 0, 0, 1]
  let (red, green, blue) = parts.count >= 3 ? (parts[0], parts[1], parts[2]) : (parts[0], parts[0], parts[0])
  let (most, least) = (max(red, green, blue), min(red, green, blue))
  let spread = most - least
  let lightness = (most + least) / 2
  if spread < 0.06 {
    return lightness < 0.08 ? "black" : lightness > 0.94 ? "white" : lightness < 0.4 ? "dark gray" : lightness > 0.7 ? "light gray" : "gray"
  }
  let turn =
    most == red
    ? ((green - blue) / spread).truncatingRemainder(dividingBy: 6) : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  let degrees = (turn < 0 ? turn + 6 : turn) * 60
  let names: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"), (290, "purple"), (335, "magenta"), (361, "red"),
  ]
  let hue = names.first { degrees < $0.end }?.name ?? "red"
  let saturation = spread / (1 - abs(2 * lightness - 1))
  return lightness < 0.3 ? "dark \(hue)" : lightness > 0.75 ? "light \(hue)" : saturation < 0.35 ? "grayish \(hue)" : hue
}
