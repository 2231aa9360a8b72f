public struct CMSampleTimingInfo: Sendable, Hashable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime
  public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    (self.duration, self.presentationTimeStamp, self.decodeTimeStamp) = (duration, presentationTimeStamp, decodeTimeStamp)
  }
  public static let invalid = CMSampleTimingInfo()
}
public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid

/// Stub. Audio or video samples. A buffer is never created.
public final class CMSampleBuffer: Sendable {
  private init() {}
  public var imageBuffer: CVImageBuffer? { nil }
  public var dataBuffer: CMBlockBuffer? { nil }
  public var formatDescription: CMFormatDescription? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var decodeTimeStamp: CMTime { .invalid }
  public var outputPresentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: CMItemCount { 0 }
  public var totalSampleSize: Int { 0 }
  public var isValid: Bool { false }
  public func makeDataReady() throws {}
  public func invalidate() throws {}
}

public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
public let kCMSampleBufferError_BufferNotReady: OSStatus = -12733
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743
public let kCMSampleBufferError_Invalidated: OSStatus = -12744

// Stub. There are no samples, so these functions return invalid or empty values.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { 0 }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { 0 }
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: CMItemCount) -> Int { 0 }
@discardableResult public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
@discardableResult public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? { nil }
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus { noErr }
@discardableResult public func CMSampleBufferMakeDataReady(_ sbuf: CMSampleBuffer) -> OSStatus { kCMSampleBufferError_BufferNotReady }
@discardableResult public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: CMItemCount, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus { kCMSampleBufferError_BufferNotReady }
@discardableResult public func CMSampleBufferCopyPCMDataIntoAudioBufferList(
  _ sbuf: CMSampleBuffer, at frameOffset: Int32, frameCount numFrames: Int32, into bufferList: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kCMSampleBufferError_BufferNotReady }
@discardableResult public func CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
  _ sbuf: CMSampleBuffer, bufferListSizeNeededOut: UnsafeMutablePointer<Int>?, bufferListOut: UnsafeMutablePointer<AudioBufferList>?,
  bufferListSize: Int, blockBufferAllocator: CFAllocator?, blockBufferMemoryAllocator: CFAllocator?, flags: UInt32,
  blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>?
) -> OSStatus { kCMSampleBufferError_BufferNotReady }

/// Stub. Fails: samples cannot be shown, played or written.
private func refused() -> OSStatus {
  UnavailableServices.report("audio.unavailable", "audio and video cannot be played, read or recorded by widgets and the programs of their apps")
  return kCMSampleBufferError_AllocationFailed
}
@discardableResult public func CMSampleBufferCreate(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool, makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?,
  refcon: UnsafeMutableRawPointer?, formatDescription: CMFormatDescription?, sampleCount numSamples: CMItemCount,
  sampleTimingEntryCount numSampleTimingEntries: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
  sampleSizeEntryCount numSampleSizeEntries: CMItemCount, sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }
public typealias CMSampleBufferMakeDataReadyCallback = (CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus
@discardableResult public func CMSampleBufferCreateReady(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, sampleCount numSamples: CMItemCount,
  sampleTimingEntryCount numSampleTimingEntries: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
  sampleSizeEntryCount numSampleSizeEntries: CMItemCount, sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }
@discardableResult public func CMSampleBufferCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool, makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?,
  refcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }
@discardableResult public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }
@discardableResult public func CMAudioSampleBufferCreateReadyWithPacketDescriptions(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer, formatDescription: CMFormatDescription, sampleCount numSamples: CMItemCount,
  presentationTimeStamp: CMTime, packetDescriptions: UnsafePointer<AudioStreamPacketDescription>?,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }
@discardableResult public func CMSampleBufferCreateCopy(
  allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }
@discardableResult public func CMSampleBufferCreateCopyWithNewTiming(
  allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount numSampleTimingEntries: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus { refused() }

// Attachments of samples.
public typealias CMAttachmentBearer = CFTypeRef
public typealias CMAttachmentMode = UInt32
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1
public func CMCopyDictionaryOfAttachments(allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode) -> CFDictionary? {
  nil
}
public func CMGetAttachment(
  _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? { nil }
public func CMSetAttachment(_ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode) {}
public var kCMSampleAttachmentKey_DisplayImmediately: CFString { "DisplayImmediately" }
public var kCMSampleAttachmentKey_DoNotDisplay: CFString { "DoNotDisplay" }
public var kCMSampleAttachmentKey_NotSync: CFString { "NotSync" }
public var kCMSampleAttachmentKey_DependsOnOthers: CFString { "DependsOnOthers" }
public var kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: CFString { "CameraIntrinsicMatrix" }
