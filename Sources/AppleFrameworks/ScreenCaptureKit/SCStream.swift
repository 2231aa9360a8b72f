public enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }
public enum SCCaptureResolutionType: Int, Sendable { case automatic, best, nominal }
public protocol SCStreamOutput: NSObjectProtocol {
  func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}
extension SCStreamOutput {
  public func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType) {}
}
public protocol SCStreamDelegate: NSObjectProtocol {
  func stream(_ stream: SCStream, didStopWithError error: any Error)
  func streamDidBecomeActive(_ stream: SCStream)
  func streamDidBecomeInactive(_ stream: SCStream)
}
extension SCStreamDelegate {
  public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
  public func streamDidBecomeActive(_ stream: SCStream) {}
  public func streamDidBecomeInactive(_ stream: SCStream) {}
}
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SCStreamConfiguration: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var width = 1920
  open var height = 1080
  open var minimumFrameInterval = CMTime(value: 1, timescale: 60)
  open var pixelFormat: OSType = kCVPixelFormatType_32BGRA
  open var scalesToFit = false
  open var preservesAspectRatio = true
  open var showsCursor = true
  open var showMouseClicks = false
  open var backgroundColor = CGColor(gray: 0, alpha: 0)
  open var sourceRect = CGRect.zero
  open var destinationRect = CGRect.zero
  open var queueDepth = 8
  open var capturesAudio = false
  open var captureMicrophone = false
  open var sampleRate = 48_000
  open var channelCount = 2
  open var excludesCurrentProcessAudio = false
  open var ignoreShadowsSingleWindow = false
  open var ignoreShadowsDisplay = false
  open var captureResolution = SCCaptureResolutionType.automatic
  open var colorSpaceName: CFString = "kCGColorSpaceSRGB"
  open var streamName: String?
}
/// Records a screen. It does not start.
// Unchecked: as above.
open class SCStream: NSObject, @unchecked Sendable {
  private weak var delegate: (any SCStreamDelegate)?
  public init(filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration, delegate: (any SCStreamDelegate)?) {
    self.delegate = delegate
  }
  open func addStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?) throws {
    throw SCStreamError.refusal(.failedToStart)
  }
  open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws { throw SCStreamError(.invalidParameter) }
  open func startCapture() async throws { throw SCStreamError.refusal(.failedToStart) }
  @preconcurrency
  open func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(SCStreamError.refusal(.failedToStart)) }
  open func stopCapture() async throws { throw SCStreamError(.attemptToStopStreamState) }
  @preconcurrency
  open func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(SCStreamError(.attemptToStopStreamState)) }
  open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws { throw SCStreamError(.attemptToConfigState) }
  open func updateContentFilter(_ contentFilter: SCContentFilter) async throws { throw SCStreamError(.attemptToUpdateFilterState) }
}
public enum SCFrameStatus: Int, Sendable { case complete, idle, blank, suspended, started, stopped }
public struct SCStreamFrameInfo: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let status = Self(rawValue: "SCStreamUpdateFrameStatus")
  public static let displayTime = Self(rawValue: "SCStreamUpdateFrameDisplayTime")
  public static let scaleFactor = Self(rawValue: "SCStreamUpdateFrameDisplayResolution")
  public static let contentScale = Self(rawValue: "SCStreamUpdateFrameContentScale")
  public static let contentRect = Self(rawValue: "SCStreamUpdateFrameContentRect")
  public static let dirtyRects = Self(rawValue: "SCStreamUpdateFrameDirtyRect")
}
/// Takes a picture of a screen. It fails.
open class SCScreenshotManager: NSObject, @unchecked Sendable {
  open class func captureImage(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CGImage {
    throw SCStreamError.refusal()
  }
  @preconcurrency
  open class func captureImage(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration,
    completionHandler: (@Sendable (CGImage?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, SCStreamError.refusal()) }
  open class func captureSampleBuffer(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CMSampleBuffer {
    throw SCStreamError.refusal()
  }
}
