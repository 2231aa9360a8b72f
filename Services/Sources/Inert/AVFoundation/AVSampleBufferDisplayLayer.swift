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
/// A layer that shows samples one after the other. It shows nothing.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
  open var controlTimebase: CMTimebase?
  open var timebase: CMTimebase { controlTimebase ?? own }
  // A timebase of the machine's clock is always made.
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
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { _ = AVError.refusal() }
  open func flush() {}
  open func flushAndRemoveImage() {}
  /// Never calls the block: nothing is shown.
  @preconcurrency
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) { _ = AVError.refusal() }
  open func stopRequestingMediaData() {}
}
// Unchecked, as all classes of this file: an app sets their properties on one thread, as on Apple's systems.
open class AVSampleBufferVideoRenderer: NSObject, @unchecked Sendable {
  open var status: AVQueuedSampleBufferRenderingStatus { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var requiresFlushToResumeDecoding: Bool { false }
  open var isReadyForMoreMediaData: Bool { false }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { _ = AVError.refusal() }
  open func flush() {}
  @preconcurrency
  open func flush(removingDisplayedImage removeDisplayedImage: Bool, completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
  open func stopRequestingMediaData() {}
}
/// Plays samples of sound. It plays none.
open class AVSampleBufferAudioRenderer: NSObject, @unchecked Sendable {
  open var status: AVQueuedSampleBufferRenderingStatus { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var volume: Float = 1
  open var isMuted = false
  open var isReadyForMoreMediaData: Bool { false }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) { _ = AVError.refusal() }
  open func flush() {}
  open func stopRequestingMediaData() {}
}
extension NSNotification.Name {
  public static let AVSampleBufferDisplayLayerFailedToDecode = NSNotification.Name("AVSampleBufferDisplayLayerFailedToDecodeNotification")
  public static let AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange = NSNotification.Name(
    "AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
}
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey = "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"
