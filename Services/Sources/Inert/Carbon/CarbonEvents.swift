@_exported import AlmanacFoundationCompat
@_exported import ApplicationServices
@_exported import CoreServices

// Stub. Global hot keys on a Mac. There is no window server: handlers are not installed, and keys are not received.

public typealias EventRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventHandlerCallRef = OpaquePointer
public typealias EventHotKeyRef = OpaquePointer
public typealias EventTargetRef = OpaquePointer
public typealias EventParamName = OSType
public typealias EventParamType = OSType
public typealias OptionBits = UInt32
public typealias UniChar = UInt16
public typealias EventHandlerProcPtr = @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus
public typealias EventHandlerUPP = EventHandlerProcPtr

public struct EventHotKeyID: Sendable {
  public var signature: OSType = 0
  public var id: UInt32 = 0
  public init() {}
  public init(signature: OSType, id: UInt32) { (self.signature, self.id) = (signature, id) }
}
public struct EventTypeSpec: Sendable {
  public var eventClass: OSType = 0
  public var eventKind: UInt32 = 0
  public init() {}
  public init(eventClass: OSType, eventKind: UInt32) { (self.eventClass, self.eventKind) = (eventClass, eventKind) }
}

public var kEventClassKeyboard: Int { 0x6B65_7962 }  // keyb
public var kEventClassMouse: Int { 0x6D6F_7573 }  // mous
public var kEventClassApplication: Int { 0x6170_706C }  // appl
public var kEventRawKeyDown: Int { 1 }
public var kEventRawKeyRepeat: Int { 2 }
public var kEventRawKeyUp: Int { 3 }
public var kEventRawKeyModifiersChanged: Int { 4 }
public var kEventHotKeyPressed: Int { 5 }
public var kEventHotKeyReleased: Int { 6 }
public var kEventParamDirectObject: Int { 0x2D2D_2D2D }  // ----
public var kEventParamKeyCode: Int { 0x6B63_6F64 }  // kcod
public var kEventParamKeyModifiers: Int { 0x6B6D_6F64 }  // kmod
public var typeEventHotKeyID: Int { 0x686B_6964 }  // hkid
public var kEventHotKeyNoOptions: Int { 0 }
public var kEventHotKeyExclusive: Int { 1 }
public var cmdKey: Int { 1 << 8 }
public var shiftKey: Int { 1 << 9 }
public var alphaLock: Int { 1 << 10 }
public var optionKey: Int { 1 << 11 }
public var controlKey: Int { 1 << 12 }
public var rightShiftKey: Int { 1 << 13 }
public var rightOptionKey: Int { 1 << 14 }
public var rightControlKey: Int { 1 << 15 }

public var eventNotHandledErr: Int { -9874 }
public var eventInternalErr: Int { -9868 }
public var eventParameterNotFoundErr: Int { -9870 }
public var eventHotKeyExistsErr: Int { -9878 }
public var eventHotKeyInvalidErr: Int { -9879 }
public var paramErr: Int { -50 }

private func refused() -> OSStatus {
  UnavailableServices.report("carbon.unavailable", "global hot keys are not received: there is no window server")
  return OSStatus(eventInternalErr)
}

public func GetApplicationEventTarget() -> EventTargetRef! { nil }
public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
public func GetEventMonitorTarget() -> EventTargetRef! { nil }
@discardableResult public func InstallEventHandler(
  _ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>!,
  _ inUserData: UnsafeMutableRawPointer!, _ outRef: UnsafeMutablePointer<EventHandlerRef?>!
) -> OSStatus { refused() }
@discardableResult public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> OSStatus { OSStatus(paramErr) }
@discardableResult public func RegisterEventHotKey(
  _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!, _ inOptions: OptionBits,
  _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!
) -> OSStatus { refused() }
@discardableResult public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { OSStatus(eventHotKeyInvalidErr) }
@discardableResult public func GetEventParameter(
  _ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType, _ outActualType: UnsafeMutablePointer<EventParamType>!,
  _ inBufferSize: Int, _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!
) -> OSStatus { OSStatus(eventParameterNotFoundErr) }
public func GetEventKind(_ inEvent: EventRef!) -> UInt32 { 0 }
public func GetEventClass(_ inEvent: EventRef!) -> OSType { 0 }
@discardableResult public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef!, _ inEvent: EventRef!) -> OSStatus {
  OSStatus(eventNotHandledErr)
}
public func GetCurrentKeyModifiers() -> UInt32 { 0 }
public func IsSecureEventInputEnabled() -> Bool { false }
@discardableResult public func EnableSecureEventInput() -> OSStatus { refused() }
@discardableResult public func DisableSecureEventInput() -> OSStatus { OSStatus(paramErr) }
