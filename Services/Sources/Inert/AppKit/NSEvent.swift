/// Stub. No events happen.
// Unchecked: it has no stored properties; its superclass is an open class.
public final class NSEvent: NSObject, @unchecked Sendable {
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16), shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18), option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20), numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22), function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited
    case keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate
    case scrollWheel = 22, tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case gesture = 29, magnify, swipe, rotate = 18, beginGesture = 19, endGesture = 20, smartMagnify = 32, pressure = 34
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    public static let leftMouseDown = Self(.leftMouseDown), leftMouseUp = Self(.leftMouseUp), leftMouseDragged = Self(.leftMouseDragged)
    public static let rightMouseDown = Self(.rightMouseDown), rightMouseUp = Self(.rightMouseUp), rightMouseDragged = Self(.rightMouseDragged)
    public static let otherMouseDown = Self(.otherMouseDown), otherMouseUp = Self(.otherMouseUp), mouseMoved = Self(.mouseMoved)
    public static let mouseEntered = Self(.mouseEntered), mouseExited = Self(.mouseExited), scrollWheel = Self(.scrollWheel)
    public static let keyDown = Self(.keyDown), keyUp = Self(.keyUp), flagsChanged = Self(.flagsChanged), systemDefined = Self(.systemDefined)
    public static let magnify = Self(.magnify), swipe = Self(.swipe), rotate = Self(.rotate), any = Self(rawValue: .max)
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1), stationary = Phase(rawValue: 2), changed = Phase(rawValue: 4), ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16), mayBegin = Phase(rawValue: 32)
  }
  public static var modifierFlags: ModifierFlags { [] }
  public static var mouseLocation: NSPoint { .zero }
  public static var pressedMouseButtons: Int { 0 }
  public static var doubleClickInterval: TimeInterval { 0.5 }
  public static var keyRepeatDelay: TimeInterval { 0.5 }
  public static var keyRepeatInterval: TimeInterval { 1 / 12 }
  /// Returns nil: there are no events to monitor.
  public static func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { nil }
  public static func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? { nil }
  public static func removeMonitor(_ eventMonitor: Any) {}
  public var type: EventType { .applicationDefined }
  public var timestamp: TimeInterval { 0 }
  @preconcurrency @MainActor public var window: NSWindow? { nil }
  public var windowNumber: Int { 0 }
  public var locationInWindow: NSPoint { .zero }
  public var modifierFlags: ModifierFlags { [] }
  public var keyCode: UInt16 { 0 }
  public var characters: String? { nil }
  public var charactersIgnoringModifiers: String? { nil }
  public var isARepeat: Bool { false }
  public var clickCount: Int { 0 }
  public var buttonNumber: Int { 0 }
  public var pressure: Float { 0 }
  public var deltaX: CGFloat { 0 }
  public var deltaY: CGFloat { 0 }
  public var scrollingDeltaX: CGFloat { 0 }
  public var scrollingDeltaY: CGFloat { 0 }
  public var hasPreciseScrollingDeltas: Bool { false }
  public var magnification: CGFloat { 0 }
  public var rotation: Float { 0 }
  public var phase: Phase { [] }
  public var momentumPhase: Phase { [] }
}

/// Stub. There is no pointer to track.
@preconcurrency @MainActor open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1), mouseMoved = Options(rawValue: 2), cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 16), activeInKeyWindow = Options(rawValue: 32)
    public static let activeInActiveApp = Options(rawValue: 64), activeAlways = Options(rawValue: 128), assumeInside = Options(rawValue: 256)
    public static let inVisibleRect = Options(rawValue: 512), enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  public let rect: NSRect
  public let options: Options
  open private(set) weak var owner: AnyObject?
  public let userInfo: [AnyHashable: Any]?
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.owner, self.userInfo) = (rect, options, owner.map { $0 as AnyObject }, userInfo)
    super.init()
  }
}

/// Stub. There is no pointer to change.
@preconcurrency @MainActor open class NSCursor: NSObject {
  public let image: NSImage
  public let hotSpot: NSPoint
  public init(image newImage: NSImage, hotSpot point: NSPoint) {
    (image, hotSpot) = (newImage, point)
    super.init()
  }
  private static let plain = NSCursor(image: NSImage(), hotSpot: .zero)
  open class var current: NSCursor { plain }
  open class var arrow: NSCursor { plain }
  open class var iBeam: NSCursor { plain }
  open class var pointingHand: NSCursor { plain }
  open class var closedHand: NSCursor { plain }
  open class var openHand: NSCursor { plain }
  open class var crosshair: NSCursor { plain }
  open class var resizeLeft: NSCursor { plain }
  open class var resizeRight: NSCursor { plain }
  open class var resizeLeftRight: NSCursor { plain }
  open class var resizeUp: NSCursor { plain }
  open class var resizeDown: NSCursor { plain }
  open class var resizeUpDown: NSCursor { plain }
  open class var operationNotAllowed: NSCursor { plain }
  open class var dragCopy: NSCursor { plain }
  open class var contextualMenu: NSCursor { plain }
  open class func hide() {}
  open class func unhide() {}
  open class func pop() {}
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
  open func set() {}
  open func push() {}
  open func pop() {}
}

/// Stub. No gestures happen.
@preconcurrency @MainActor open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open weak var target: AnyObject?
  open var action: Selector?
  open var state = State.possible
  open var isEnabled = true
  open private(set) weak var view: NSView?
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  public init(target: Any?, action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    super.init()
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  open func location(in view: NSView?) -> NSPoint { .zero }
}
@preconcurrency @MainActor public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
}
extension NSGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
}
open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var buttonMask = 1
  open var numberOfClicksRequired = 1
}
open class NSPressGestureRecognizer: NSGestureRecognizer { open var minimumPressDuration: TimeInterval = 0.5 }
open class NSPanGestureRecognizer: NSGestureRecognizer {
  open func translation(in view: NSView?) -> NSPoint { .zero }
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}
open class NSMagnificationGestureRecognizer: NSGestureRecognizer { open var magnification: CGFloat = 0 }
