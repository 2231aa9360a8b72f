/// Learns when a sound ends.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound. Making one throws.
// Unchecked: there is no object.
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
  public init(contentsOf url: URL) throws { throw AVError.refusal() }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { throw AVError.refusal() }
  public init(data: Data) throws { throw AVError.refusal() }
  public init(data: Data, fileTypeHint utiString: String?) throws { throw AVError.refusal() }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Records sound. Making one throws.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public init(url: URL, settings: [String: Any]) throws { throw AVError.refusal(.applicationIsNotAuthorizedToUseDevice) }
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false
  @discardableResult open func record() -> Bool { false }
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

/// The voice of speech.
open class AVSpeechSynthesisVoice: NSObject {
  open var language: String { "" }
  open var identifier: String { "" }
  open var name: String { "" }
  /// Returns nil: there are no voices.
  public init?(language languageCode: String?) { nil }
  public init?(identifier: String) { nil }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}
/// What is to be spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  public init(string: String) { speechString = string }
}
/// Speaks. Nothing is heard here.
open class AVSpeechSynthesizer: NSObject {
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) { _ = AVError.refusal() }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
