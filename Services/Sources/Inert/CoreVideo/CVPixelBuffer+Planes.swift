// Stub. Planes, pools and attributes of pixel buffers. Buffers cannot be created: see CVPixelBuffer.swift.

public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnInvalidDisplay: CVReturn = -6670
public let kCVReturnDisplayLinkAlreadyRunning: CVReturn = -6671
public let kCVReturnDisplayLinkNotRunning: CVReturn = -6672
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973

public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
public var kCVPixelBufferOpenGLCompatibilityKey: CFString { "OpenGLCompatibility" }
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
public var kCVPixelBufferPlaneAlignmentKey: CFString { "PlaneAlignment" }
public var kCVPixelBufferMemoryAllocatorKey: CFString { "MemoryAllocator" }
public var kCVPixelBufferPoolMinimumBufferCountKey: CFString { "MinimumBufferCount" }
public var kCVPixelBufferPoolMaximumBufferAgeKey: CFString { "MaximumBufferAge" }
public var kCVImageBufferColorPrimariesKey: CFString { "CVImageBufferColorPrimaries" }
public var kCVImageBufferTransferFunctionKey: CFString { "CVImageBufferTransferFunction" }
public var kCVImageBufferYCbCrMatrixKey: CFString { "CVImageBufferYCbCrMatrix" }
public var kCVImageBufferColorPrimaries_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferTransferFunction_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferCGColorSpaceKey: CFString { "CGColorSpace" }

public typealias CVOptionFlags = UInt64
@discardableResult public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize { .zero }
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize { .zero }
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect { .zero }

public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate, shouldPropagate }
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode) {}
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? { nil }

/// Stub. A pool of buffers. It cannot be created.
public final class CVPixelBufferPool: Sendable { private init() {} }
@discardableResult public func CVPixelBufferPoolCreate(
  _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  reportBuffers()
  return kCVReturnUnsupported
}
@discardableResult public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnUnsupported }
public typealias CVPixelBufferReleaseBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void
@discardableResult public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  reportBuffers()
  return kCVReturnUnsupported
}
