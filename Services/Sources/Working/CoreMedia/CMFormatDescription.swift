public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public typealias CMMetadataDescriptionIndex = Int

/// The format of audio, pictures or other samples.
// Unchecked: immutable; the dictionary is the author's.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
  /// The kind of samples.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    public static let video = MediaType(rawValue: kCMMediaType_Video)
    public static let audio = MediaType(rawValue: kCMMediaType_Audio)
    public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
    public static let text = MediaType(rawValue: kCMMediaType_Text)
    public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
    public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
    public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
    public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
  }
  /// The encoding of samples.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
    public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
    public static let hevcWithAlpha = MediaSubType(rawValue: kCMVideoCodecType_HEVCWithAlpha)
    public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
    public static let proRes422 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes422)
    public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
    public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
  }
  public let mediaType: MediaType
  public let mediaSubType: MediaSubType
  public let dimensions: CMVideoDimensions
  public let audioStreamBasicDescription: AudioStreamBasicDescription?
  let dictionary: CFDictionary?
  /// The target of ``CMAudioFormatDescriptionGetStreamBasicDescription(_:)``.
  let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?

  package init(
    _ type: FourCharCode, _ subType: FourCharCode, _ dimensions: CMVideoDimensions = CMVideoDimensions(), sound: AudioStreamBasicDescription? = nil,
    dictionary: CFDictionary? = nil
  ) {
    (mediaType, mediaSubType, self.dimensions) = (MediaType(rawValue: type), MediaSubType(rawValue: subType), dimensions)
    (audioStreamBasicDescription, self.dictionary) = (sound, dictionary)
    self.sound = sound.map {
      let pointer = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
      pointer.initialize(to: $0)
      return pointer
    }
  }
  deinit { sound?.deallocate() }
  public static func == (a: CMFormatDescription, b: CMFormatDescription) -> Bool {
    (a.mediaType, a.mediaSubType, a.dimensions) == (b.mediaType, b.mediaSubType, b.dimensions) && a.dictionary == b.dictionary
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mediaType)
    hasher.combine(mediaSubType)
  }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMMetadataFormatDescription = CMFormatDescription

public let kCMFormatDescriptionError_InvalidParameter: OSStatus = -12710
public let kCMFormatDescriptionError_AllocationFailed: OSStatus = -12711
public let kCMFormatDescriptionError_ValueNotAvailable: OSStatus = -12718

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType.rawValue }
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { desc.dictionary }
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> CFTypeRef? {
  desc.dictionary?.object(forKey: extensionKey) as CFTypeRef?
}
@discardableResult public func CMFormatDescriptionEqual(_ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?)
  -> Bool
{
  formatDescription == otherFormatDescription
}
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMVideoFormatDescriptionGetPresentationDimensions(
  _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Double(videoDesc.dimensions.width), height: Double(videoDesc.dimensions.height)) }

@discardableResult public func CMFormatDescriptionCreate(
  allocator: CFAllocator?, mediaType: CMMediaType, mediaSubType: FourCharCode, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(mediaType, mediaSubType, dictionary: extensions)
  return noErr
}
@discardableResult public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(
    kCMMediaType_Video, codecType, CMVideoDimensions(width: width, height: height), dictionary: extensions)
  return noErr
}
@discardableResult public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  let size = CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer)))
  formatDescriptionOut.pointee = CMFormatDescription(kCMMediaType_Video, CVPixelBufferGetPixelFormatType(imageBuffer), size)
  return noErr
}
/// Ignores the channel layout and the decoder's data.
@discardableResult public func CMAudioFormatDescriptionCreate(
  allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int, layout: UnsafePointer<AudioChannelLayout>?,
  magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(kCMMediaType_Audio, asbd.pointee.mFormatID, sound: asbd.pointee, dictionary: extensions)
  return noErr
}
/// The pointer is valid as long as the description.
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription) -> UnsafePointer<AudioStreamBasicDescription>? {
  desc.sound.map { UnsafePointer($0) }
}
@discardableResult public func CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
  allocator: CFAllocator?, metadataType: CMMetadataFormatType, metadataSpecifications: CFArray,
  formatDescriptionOut: UnsafeMutablePointer<CMMetadataFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(kCMMediaType_Metadata, metadataType)
  return noErr
}
public typealias CMMetadataFormatType = FourCharCode
