public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
  func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
  func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
  public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) {}
  public func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int) {}
}

/// Stub. The initializer throws: Almanac has no audio input.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public init(url: URL, settings: [String: Any]) throws { throw AVError.refusal(.applicationIsNotAuthorizedToUseDevice) }
  public init(url: URL, format: AVAudioFormat) throws { throw AVError.refusal(.applicationIsNotAuthorizedToUseDevice) }
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var url: URL { URL(fileURLWithPath: "/dev/null") }
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat(none: ()) }
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func deleteRecording() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"

/// Stub. Opening and creating a file throw.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public init(forReading fileURL: URL) throws { throw AVError.refusal(.fileFormatNotRecognized) }
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError.refusal(.operationNotSupportedForAsset) }
  public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    throw AVError.refusal(.operationNotSupportedForAsset)
  }
  open var url: URL { URL(fileURLWithPath: "/dev/null") }
  open var fileFormat: AVAudioFormat { AVAudioFormat(none: ()) }
  open var processingFormat: AVAudioFormat { AVAudioFormat(none: ()) }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError.refusal(.fileFormatNotRecognized) }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { throw AVError.refusal(.fileFormatNotRecognized) }
  open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError.refusal(.operationNotSupportedForAsset) }
}
extension AVAudioPlayerNode {
  @preconcurrency
  public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {
    AVError.reportUnavailable()
  }
  @preconcurrency
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { AVError.reportUnavailable() }
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async { AVError.reportUnavailable() }
  public func play(at when: AVAudioTime?) { AVError.reportUnavailable() }
}
