@_exported import FoundationCompat

/// Accessories with a plug or a radio of their own. None is ever connected.
// Unchecked: nothing changes.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
  private static let only = EAAccessoryManager()
  open class func shared() -> EAAccessoryManager {
    UnavailableServices.report("externalAccessory.unavailable", "this machine connects no accessories")
    return only
  }
  open var connectedAccessories: [EAAccessory] { [] }
  open func registerForLocalNotifications() {}
  open func unregisterForLocalNotifications() {}
  @preconcurrency
  open func showBluetoothAccessoryPicker(
    withNameFilter predicate: NSPredicate?, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(EABluetoothAccessoryPickerError(.resultNotFound)) } }
}
public struct EABluetoothAccessoryPickerError: Error, CustomNSError, Sendable, Equatable {
  public enum Code: Int, Sendable { case alreadyConnected, resultNotFound, resultCancelled, resultFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
// Unchecked: there is no object.
open class EAAccessory: NSObject, @unchecked Sendable {
  open var isConnected: Bool { false }
  open var connectionID: Int { Int(EAConnectionIDNone) }
  open var manufacturer: String { "" }
  open var name: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var protocolStrings: [String] { [] }
  open weak var delegate: (any EAAccessoryDelegate)?
}
public let EAConnectionIDNone: UInt = 0
public protocol EAAccessoryDelegate: NSObjectProtocol {
  func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate {
  public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}
/// Streams to an accessory. There is none: making one gives nil.
///
/// No `NSObject`, unlike on Apple's systems: the initializer of that cannot give nil here.
// Unchecked: there is no object.
open class EASession: @unchecked Sendable {
  open var accessory: EAAccessory? { nil }
  open var protocolString: String? { nil }
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }
  public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
}
extension NSNotification.Name {
  public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
  public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
public let EAAccessoryKey = "EAAccessoryKey"
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"
