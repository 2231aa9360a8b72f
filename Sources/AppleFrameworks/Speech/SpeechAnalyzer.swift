/// Sound that is to be analysed, and when it begins.
public struct AnalyzerInput: Sendable {
  public let buffer: AVAudioPCMBuffer
  public let bufferStartTime: CMTime?
  public init(buffer: AVAudioPCMBuffer) { self.init(buffer: buffer, bufferStartTime: nil) }
  public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) { (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime) }
}
/// What an analysis looks for.
public protocol SpeechModule: AnyObject, Sendable {
  associatedtype Result: SpeechModuleResult
  associatedtype Results: AsyncSequence, Sendable where Results.Element == Result
  var results: Results { get }
  var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}
public protocol SpeechModuleResult: Sendable {
  var range: CMTimeRange { get }
  var resultsFinalizationTime: CMTime { get }
}
extension SpeechModuleResult {
  public var isFinal: Bool { range.end <= resultsFinalizationTime }
}
public protocol LocaleDependentSpeechModule: SpeechModule {
  static var supportedLocales: [Locale] { get async }
  static func supportedLocale(equivalentTo locale: Locale) async -> Locale?
  var selectedLocales: [Locale] { get }
}
/// Words that an analysis should expect.
public final actor AnalysisContext {
  public struct ContextualStringsTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = ContextualStringsTag("general")
  }
  public var contextualStrings: [ContextualStringsTag: [String]] = [:]
  public init() {}
}

/// Analyses sound with modules. Nothing is recognised: every analysis throws.
public final actor SpeechAnalyzer {
  public struct Options: Equatable, Sendable {
    public enum ModelRetention: Hashable, Sendable, CaseIterable { case whileInUse, lingering, processLifetime }
    public let priority: TaskPriority
    public let modelRetention: ModelRetention
    public init(priority: TaskPriority, modelRetention: ModelRetention) { (self.priority, self.modelRetention) = (priority, modelRetention) }
  }
  public private(set) var modules: [any SpeechModule]
  public private(set) var context = AnalysisContext()
  public var volatileRange: CMTimeRange? { nil }

  public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }
  public init<Input: AsyncSequence & Sendable>(
    inputSequence: Input, modules: [any SpeechModule], options: Options? = nil, analysisContext: AnalysisContext = .init(),
    volatileRangeChangedHandler: sending ((_ range: CMTimeRange, _ changedStart: Bool, _ changedEnd: Bool) -> Void)? = nil
  ) where Input.Element == AnalyzerInput { (self.modules, context) = (modules, analysisContext) }
  public init(
    inputAudioFile: AVAudioFile, modules: [any SpeechModule], options: Options? = nil, analysisContext: AnalysisContext = .init(),
    finishAfterFile: Bool = false,
    volatileRangeChangedHandler: sending ((_ range: CMTimeRange, _ changedStart: Bool, _ changedEnd: Bool) -> Void)? = nil
  ) async throws { throw SFSpeechError.refusal() }

  public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }
  public func setContext(_ newContext: AnalysisContext) async throws { context = newContext }
  public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws { throw SFSpeechError.refusal() }
  public func prepareToAnalyze(
    in audioFormat: AVAudioFormat?, withProgressReadyHandler progressReadyHandler: sending ((Progress) -> Void)?
  ) async throws { throw SFSpeechError.refusal() }
  public func start<Input: AsyncSequence & Sendable>(inputSequence: Input) async throws where Input.Element == AnalyzerInput {
    throw SFSpeechError.refusal()
  }
  public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws { throw SFSpeechError.refusal() }
  @discardableResult public func analyzeSequence<Input: AsyncSequence & Sendable>(
    _ inputSequence: Input
  ) async throws -> CMTime? where Input.Element == AnalyzerInput { throw SFSpeechError.refusal() }
  @discardableResult public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { throw SFSpeechError.refusal() }
  public func finalize(through: CMTime?) async throws {}
  public func finalizeAndFinish(through: CMTime) async throws {}
  public func finalizeAndFinishThroughEndOfInput() async throws {}
  public func cancelAnalysis(before: CMTime) {}
  public func cancelAndFinishNow() async {}
  /// nil: no module has its models.
  public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? { nil }
  public static func bestAvailableAudioFormat(
    compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
  ) async -> AVAudioFormat? { nil }
}

/// The models of modules. There are none, and none is downloaded.
public final class AssetInventory {
  public enum Status: Int, Comparable, Hashable, Sendable {
    case unsupported, supported, downloading, installed
    public static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }
  }
  public static var maximumReservedLocales: Int { 0 }
  public static var reservedLocales: [Locale] { get async { [] } }
  public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
  @discardableResult public static func reserve(locale: Locale) async throws -> Bool { throw SFSpeechError.refusal() }
  @discardableResult public static func release(reservedLocale: Locale) async -> Bool { false }
  public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws -> AssetInstallationRequest? {
    throw SFSpeechError.refusal()
  }
}
public final class AssetInstallationRequest: Sendable {
  private init() {}
  public var progress: Progress { Progress(totalUnitCount: 1) }
  public func downloadAndInstall() async throws { throw SFSpeechError.refusal() }
}

extension AttributeScopes {
  public struct SpeechAttributes: AttributeScope {
    public let audioTimeRange: TimeRangeAttribute
    public let transcriptionConfidence: ConfidenceAttribute

    /// When a part of a text was said.
    public enum TimeRangeAttribute: AttributedStringKey {
      public typealias Value = CMTimeRange
      public static let name = "SpeechTimeRange"
    }
    public enum ConfidenceAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "SpeechConfidence"
    }
  }
  public var speech: SpeechAttributes.Type { SpeechAttributes.self }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, T>) -> T { self[T.self] }
}
