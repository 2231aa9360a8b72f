public typealias AVAudioChannelCount = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// The form of samples.
// Unchecked: immutable; an open class cannot be checked.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  public let commonFormat: AVAudioCommonFormat
  /// Nil for more than two channels, as on Apple's systems: these need a layout.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
    guard (1...2).contains(channels), format != .otherFormat else { return nil }
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }
  /// The form of a bus without sound.
  init(none: Void) { (commonFormat, sampleRate, channelCount, isInterleaved) = (.otherFormat, 0, 0, false) }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return (other.sampleRate, other.channelCount, other.isInterleaved, other.commonFormat)
      == (sampleRate, channelCount, isInterleaved, commonFormat)
  }
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Samples in memory.
// Unchecked: as on Apple's systems, an app fills a buffer before it passes it on.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let channels: [UnsafeMutablePointer<Float>]
  private let list: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  /// Nil for samples that are no 32-bit numbers in a row for each channel, and for more than an hour of them.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.isStandard, frameCapacity > 0, frameCapacity <= 48_000 * 3_600 else { return nil }
    (self.format, self.frameCapacity) = (format, frameCapacity)
    channels = (0..<format.channelCount).map { _ in
      let channel = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      channel.initialize(repeating: 0, count: Int(frameCapacity))
      return channel
    }
    list = .allocate(capacity: channels.count)
    list.initialize(from: channels, count: channels.count)
  }
  deinit {
    for channel in channels { channel.deallocate() }
    list.deallocate()
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(list) }
  open var stride: Int { 1 }
}
