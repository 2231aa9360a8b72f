@_exported import AlmanacFoundationCompat

public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_24RGB: OSType = 0x18
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" as NSString }
public var kCVPixelBufferWidthKey: CFString { "Width" as NSString }
public var kCVPixelBufferHeightKey: CFString { "Height" as NSString }

/// Stub. The pixels of a camera or a video. Buffers cannot be created; use a `CGContext` for bitmaps.
public final class CVBuffer: Sendable { package init() {} }
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
@discardableResult public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  reportBuffers()
  return kCVReturnUnsupported
}
func reportBuffers() { UnavailableServices.report("coreVideo.unavailable", "pixel buffers cannot be created; draw into a CGContext") }

public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" as NSString }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" as NSString }
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
  kCVReturnUnsupported
}
@discardableResult public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn {
  kCVReturnUnsupported
}
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { 0 }
