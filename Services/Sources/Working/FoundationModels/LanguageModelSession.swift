/// Stub. A conversation with a language model. Every request throws `GenerationError.assetsUnavailable`.
public final class LanguageModelSession: Sendable, Observable {
  /// The reason why there is no response.
  public enum GenerationError: Error, LocalizedError, Sendable {
    public struct Context: Sendable {
      public let debugDescription: String
      public let underlyingErrors: [any Error]
      public init(debugDescription: String, underlyingErrors: [any Error] = []) {
        (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
      }
    }
    /// The reason why a model refused to respond. Never created.
    public struct Refusal: Sendable {}
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)

    public var errorDescription: String? { context.debugDescription }
    private var context: Context {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context), .unsupportedGuide(let context),
        .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context), .concurrentRequests(let context),
        .refusal(_, let context):
        context
      }
    }
    static func unavailable() -> GenerationError {
      reportModels()
      return .assetsUnavailable(Context(debugDescription: "A language model is not available."))
    }
    static func unreadable(_ reason: String) -> GenerationError { .decodingFailure(Context(debugDescription: reason)) }
  }

  /// A response. Never created.
  public struct Response<Content: Generable> {
    public let content: Content
    public let rawContent: GeneratedContent
  }

  /// A response in parts. Reading the first one throws.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot {
      public let content: Content.PartiallyGenerated
      public let rawContent: GeneratedContent
    }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw GenerationError.unavailable() }
  }

  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions) {}
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { _ = try instructions() }

  public var isResponding: Bool { false }
  /// Stub. Loads nothing.
  public func prewarm(promptPrefix: Prompt? = nil) { reportModels() }

  @discardableResult
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
    throw GenerationError.unavailable()
  }
  @discardableResult
  public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> {
    throw GenerationError.unavailable()
  }
  @discardableResult
  public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) async throws -> Response<String> {
    _ = try prompt()
    throw GenerationError.unavailable()
  }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    _ = try prompt()
    return ResponseStream()
  }
}
