@_exported import FoundationCompat

// Instruments. There are none: no client is made, and there is nothing to listen to.

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDITimeStamp = UInt64
public typealias ItemCount = UInt
public let kMIDIInvalidClient: OSStatus = -10830
public let kMIDINoCurrentSetup: OSStatus = -10837
public let kMIDIServerStartErr: OSStatus = -10839
public var kMIDIPropertyName: CFString { "name" as NSString }
public var kMIDIPropertyDisplayName: CFString { "displayName" as NSString }
public var kMIDIPropertyManufacturer: CFString { "manufacturer" as NSString }

public enum MIDINotificationMessageID: Int32, Sendable {
  case msgSetupChanged = 1
  case msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged, msgSerialPortOwnerChanged, msgIOError
}
public struct MIDINotification: Sendable {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
}
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void

private func refused() -> OSStatus {
  UnavailableServices.report("coreMIDI.unavailable", "this machine shows apps no instruments")
  return kMIDIServerStartErr
}
@discardableResult public func MIDIClientCreateWithBlock(
  _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus { refused() }
@discardableResult public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { kMIDIInvalidClient }
@discardableResult public func MIDIOutputPortCreate(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { kMIDIInvalidClient }
@discardableResult public func MIDIPortConnectSource(
  _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus { kMIDIInvalidClient }
public func MIDIGetNumberOfSources() -> Int {
  _ = refused()
  return 0
}
public func MIDIGetNumberOfDestinations() -> Int {
  _ = refused()
  return 0
}
public func MIDIGetNumberOfDevices() -> Int {
  _ = refused()
  return 0
}
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
