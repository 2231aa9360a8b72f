import AlmanacFoundationCompat

// C's descriptors of Apple events. There are no Mac applications: asking for permission to control one returns `procNotFound`.

public typealias AEEventClass = FourCharCode
public typealias AEEventID = FourCharCode
public typealias DescType = FourCharCode
public typealias OSErr = Int16

// Four characters each, as in Apple's headers.
public var typeNull: UInt32 { 0x6E75_6C6C }  // null
public var typeApplicationBundleID: UInt32 { 0x6275_6E64 }  // bund
public var typeWildCard: UInt32 { 0x2A2A_2A2A }  // ****

public struct AEDesc {
  public var descriptorType: DescType = typeNull
  /// The bytes. `AEDisposeDesc` frees them.
  public var dataHandle: OpaquePointer?
  public init() {}
  public init(descriptorType: DescType, dataHandle: OpaquePointer?) { (self.descriptorType, self.dataHandle) = (descriptorType, dataHandle) }
}
public typealias AEAddressDesc = AEDesc
public typealias AEDescList = AEDesc
public typealias AERecord = AEDesc
public typealias AppleEvent = AERecord
public var procNotFound: Int { -600 }
public var errAEEventNotPermitted: Int { -1743 }
public var errAEEventWouldRequireUserConsent: Int { -1744 }
private let largestDescriptor = 1 << 20

@discardableResult public func AECreateDesc(
  _ typeCode: DescType, _ dataPtr: UnsafeRawPointer?, _ dataSize: Int, _ result: UnsafeMutablePointer<AEDesc>
) -> OSErr {
  guard dataSize >= 0, dataSize <= largestDescriptor, dataPtr != nil || dataSize == 0 else { return -50 }  // paramErr
  let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(dataSize, 1), alignment: 16)
  if let dataPtr { bytes.copyMemory(from: dataPtr, byteCount: dataSize) }
  result.pointee = AEDesc(descriptorType: typeCode, dataHandle: OpaquePointer(bytes))
  return 0
}
@discardableResult public func AEDisposeDesc(_ theAEDesc: UnsafeMutablePointer<AEDesc>) -> OSErr {
  if let bytes = theAEDesc.pointee.dataHandle { UnsafeMutableRawPointer(bytes).deallocate() }
  theAEDesc.pointee = AEDesc()
  return 0
}
public func AEDeterminePermissionToAutomateTarget(
  _ target: UnsafePointer<AEAddressDesc>?, _ theAEEventClass: AEEventClass, _ theAEEventID: AEEventID, _ askUserIfNeeded: Bool
) -> OSStatus {
  UnavailableServices.report("appleEvents.unavailable", "Mac applications cannot be controlled: there are none on Linux")
  return OSStatus(procNotFound)
}
