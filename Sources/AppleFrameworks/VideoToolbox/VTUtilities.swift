import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo

// Encoders, decoders and conversions of video. There are none: every call answers that none was found.

public let kVTPropertyNotSupportedErr: OSStatus = -12900
public let kVTParameterErr: OSStatus = -12902
public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTAllocationFailedErr: OSStatus = -12904
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
public let kVTVideoDecoderBadDataErr: OSStatus = -12909
public let kVTVideoEncoderMalfunctionErr: OSStatus = -12912
public let kVTVideoDecoderMalfunctionErr: OSStatus = -12911

private func report() { UnavailableServices.report("videoToolbox.unavailable", "video is not encoded, decoded or converted here") }

@discardableResult public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  report()
  return kVTPixelTransferNotSupportedErr
}
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

public typealias VTSession = CFTypeRef
@discardableResult public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: CFTypeRef?) -> OSStatus {
  kVTInvalidSessionErr
}
@discardableResult public func VTSessionSetProperties(_ session: VTSession, propertyDictionary: CFDictionary) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTSessionCopyProperty(
  _ session: VTSession, key propertyKey: CFString, allocator: CFAllocator?, valueOut propertyValueOut: UnsafeMutableRawPointer?
) -> OSStatus { kVTInvalidSessionErr }

public struct VTEncodeInfoFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let asynchronous = Self(rawValue: 1)
  public static let frameDropped = Self(rawValue: 2)
}
public struct VTDecodeInfoFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let asynchronous = Self(rawValue: 1)
  public static let frameDropped = Self(rawValue: 2)
  public static let imageBufferModifiable = Self(rawValue: 4)
}
public struct VTDecodeFrameFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let _EnableAsynchronousDecompression = Self(rawValue: 1)
  public static let _DoNotOutputFrame = Self(rawValue: 2)
  public static let _1xRealTimePlayback = Self(rawValue: 4)
  public static let _EnableTemporalProcessing = Self(rawValue: 8)
}

/// Encodes pictures. None is made.
public final class VTCompressionSession: Sendable { private init() {} }
public typealias VTCompressionOutputCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) ->
  Void
public typealias VTCompressionOutputHandler = (OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void
@discardableResult public func VTCompressionSessionCreate(
  allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType, encoderSpecification: CFDictionary?,
  imageBufferAttributes sourceImageBufferAttributes: CFDictionary?, compressedDataAllocator: CFAllocator?,
  outputCallback: VTCompressionOutputCallback?, refcon outputCallbackRefCon: UnsafeMutableRawPointer?,
  compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
  report()
  return kVTCouldNotFindVideoEncoderErr
}
@discardableResult public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTCompressionSessionEncodeFrame(
  _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime, frameProperties: CFDictionary?,
  sourceFrameRefcon: UnsafeMutableRawPointer?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTCompressionSessionCompleteFrames(
  _ session: VTCompressionSession, untilPresentationTimeStamp completeUntilPresentationTimeStamp: CMTime
) -> OSStatus { kVTInvalidSessionErr }
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}

/// Decodes pictures. None is made.
public final class VTDecompressionSession: Sendable { private init() {} }
public typealias VTDecompressionOutputCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime
) -> Void
public struct VTDecompressionOutputCallbackRecord {
  public var decompressionOutputCallback: VTDecompressionOutputCallback?
  public var decompressionOutputRefCon: UnsafeMutableRawPointer?
  public init() {}
  public init(decompressionOutputCallback: VTDecompressionOutputCallback?, decompressionOutputRefCon: UnsafeMutableRawPointer?) {
    (self.decompressionOutputCallback, self.decompressionOutputRefCon) = (decompressionOutputCallback, decompressionOutputRefCon)
  }
}
@discardableResult public func VTDecompressionSessionCreate(
  allocator: CFAllocator?, formatDescription videoFormatDescription: CMVideoFormatDescription,
  decoderSpecification videoDecoderSpecification: CFDictionary?,
  imageBufferAttributes destinationImageBufferAttributes: CFDictionary?, outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
  decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus {
  report()
  return kVTCouldNotFindVideoDecoderErr
}
@discardableResult public func VTDecompressionSessionDecodeFrame(
  _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
  frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?, infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}

public var kVTCompressionPropertyKey_RealTime: CFString { "RealTime" }
public var kVTCompressionPropertyKey_ProfileLevel: CFString { "ProfileLevel" }
public var kVTCompressionPropertyKey_AverageBitRate: CFString { "AverageBitRate" }
public var kVTCompressionPropertyKey_DataRateLimits: CFString { "DataRateLimits" }
public var kVTCompressionPropertyKey_Quality: CFString { "Quality" }
public var kVTCompressionPropertyKey_ExpectedFrameRate: CFString { "ExpectedFrameRate" }
public var kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString { "MaxKeyFrameInterval" }
public var kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString { "MaxKeyFrameIntervalDuration" }
public var kVTCompressionPropertyKey_AllowFrameReordering: CFString { "AllowFrameReordering" }
public var kVTProfileLevel_H264_Baseline_AutoLevel: CFString { "H264_Baseline_AutoLevel" }
public var kVTProfileLevel_H264_Main_AutoLevel: CFString { "H264_Main_AutoLevel" }
public var kVTProfileLevel_H264_High_AutoLevel: CFString { "H264_High_AutoLevel" }
public var kVTProfileLevel_HEVC_Main_AutoLevel: CFString { "HEVC_Main_AutoLevel" }
public var kVTProfileLevel_HEVC_Main10_AutoLevel: CFString { "HEVC_Main10_AutoLevel" }
