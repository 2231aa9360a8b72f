@_exported import CoreMedia

// A tap lets an app change the samples of a player before they are heard. Nothing plays here, so no tap is ever called.

public final class MTAudioProcessingTap: Sendable { private init() {} }
public typealias MTAudioProcessingTapCreationFlags = UInt32
public typealias MTAudioProcessingTapFlags = UInt32
public let kMTAudioProcessingTapCreationFlag_PreEffects: MTAudioProcessingTapCreationFlags = 1
public let kMTAudioProcessingTapCreationFlag_PostEffects: MTAudioProcessingTapCreationFlags = 2
public let kMTAudioProcessingTapFlag_StartOfStream: MTAudioProcessingTapFlags = 256
public let kMTAudioProcessingTapFlag_EndOfStream: MTAudioProcessingTapFlags = 512
public var kMTAudioProcessingTapCallbacksVersion_0: Int { 0 }
public let kMTAudioProcessingTapInvalidArgumentErr: OSStatus = -12780

public typealias MTAudioProcessingTapInitCallback = (
  MTAudioProcessingTap, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Void
public typealias MTAudioProcessingTapFinalizeCallback = (MTAudioProcessingTap) -> Void
public typealias MTAudioProcessingTapPrepareCallback = (MTAudioProcessingTap, CMItemCount, UnsafePointer<AudioStreamBasicDescription>) -> Void
public typealias MTAudioProcessingTapUnprepareCallback = (MTAudioProcessingTap) -> Void
public typealias MTAudioProcessingTapProcessCallback = (
  MTAudioProcessingTap, CMItemCount, MTAudioProcessingTapFlags, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<CMItemCount>,
  UnsafeMutablePointer<MTAudioProcessingTapFlags>
) -> Void
public struct MTAudioProcessingTapCallbacks {
  public var version: Int
  public var clientInfo: UnsafeMutableRawPointer?
  public var `init`: MTAudioProcessingTapInitCallback?
  public var finalize: MTAudioProcessingTapFinalizeCallback?
  public var prepare: MTAudioProcessingTapPrepareCallback?
  public var unprepare: MTAudioProcessingTapUnprepareCallback?
  public var process: MTAudioProcessingTapProcessCallback
  public init(
    version: Int, clientInfo: UnsafeMutableRawPointer?, `init`: MTAudioProcessingTapInitCallback?, finalize: MTAudioProcessingTapFinalizeCallback?,
    prepare: MTAudioProcessingTapPrepareCallback?, unprepare: MTAudioProcessingTapUnprepareCallback?,
    process: @escaping MTAudioProcessingTapProcessCallback
  ) {
    (self.version, self.clientInfo, self.`init`, self.finalize) = (version, clientInfo, `init`, finalize)
    (self.prepare, self.unprepare, self.process) = (prepare, unprepare, process)
  }
}
@discardableResult public func MTAudioProcessingTapCreate(
  _ allocator: CFAllocator?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>, _ flags: MTAudioProcessingTapCreationFlags,
  _ tapOut: UnsafeMutablePointer<MTAudioProcessingTap?>
) -> OSStatus {
  UnavailableServices.report("audio.unavailable", "widgets and the programs of their apps play, read and record no sound or video here")
  return kMTAudioProcessingTapInvalidArgumentErr
}
/// As the SDK before Xcode 16 declares it.
@discardableResult public func MTAudioProcessingTapCreate(
  _ allocator: CFAllocator?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>, _ flags: MTAudioProcessingTapCreationFlags,
  _ tapOut: UnsafeMutablePointer<Unmanaged<MTAudioProcessingTap>?>
) -> OSStatus {
  var tap: MTAudioProcessingTap?
  return MTAudioProcessingTapCreate(allocator, callbacks, flags, &tap)
}
/// The memory of a tap. There is no tap: an app holds none to ask for.
public func MTAudioProcessingTapGetStorage(_ tap: MTAudioProcessingTap) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 16)! }
@discardableResult public func MTAudioProcessingTapGetSourceAudio(
  _ tap: MTAudioProcessingTap, _ numberFrames: CMItemCount, _ bufferListInOut: UnsafeMutablePointer<AudioBufferList>,
  _ flagsOut: UnsafeMutablePointer<MTAudioProcessingTapFlags>?, _ timeRangeOut: UnsafeMutablePointer<CMTimeRange>?,
  _ numberFramesOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus { kMTAudioProcessingTapInvalidArgumentErr }
