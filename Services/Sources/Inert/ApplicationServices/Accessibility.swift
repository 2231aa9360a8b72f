@_exported import AlmanacDarwinCompat
@_exported import AlmanacFoundationCompat
@_exported import CoreGraphics

// Stub. The windows of a Mac's other applications. A widget is never trusted to access them.

public final class AXUIElement: Sendable {
  fileprivate init() {}
}
public final class AXObserver: Sendable {
  private init() {}
}
// Unchecked: immutable.
public final class AXValue: @unchecked Sendable {
  fileprivate let type: AXValueType
  fileprivate let bytes: [UInt8]
  fileprivate init(type: AXValueType, bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }
}
public enum AXValueType: UInt32, Sendable {
  case cgPoint = 1
  case cgSize, cgRect, cfRange, axError
  case illegal = 0
  fileprivate var size: Int? {
    switch self {
    case .cgPoint: MemoryLayout<CGPoint>.size
    case .cgSize: MemoryLayout<CGSize>.size
    case .cgRect: MemoryLayout<CGRect>.size
    case .cfRange: 2 * MemoryLayout<Int>.size
    case .axError: MemoryLayout<Int32>.size
    case .illegal: nil
    }
  }
}
public enum AXError: Int32, Error, Sendable {
  case success = 0
  case failure = -25200
  case illegalArgument = -25201
  case invalidUIElement = -25202
  case invalidUIElementObserver = -25203
  case cannotComplete = -25204
  case attributeUnsupported = -25205
  case actionUnsupported = -25206
  case notificationUnsupported = -25207
  case notImplemented = -25208
  case notificationAlreadyRegistered = -25209
  case notificationNotRegistered = -25210
  case apiDisabled = -25211
  case noValue = -25212
  case parameterizedAttributeUnsupported = -25213
  case notEnoughPrecision = -25214
}
public typealias AXObserverCallback = @convention(c) (AnyObject, AnyObject, AnyObject, UnsafeMutableRawPointer?) -> Void

private func refused() -> AXError {
  UnavailableServices.report("applicationServices.unavailable", "the windows of other applications cannot be read or controlled by a widget")
  return .apiDisabled
}
public func AXIsProcessTrusted() -> Bool {
  _ = refused()
  return false
}
@discardableResult public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { AXIsProcessTrusted() }
public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement() }
public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement { AXUIElement() }
@discardableResult public func AXUIElementCopyAttributeValue(
  _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError { refused() }
@discardableResult public func AXUIElementCopyAttributeNames(_ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>) -> AXError { refused() }
@discardableResult public func AXUIElementSetAttributeValue(_ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef) -> AXError {
  refused()
}
@discardableResult public func AXUIElementIsAttributeSettable(
  _ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>
) -> AXError { refused() }
@discardableResult public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { refused() }
@discardableResult public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>) -> AXError { refused() }
@discardableResult public func AXUIElementCopyElementAtPosition(
  _ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>
) -> AXError { refused() }
@discardableResult public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError { refused() }
/// Returns nil for types without a value.
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? {
  theType.size.map { AXValue(type: theType, bytes: Array(UnsafeRawBufferPointer(start: valuePtr, count: $0))) }
}
public func AXValueGetType(_ value: AXValue) -> AXValueType { value.type }
@discardableResult public func AXValueGetValue(_ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer) -> Bool {
  guard value.type == theType else { return false }
  valuePtr.copyMemory(from: value.bytes, byteCount: value.bytes.count)
  return true
}

// `Unmanaged`, as Swift imports it: authors write `kAXTrustedCheckOptionPrompt.takeUnretainedValue()`.
// Unsafe: the string is immutable.
nonisolated(unsafe) private let prompt = "AXTrustedCheckOptionPrompt" as NSString
public var kAXTrustedCheckOptionPrompt: Unmanaged<CFString> { .passUnretained(prompt) }
public var kAXFocusedApplicationAttribute: String { "AXFocusedApplication" }
public var kAXFocusedUIElementAttribute: String { "AXFocusedUIElement" }
public var kAXFocusedWindowAttribute: String { "AXFocusedWindow" }
public var kAXMainWindowAttribute: String { "AXMainWindow" }
public var kAXWindowsAttribute: String { "AXWindows" }
public var kAXTitleAttribute: String { "AXTitle" }
public var kAXRoleAttribute: String { "AXRole" }
public var kAXSubroleAttribute: String { "AXSubrole" }
public var kAXValueAttribute: String { "AXValue" }
public var kAXPositionAttribute: String { "AXPosition" }
public var kAXSizeAttribute: String { "AXSize" }
public var kAXMinimizedAttribute: String { "AXMinimized" }
public var kAXChildrenAttribute: String { "AXChildren" }
public var kAXParentAttribute: String { "AXParent" }
public var kAXSelectedTextAttribute: String { "AXSelectedText" }
public var kAXSelectedTextRangeAttribute: String { "AXSelectedTextRange" }
public var kAXPressAction: String { "AXPress" }
public var kAXRaiseAction: String { "AXRaise" }
