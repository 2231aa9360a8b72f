/// A sentence that contains an intent's parameters, and a list of further parameters.
///
/// A configuration on this host lists every parameter in order. A summary is stored but never read (see UNSUPPORTED.md).
public protocol ParameterSummary: Sendable {}

/// A summary without a sentence.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  public init() {}
}

/// A sentence with parameters, and the parameters listed below it.
// Unchecked: immutable; key paths of properties capture nothing.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  package let sentence: ParameterSummaryString<Intent>?
  package let parameters: [PartialKeyPath<Intent>]

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = summary
    parameters = []
  }
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = summary
    self.parameters = parameters()
  }
  public init(@ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    sentence = nil
    self.parameters = parameters()
  }
  public init() {
    sentence = nil
    parameters = []
  }
}

/// The sentence of a summary.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package enum Part {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }
  package let parts: [Part]

  public init(stringLiteral value: String) { parts = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.literal(literal)) } }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { parts.append(.parameter(keyPath)) }
  }
}

/// Lists the parameters below a summary.
@resultBuilder
public struct ParameterSummaryListBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> { keyPath }
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// Builds a summary from conditions.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
