public typealias AVAudioChannelCount = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// The format of audio samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  public let commonFormat: AVAudioCommonFormat
  /// Returns nil for more than two channels, as Apple's does: these need a layout.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
    guard (1...2).contains(channels), format != .otherFormat else { return nil }
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }
  /// The format of a bus without audio.
  init(none: Void) { (commonFormat, sampleRate, channelCount, isInterleaved) = (.otherFormat, 0, 0, false) }
  /// Creates a format from a file's settings: the sample rate and the number of channels.
  public convenience init?(settings: [String: Any]) {
    guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue, let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value
    else { return nil }
    self.init(standardFormatWithSampleRate: rate, channels: channels)
  }
  /// Returns nil for formats other than uncompressed floating-point samples.
  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    let form = asbd.pointee
    guard form.mFormatID == kAudioFormatLinearPCM, form.mFormatFlags & kAudioFormatFlagIsFloat != 0, form.mBitsPerChannel == 32 else { return nil }
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: form.mSampleRate, channels: form.mChannelsPerFrame,
      interleaved: form.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0)
  }
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
      AVLinearPCMIsNonInterleaved: !isInterleaved, AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
    ]
  }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return (other.sampleRate, other.channelCount, other.isInterleaved, other.commonFormat)
      == (sampleRate, channelCount, isInterleaved, commonFormat)
  }
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Samples in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  fileprivate let buffers: UnsafeMutableRawPointer
  fileprivate init(_ format: AVAudioFormat, channels: [UnsafeMutablePointer<Float>], bytes: Int) {
    self.format = format
    buffers = .allocate(byteCount: AudioBufferList.sizeInBytes(maximumBuffers: max(channels.count, 1)), alignment: 16)
    buffers.initializeMemory(as: AudioBufferList.self, repeating: AudioBufferList(), count: 1)
    super.init()
    let list = UnsafeMutableAudioBufferListPointer(mutableAudioBufferList)
    list.count = channels.count
    for (index, channel) in channels.enumerated() {
      list[index] = AudioBuffer(mNumberChannels: 1, mDataByteSize: UInt32(clamping: bytes), mData: channel)
    }
  }
  deinit { buffers.deallocate() }
  /// The buffers of the channels, each as long as the capacity.
  open var audioBufferList: UnsafePointer<AudioBufferList> { UnsafePointer(mutableAudioBufferList) }
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { buffers.assumingMemoryBound(to: AudioBufferList.self) }
}
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let channels: [UnsafeMutablePointer<Float>]
  private let list: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  /// Returns nil for formats other than one array of 32-bit numbers for each channel, and for more than an hour.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.isStandard, frameCapacity > 0, frameCapacity <= 48_000 * 3_600 else { return nil }
    self.frameCapacity = frameCapacity
    let channels = (0..<format.channelCount).map { _ in
      let channel = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      channel.initialize(repeating: 0, count: Int(frameCapacity))
      return channel
    }
    self.channels = channels
    list = .allocate(capacity: channels.count)
    list.initialize(from: channels, count: channels.count)
    super.init(format, channels: channels, bytes: Int(frameCapacity) * MemoryLayout<Float>.size)
  }
  deinit {
    for channel in channels { channel.deallocate() }
    list.deallocate()
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(list) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
  open var stride: Int { 1 }
}
