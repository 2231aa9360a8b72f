// Modules that write down what is said. There are no languages and no models for them.

/// Writes down long speech.
public final class SpeechTranscriber: LocaleDependentSpeechModule {
  public struct Preset: Hashable, Sendable {
    public var transcriptionOptions: Set<TranscriptionOption>
    public var reportingOptions: Set<ReportingOption>
    public var attributeOptions: Set<ResultAttributeOption>
    public init(
      transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
    ) {
      (self.transcriptionOptions, self.reportingOptions, self.attributeOptions) = (transcriptionOptions, reportingOptions, attributeOptions)
    }
    public static let transcription = Preset(transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
    public static let transcriptionWithAlternatives = Preset(
      transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [])
    public static let timeIndexedTranscriptionWithAlternatives = Preset(
      transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [.audioTimeRange])
    public static let progressiveTranscription = Preset(
      transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [])
    public static let timeIndexedProgressiveTranscription = Preset(
      transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [.audioTimeRange])
  }
  public enum TranscriptionOption: CaseIterable, Hashable, Sendable { case etiquetteReplacements }
  public enum ReportingOption: CaseIterable, Hashable, Sendable { case volatileResults, alternativeTranscriptions, fastResults }
  public enum ResultAttributeOption: CaseIterable, Hashable, Sendable { case audioTimeRange, transcriptionConfidence }
  public struct Result: SpeechModuleResult {
    public let range: CMTimeRange
    public let resultsFinalizationTime: CMTime
    public var text: AttributedString { alternatives.first ?? AttributedString() }
    public let alternatives: [AttributedString]
  }
  public let selectedLocales: [Locale]
  public init(locale: Locale, preset: Preset) { selectedLocales = [locale] }
  public init(
    locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
    attributeOptions: Set<ResultAttributeOption>
  ) { selectedLocales = [locale] }
  /// Ends with an error.
  public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish(throwing: SFSpeechError.refusal()) } }
  public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
  public static var isAvailable: Bool {
    _ = SFSpeechError.refusal()
    return false
  }
  public static var supportedLocales: [Locale] { get async { [] } }
  public static var installedLocales: [Locale] { get async { [] } }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}

/// Writes down dictated speech.
public final class DictationTranscriber: LocaleDependentSpeechModule {
  public struct Preset: Hashable, Sendable {
    public var transcriptionOptions: Set<TranscriptionOption>
    public var reportingOptions: Set<ReportingOption>
    public var attributeOptions: Set<ResultAttributeOption>
    public var contentHints: Set<ContentHint>
    public init(
      contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
      attributeOptions: Set<ResultAttributeOption>
    ) {
      self.contentHints = contentHints
      (self.transcriptionOptions, self.reportingOptions, self.attributeOptions) = (transcriptionOptions, reportingOptions, attributeOptions)
    }
    public static let phrase = Preset(contentHints: [.shortForm], transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
    public static let shortDictation = Preset(
      contentHints: [.shortForm], transcriptionOptions: [.punctuation], reportingOptions: [], attributeOptions: [])
    public static let progressiveShortDictation = Preset(
      contentHints: [.shortForm], transcriptionOptions: [.punctuation], reportingOptions: [.volatileResults], attributeOptions: [])
    public static let longDictation = Preset(contentHints: [], transcriptionOptions: [.punctuation], reportingOptions: [], attributeOptions: [])
    public static let progressiveLongDictation = Preset(
      contentHints: [], transcriptionOptions: [.punctuation], reportingOptions: [.volatileResults], attributeOptions: [])
    public static let timeIndexedLongDictation = Preset(
      contentHints: [], transcriptionOptions: [.punctuation], reportingOptions: [], attributeOptions: [.audioTimeRange])
  }
  public struct ContentHint: Hashable, Sendable {
    private let name: String
    public static let shortForm = ContentHint(name: "shortForm")
    public static let farField = ContentHint(name: "farField")
    public static let atypicalSpeech = ContentHint(name: "atypicalSpeech")
  }
  public enum TranscriptionOption: CaseIterable, Hashable, Sendable { case punctuation, emoji, etiquetteReplacements }
  public enum ReportingOption: CaseIterable, Hashable, Sendable { case volatileResults, alternativeTranscriptions, frequentFinalization }
  public enum ResultAttributeOption: CaseIterable, Hashable, Sendable { case audioTimeRange, transcriptionConfidence }
  public struct Result: SpeechModuleResult {
    public let range: CMTimeRange
    public let resultsFinalizationTime: CMTime
    public var text: AttributedString { alternatives.first ?? AttributedString() }
    public let alternatives: [AttributedString]
  }
  public let selectedLocales: [Locale]
  public init(locale: Locale, preset: Preset) { selectedLocales = [locale] }
  public init(
    locale: Locale, contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
    attributeOptions: Set<ResultAttributeOption>
  ) { selectedLocales = [locale] }
  /// Ends with an error.
  public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish(throwing: SFSpeechError.refusal()) } }
  public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }

  public static var supportedLocales: [Locale] { get async { [] } }
  public static var installedLocales: [Locale] { get async { [] } }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}
