// Stub. Displays and windows of a Mac. There are none, and screen capture is never allowed.

public typealias CGDirectDisplayID = UInt32
public typealias CGWindowID = UInt32
public let kCGNullDirectDisplay: CGDirectDisplayID = 0
public let kCGNullWindowID: CGWindowID = 0

private func reportScreens() { UnavailableServices.report("screens.unavailable", "screens and windows cannot be listed or recorded") }

public func CGMainDisplayID() -> CGDirectDisplayID { kCGNullDirectDisplay }
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { .zero }
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { 0 }
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { 0 }
public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? {
  reportScreens()
  return nil
}
public func CGDisplayCreateImage(_ display: CGDirectDisplayID, rect: CGRect) -> CGImage? { CGDisplayCreateImage(display) }
@discardableResult public func CGPreflightScreenCaptureAccess() -> Bool { false }
@discardableResult public func CGRequestScreenCaptureAccess() -> Bool {
  reportScreens()
  return false
}

public struct CGWindowListOption: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let optionOnScreenOnly = Self(rawValue: 1)
  public static let optionOnScreenAboveWindow = Self(rawValue: 2)
  public static let optionOnScreenBelowWindow = Self(rawValue: 4)
  public static let optionIncludingWindow = Self(rawValue: 8)
  public static let excludeDesktopElements = Self(rawValue: 16)
}
public struct CGWindowImageOption: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let boundsIgnoreFraming = Self(rawValue: 1)
  public static let shouldBeOpaque = Self(rawValue: 2)
  public static let onlyShadows = Self(rawValue: 4)
  public static let bestResolution = Self(rawValue: 8)
  public static let nominalResolution = Self(rawValue: 16)
}
public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? {
  reportScreens()
  return nil
}
public func CGWindowListCreateImage(
  _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID, _ imageOption: CGWindowImageOption
) -> CGImage? {
  reportScreens()
  return nil
}
public var kCGWindowNumber: CFString { "kCGWindowNumber" }
public var kCGWindowName: CFString { "kCGWindowName" }
public var kCGWindowOwnerName: CFString { "kCGWindowOwnerName" }
public var kCGWindowOwnerPID: CFString { "kCGWindowOwnerPID" }
public var kCGWindowBounds: CFString { "kCGWindowBounds" }
public var kCGWindowLayer: CFString { "kCGWindowLayer" }
public var kCGWindowAlpha: CFString { "kCGWindowAlpha" }
