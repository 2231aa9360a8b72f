@_exported import FoundationCompat
@_exported import IOKit

// Bluetooth of a Mac. A widget sees no device: Bluetooth is off, and nothing is paired.

public typealias BluetoothHCIRSSIValue = Int8
public typealias BluetoothClassOfDevice = UInt32
public typealias BluetoothDeviceClassMajor = UInt32
public typealias BluetoothDeviceClassMinor = UInt32
public typealias BluetoothHCIPowerState = UInt32
public typealias BluetoothRFCOMMChannelID = UInt8
public var kBluetoothHCIPowerStateOFF: BluetoothHCIPowerState { 0 }
public var kBluetoothHCIPowerStateON: BluetoothHCIPowerState { 1 }

func reportBluetooth() { UnavailableServices.report("ioBluetooth.unavailable", "a widget does not see the Bluetooth devices of this machine") }

open class IOBluetoothObject: NSObject {}
open class IOBluetoothUserNotification: NSObject { open func unregister() {} }
open class IOBluetoothDevice: IOBluetoothObject {
  public let addressString: String!
  open class func pairedDevices() -> [Any]! {
    reportBluetooth()
    return []
  }
  open class func recentDevices(_ numDevices: UInt) -> [Any]! { [] }
  open class func favoriteDevices() -> [Any]! { [] }
  public init!(addressString address: String!) { addressString = address }
  open class func register(forConnectNotifications observer: Any!, selector inSelector: Selector!) -> IOBluetoothUserNotification! {
    reportBluetooth()
    return nil
  }
  open func register(forDisconnectNotification observer: Any!, selector inSelector: Selector!) -> IOBluetoothUserNotification! { nil }
  open var name: String! { nil }
  open var nameOrAddress: String! { addressString }
  open func getNameOrAddress() -> String! { addressString }
  open var classOfDevice: BluetoothClassOfDevice { 0 }
  open var deviceClassMajor: BluetoothDeviceClassMajor { 0 }
  open var deviceClassMinor: BluetoothDeviceClassMinor { 0 }
  open var services: [Any]! { nil }
  open func isConnected() -> Bool { false }
  open func isPaired() -> Bool { false }
  open func isFavorite() -> Bool { false }
  open func isIncoming() -> Bool { false }
  open func rawRSSI() -> BluetoothHCIRSSIValue { 127 }
  open func rssi() -> BluetoothHCIRSSIValue { 127 }
  open func recentAccessDate() -> Date! { nil }
  @discardableResult open func openConnection() -> IOReturn { refused() }
  @discardableResult open func openConnection(_ target: Any!) -> IOReturn { refused() }
  @discardableResult open func closeConnection() -> IOReturn { refused() }
  @discardableResult open func performSDPQuery(_ target: Any!) -> IOReturn { refused() }
  private func refused() -> IOReturn {
    reportBluetooth()
    return kIOReturnNoDevice
  }
}
open class IOBluetoothHostController: NSObject {
  open class func `default`() -> Self! {
    reportBluetooth()
    return nil
  }
  open var powerState: BluetoothHCIPowerState { kBluetoothHCIPowerStateOFF }
  open func addressAsString() -> String! { nil }
  open func nameAsString() -> String! { nil }
}
open class IOBluetoothDevicePair: NSObject {
  open weak var delegate: AnyObject?
  private let paired: IOBluetoothDevice!
  public init!(device: IOBluetoothDevice!) { paired = device }
  open func device() -> IOBluetoothDevice! { paired }
  @discardableResult open func start() -> IOReturn {
    reportBluetooth()
    return kIOReturnNoDevice
  }
  open func stop() {}
}
open class IOBluetoothDeviceInquiry: NSObject {
  open weak var delegate: AnyObject?
  open var inquiryLength: UInt8 = 10
  open var searchType: UInt32 = 0
  open var updateNewDeviceNames = true
  public init!(delegate: Any!) { self.delegate = delegate as AnyObject }
  @discardableResult open func start() -> IOReturn {
    reportBluetooth()
    return kIOReturnNoDevice
  }
  @discardableResult open func stop() -> IOReturn { 0 }
  open func foundDevices() -> [Any]! { [] }
}
