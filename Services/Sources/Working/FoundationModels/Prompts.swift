/// The parameters of generation.
public struct GenerationOptions: Sendable, Equatable {
  public struct SamplingMode: Sendable, Equatable {
    private enum Kind: Equatable { case greedy, top(Int, UInt64?), probability(Double, UInt64?) }
    private let kind: Kind
    public static let greedy = SamplingMode(kind: .greedy)
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(kind: .top(k, seed)) }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .probability(probabilityThreshold, seed))
    }
  }
  public var sampling: SamplingMode?
  /// From 0 to 1.
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }
}

/// A value that can be part of instructions.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
/// The instructions of a session.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  public var instructionsRepresentation: Instructions { self }
}
@resultBuilder public struct InstructionsBuilder {
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions { expression.instructionsRepresentation }
  public static func buildBlock(_ components: Instructions...) -> Instructions { Instructions(text: components.map(\.text).joined(separator: "\n")) }
  public static func buildArray(_ components: [Instructions]) -> Instructions { Instructions(text: components.map(\.text).joined(separator: "\n")) }
  public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
  public static func buildEither(first component: Instructions) -> Instructions { component }
  public static func buildEither(second component: Instructions) -> Instructions { component }
}

/// A value that can be part of a prompt.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}
public struct Prompt: PromptRepresentable, Sendable {
  let text: String
  init(text: String) { self.text = text }
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  public var promptRepresentation: Prompt { self }
}
@resultBuilder public struct PromptBuilder {
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt { expression.promptRepresentation }
  public static func buildBlock(_ components: Prompt...) -> Prompt { Prompt(text: components.map(\.text).joined(separator: "\n")) }
  public static func buildArray(_ components: [Prompt]) -> Prompt { Prompt(text: components.map(\.text).joined(separator: "\n")) }
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
  public static func buildEither(first component: Prompt) -> Prompt { component }
  public static func buildEither(second component: Prompt) -> Prompt { component }
}

extension String: InstructionsRepresentable, PromptRepresentable {
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
  public var promptRepresentation: Prompt { Prompt(text: self) }
}
