import AlmanacDarwinCompat
import AlmanacFoundationCompat

// Stub. Calls to a Mac's drivers. There are none, so each call fails with `kIOReturnNoDevice`.

public typealias IOByteCount = UInt32
public typealias IONotificationPortRef = OpaquePointer
public typealias IOPowerSourceCallbackType = @convention(c) (UnsafeMutableRawPointer?) -> Void
public let kIOReturnNotFound = IOReturn(bitPattern: 0xE000_02F0)
public let kIOReturnBadArgument = IOReturn(bitPattern: 0xE000_02C2)
public let kIOReturnNotPrivileged = IOReturn(bitPattern: 0xE000_02C1)

private func noDriver() -> kern_return_t {
  reportIOKit()
  return kIOReturnNoDevice
}
public func IOBSDNameMatching(_ mainPort: mach_port_t, _ options: UInt32, _ bsdName: UnsafePointer<CChar>?) -> NSMutableDictionary! {
  ["IOProviderClass": "IOService", "BSD Name": bsdName.map { String(cString: $0) } ?? ""]
}
@discardableResult public func IOConnectCallStructMethod(
  _ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer?, _ inputStructCnt: Int,
  _ outputStruct: UnsafeMutableRawPointer?, _ outputStructCnt: UnsafeMutablePointer<Int>?
) -> kern_return_t { noDriver() }
@discardableResult public func IOConnectCallScalarMethod(
  _ connection: mach_port_t, _ selector: UInt32, _ input: UnsafePointer<UInt64>?, _ inputCnt: UInt32, _ output: UnsafeMutablePointer<UInt64>?,
  _ outputCnt: UnsafeMutablePointer<UInt32>?
) -> kern_return_t { noDriver() }
/// Returns nil: changes of power sources are not reported.
public func IOPSNotificationCreateRunLoopSource(_ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!) -> Unmanaged<
  CFRunLoopSource
>! {
  reportIOKit()
  return nil
}
public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef! { nil }
public func IONotificationPortDestroy(_ notify: IONotificationPortRef!) {}
