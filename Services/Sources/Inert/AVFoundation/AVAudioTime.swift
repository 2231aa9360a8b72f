/// A time as a sample number, as host time, or both.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  public let isHostTimeValid: Bool
  public let isSampleTimeValid: Bool
  public init(hostTime: UInt64) {
    (self.hostTime, sampleTime, sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, 0, 0, true, false)
  }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate, isHostTimeValid, isSampleTimeValid) = (0, sampleTime, sampleRate, false, true)
  }
  public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.hostTime, self.sampleTime, self.sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, sampleTime, sampleRate, true, true)
  }
  open var audioTimeStamp: AudioTimeStamp {
    var stamp = AudioTimeStamp()
    (stamp.mSampleTime, stamp.mHostTime) = (Double(sampleTime), hostTime)
    return stamp
  }
  /// Returns nanoseconds, the unit of host time.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? 0 }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
extension AVAudioPlayerNode {
  public func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case success, insufficientDataFromInputNode, cannotDoInCurrentContext
  case error = -1
}
extension AVAudioEngine {
  public var isInManualRenderingMode: Bool { false }
  public var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
  public var manualRenderingFormat: AVAudioFormat { AVAudioFormat(none: ()) }
  public var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
  public var manualRenderingSampleTime: AVAudioFramePosition { 0 }
  public func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
  ) throws { throw AVError.refusal(.operationNotAllowed) }
  /// Stub. Does nothing: the mode cannot be enabled.
  public func disableManualRenderingMode() {}
  public func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws -> AVAudioEngineManualRenderingStatus {
    throw AVError.refusal(.operationNotAllowed)
  }
}
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderAudioQualityForVBRKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
public let AVAudioBitRateStrategy_VariableConstrained = "AVAudioBitRateStrategy_VariableConstrained"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
public let AVSampleRateConverterAlgorithm_Normal = "AVSampleRateConverterAlgorithm_Normal"
public let AVSampleRateConverterAlgorithm_Mastering = "AVSampleRateConverterAlgorithm_Mastering"
