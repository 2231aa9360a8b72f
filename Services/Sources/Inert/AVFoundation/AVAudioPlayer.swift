public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Stub. The initializer throws: Almanac has no audio output.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var pan: Float = 0
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var numberOfChannels: Int { 0 }
  open var url: URL? { nil }
  open var data: Data? { nil }
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat(none: ()) }
  open var deviceCurrentTime: TimeInterval { 0 }
  public init(contentsOf url: URL) throws { throw AVError.refusal() }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { throw AVError.refusal() }
  public init(data: Data) throws { throw AVError.refusal() }
  public init(data: Data, fileTypeHint utiString: String?) throws { throw AVError.refusal() }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
