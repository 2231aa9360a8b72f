/// Stub. There are no voices.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  open var language: String { "" }
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open var voiceTraits: Traits { [] }
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let isNoveltyVoice = Traits(rawValue: 1)
    public static let isPersonalVoice = Traits(rawValue: 2)
  }
  open var audioFileSettings: [String: Any] { [:] }
  /// Returns nil: there are no voices.
  public init?(language languageCode: String?) { nil }
  public init?(identifier: String) { nil }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
extension AVSpeechSynthesizer {
  public static let availableVoicesDidChangeNotification = Notification.Name("AVSpeechSynthesizerAvailableVoicesDidChangeNotification")
}
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  open var speechString: String { attributedSpeechString.string }
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  /// In seconds.
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { attributedSpeechString = NSAttributedString(string: string) }
  public init(attributedString string: NSAttributedString) { attributedSpeechString = string }
}

/// Is notified of the progress of speech.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
  ) {}
}

/// Stub. Speaks nothing: each utterance is cancelled, and the delegate is notified.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable { case notDetermined, denied, unsupported, authorized }
  open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
  open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }

  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false
  open func speak(_ utterance: AVSpeechUtterance) {
    AVError.reportUnavailable()
    DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
  }
  /// Stub. Never calls the block with audio.
  @preconcurrency
  open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping @Sendable (AVAudioPCMBuffer) -> Void) {
    speak(utterance)
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
