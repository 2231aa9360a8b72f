/// Bytes in memory.
// Unchecked: an app fills a buffer before it passes it on.
public final class CMBlockBuffer: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  init(_ bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }
  deinit { bytes.deallocate() }
  public var dataLength: Int { bytes.count }
  public var isEmpty: Bool { bytes.isEmpty }
}
public typealias CMBlockBufferFlags = UInt32
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1
public let kCMBlockBufferAlwaysCopyDataFlag: CMBlockBufferFlags = 2
public let kCMBlockBufferNoErr: OSStatus = 0
public let kCMBlockBufferBlockAllocationFailedErr: OSStatus = -12701
public let kCMBlockBufferBadCustomBlockSourceErr: OSStatus = -12702
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12704

/// Creates a buffer with its own memory. The caller's bytes are copied, and the caller keeps its memory; a custom block source is rejected.
@discardableResult public func CMBlockBufferCreateWithMemoryBlock(
  allocator structureAllocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: CFAllocator?,
  customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
  blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
  guard customBlockSource == nil else { return kCMBlockBufferBadCustomBlockSourceErr }
  guard offsetToData >= 0, offsetToData <= blockLength else { return kCMBlockBufferBadOffsetParameterErr }
  guard dataLength >= 0, dataLength <= blockLength - offsetToData else { return kCMBlockBufferBadLengthParameterErr }
  // Larger than any sample, smaller than the memory of an extension.
  guard dataLength <= 1 << 28 else { return kCMBlockBufferBlockAllocationFailedErr }
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: dataLength, alignment: 16)
  if let memoryBlock {
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: memoryBlock + offsetToData, count: dataLength))
  } else {
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }
  blockBufferOut.pointee = CMBlockBuffer(bytes)
  return kCMBlockBufferNoErr
}
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.bytes.count }
@discardableResult public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.bytes.isEmpty }
@discardableResult public func CMBlockBufferIsRangeContiguous(_ theBuffer: CMBlockBuffer, atOffset offset: Int, length: Int) -> Bool {
  theBuffer.part(offset, length) == kCMBlockBufferNoErr
}
@discardableResult public func CMBlockBufferAssureBlockMemory(_ theBuffer: CMBlockBuffer) -> OSStatus { kCMBlockBufferNoErr }
@discardableResult public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?, totalLengthOut: UnsafeMutablePointer<Int>?,
  dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
  guard offset >= 0, offset < theBuffer.bytes.count, let start = theBuffer.bytes.baseAddress else { return kCMBlockBufferBadOffsetParameterErr }
  lengthAtOffsetOut?.pointee = theBuffer.bytes.count - offset
  totalLengthOut?.pointee = theBuffer.bytes.count
  dataPointerOut?.pointee = (start + offset).assumingMemoryBound(to: CChar.self)
  return kCMBlockBufferNoErr
}
@discardableResult public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
  let status = theSourceBuffer.part(offsetToData, dataLength)
  if status == kCMBlockBufferNoErr, dataLength > 0 {
    destination.copyMemory(from: theSourceBuffer.bytes.baseAddress! + offsetToData, byteCount: dataLength)
  }
  return status
}
@discardableResult public func CMBlockBufferReplaceDataBytes(
  with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
  let status = destinationBuffer.part(offsetIntoDestination, dataLength)
  if status == kCMBlockBufferNoErr, dataLength > 0 {
    (destinationBuffer.bytes.baseAddress! + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
  }
  return status
}
extension CMBlockBuffer {
  /// Checks that a range is inside this buffer.
  fileprivate func part(_ offset: Int, _ length: Int) -> OSStatus {
    guard offset >= 0, offset <= bytes.count else { return kCMBlockBufferBadOffsetParameterErr }
    return length >= 0 && length <= bytes.count - offset ? kCMBlockBufferNoErr : kCMBlockBufferBadLengthParameterErr
  }
}
