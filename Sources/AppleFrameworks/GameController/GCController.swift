@_exported import FoundationCompat

// Controllers and keyboards of games. None is connected.

public protocol GCDevice: NSObjectProtocol {
  var handlerQueue: DispatchQueue { get set }
  var vendorName: String? { get }
  var productCategory: String { get }
}
extension Notification.Name {
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
  public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
  public static let GCControllerDidStopBeingCurrent = Notification.Name("GCControllerDidStopBeingCurrentNotification")
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
  public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
}
private func reportControllers() {
  UnavailableServices.report("gameController.unavailable", "a widget sees no controllers and no keyboards of games")
}

public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1 = 0
  case index2, index3, index4
}
// Unchecked: no object is ever made.
open class GCControllerElement: NSObject, @unchecked Sendable {
  open var isAnalog: Bool { false }
  open var localizedName: String? { nil }
  open var sfSymbolsName: String? { nil }
}
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  open var value: Float { 0 }
  open var isPressed: Bool { false }
  open var isTouched: Bool { false }
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
}
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  open var value: Float { 0 }
  open var valueChangedHandler: GCControllerAxisValueChangedHandler?
}
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
}
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
  open weak var device: (any GCDevice)? { nil }
  open var buttons: [String: GCControllerButtonInput] { [:] }
  open var axes: [String: GCControllerAxisInput] { [:] }
  open var dpads: [String: GCControllerDirectionPad] { [:] }
}
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  open weak var controller: GCController? { nil }
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  open var buttonOptions: GCControllerButtonInput? { nil }
  open var buttonHome: GCControllerButtonInput? { nil }
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()
  open var leftThumbstickButton: GCControllerButtonInput? { nil }
  open var rightThumbstickButton: GCControllerButtonInput? { nil }
}
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  public let dpad = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  open var reportsAbsoluteDpadValues = false
  open var allowsRotation = false
}
// Unchecked: no object is ever made but by an app, which uses it on one thread.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
  open var handlerQueue = DispatchQueue.main
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var controllerPausedHandler: ((GCController) -> Void)?
  open var playerIndex: GCControllerPlayerIndex = .indexUnset
  open var isAttachedToDevice: Bool { false }
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
  open class func controllers() -> [GCController] {
    reportControllers()
    return []
  }
  open class var current: GCController? { nil }
  open class var shouldMonitorBackgroundEvents: Bool {
    get { false }
    set {}
  }
  @preconcurrency
  open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
    reportControllers()
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  open class func stopWirelessControllerDiscovery() {}
}
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
  open var isAnyKeyPressed: Bool { false }
  open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
  open var handlerQueue = DispatchQueue.main
  open var vendorName: String? { nil }
  open var productCategory: String { "Keyboard" }
  open var keyboardInput: GCKeyboardInput? { nil }
  open class var coalesced: GCKeyboard? {
    reportControllers()
    return nil
  }
}
/// The usage of a key in the HID tables.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyA = Self(rawValue: 0x04)
  public static let keyD = Self(rawValue: 0x07)
  public static let keyS = Self(rawValue: 0x16)
  public static let keyW = Self(rawValue: 0x1A)
  public static let returnOrEnter = Self(rawValue: 0x28)
  public static let escape = Self(rawValue: 0x29)
  public static let deleteOrBackspace = Self(rawValue: 0x2A)
  public static let tab = Self(rawValue: 0x2B)
  public static let spacebar = Self(rawValue: 0x2C)
  public static let rightArrow = Self(rawValue: 0x4F)
  public static let leftArrow = Self(rawValue: 0x50)
  public static let downArrow = Self(rawValue: 0x51)
  public static let upArrow = Self(rawValue: 0x52)
  public static let leftShift = Self(rawValue: 0xE1)
  public static let leftControl = Self(rawValue: 0xE0)
}
