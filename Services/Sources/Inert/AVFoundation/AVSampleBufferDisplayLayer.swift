import QuartzCore

public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
  var timebase: CMTimebase { get }
  var isReadyForMoreMediaData: Bool { get }
  func enqueue(_ sampleBuffer: CMSampleBuffer)
  func flush()
  func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
  func stopRequestingMediaData()
}
/// Stub. A layer for samples. It shows nothing.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
  open var controlTimebase: CMTimebase?
  open var timebase: CMTimebase { controlTimebase ?? own }
  // `try!` is safe: a timebase of the host clock can always be created.
  private let own = try! CMTimebase(sourceClock: .hostTimeClock)
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var preventsCapture = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var status: AVQueuedSampleBufferRenderingStatus { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var requiresFlushToResumeDecoding: Bool { false }
  open var isReadyForMoreMediaData: Bool { false }
  open var isReadyForDisplay: Bool { false }
  public let sampleBufferRenderer = AVSampleBufferVideoRenderer()
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { AVError.reportUnavailable() }
  open func flush() {}
  open func flushAndRemoveImage() {}
  /// Stub. Never calls the block.
  @preconcurrency
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { AVError.reportUnavailable() }
  open func stopRequestingMediaData() {}
}
open class AVSampleBufferVideoRenderer: NSObject, @unchecked Sendable {
  open var status: AVQueuedSampleBufferRenderingStatus { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var requiresFlushToResumeDecoding: Bool { false }
  open var isReadyForMoreMediaData: Bool { false }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { AVError.reportUnavailable() }
  open func flush() {}
  @preconcurrency
  open func flush(removingDisplayedImage removeDisplayedImage: Bool, completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
  open func stopRequestingMediaData() {}
}
/// Stub. Plays no samples.
open class AVSampleBufferAudioRenderer: NSObject, @unchecked Sendable {
  open var status: AVQueuedSampleBufferRenderingStatus { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var volume: Float = 1
  open var isMuted = false
  open var isReadyForMoreMediaData: Bool { false }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { AVError.reportUnavailable() }
  open func flush() {}
  open func stopRequestingMediaData() {}
}
extension NSNotification.Name {
  public static let AVSampleBufferDisplayLayerFailedToDecode = NSNotification.Name("AVSampleBufferDisplayLayerFailedToDecodeNotification")
  public static let AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange = NSNotification.Name(
    "AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
}
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey = "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"
