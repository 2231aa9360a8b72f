@_exported import FoundationCompat
import SwiftUI

/// Translates texts. This machine has no translations: every request throws.
public final class TranslationSession: Sendable {
  public struct Configuration: Sendable, Equatable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
    public mutating func invalidate() {}
  }
  public struct Request: Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) { (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier) }
  }
  public struct Response: Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }
  /// The answers to several requests, one by one: the first throws.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Response? { throw TranslationError.refusal() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  init() {}
  public init(installedSource sourceLanguage: Locale.Language, target targetLanguage: Locale.Language?) {}
  public var sourceLanguage: Locale.Language? { nil }
  public var targetLanguage: Locale.Language? { nil }
  public var isReady: Bool { get async { false } }
  public var canRequestDownloads: Bool { false }
  public func cancel() {}
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
  public func translate(_ string: String) async throws -> Response { throw TranslationError.refusal() }
  public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.refusal() }
  public func prepareTranslation() async throws { throw TranslationError.refusal() }
}

public struct TranslationError: Error, LocalizedError, Sendable, Hashable {
  let name: String
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let internalError = TranslationError(name: "internalError")
  public static let alreadyCancelled = TranslationError(name: "alreadyCancelled")
  public static func ~= (error: TranslationError, other: any Error) -> Bool { other as? TranslationError == error }
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let notInstalled = TranslationError(name: "notInstalled")
  public var errorDescription: String? { "This machine has no translations." }
  static func refusal() -> TranslationError {
    UnavailableServices.report("translation.unavailable", "this machine has no translations of texts")
    return .notInstalled
  }
}

/// Which languages can be translated: none.
public final class LanguageAvailability: Sendable {
  public enum Status: Sendable, Hashable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
}

nonisolated extension View {
  /// Never shows anything: a widget presents nothing.
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
    _ = TranslationError.refusal()
    return self
  }
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    _ = TranslationError.refusal()
    return self
  }
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void
  ) -> some View {
    _ = TranslationError.refusal()
    return self
  }
  /// Never calls `action`.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
  ) -> some View {
    _ = TranslationError.refusal()
    return self
  }
}
