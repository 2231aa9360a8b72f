public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// Stub. Cannot be created: Almanac does not convert audio.
open class AVAudioConverter: NSObject, @unchecked Sendable {
  public let inputFormat: AVAudioFormat
  public let outputFormat: AVAudioFormat
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    AVError.reportUnavailable()
    return nil
  }
  open var channelMap: [NSNumber] = []
  open var downmix = false
  open var dither = false
  open var bitRate = 0
  open var bitRateStrategy: String?
  open var sampleRateConverterQuality = 0
  open var sampleRateConverterAlgorithm: String?
  open var magicCookie: Data?
  open func reset() {}
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws { throw AVError.refusal() }
  @discardableResult open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?, withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    outError?.pointee = AVError.refusal() as NSError
    return .error
  }
}
