import AlmanacWireSchema

/// A sentence that contains an intent's parameters, and a list of further parameters: the layout of the form.
public protocol ParameterSummary: Sendable {
  /// The layout of the form for an intent; nil = every parameter, in order.
  func _layout(for intent: any AppIntent) -> FormLayout?
}

/// The summary of an intent that declares none. Its form lists every parameter.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  public init() {}
  public func _layout(for intent: any AppIntent) -> FormLayout? { nil }
}

/// A sentence with parameters, and the parameters listed below it.
// Unchecked: immutable; key paths of properties capture nothing.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  private let sentence: ParameterSummaryString<Intent>?
  private let table: String?
  private let parameters: [PartialKeyPath<Intent>]

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = summary
    self.table = table
    parameters = []
  }
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = summary
    self.table = table
    self.parameters = parameters()
  }
  public init(@ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    sentence = nil
    table = nil
    self.parameters = parameters()
  }
  public init() {
    sentence = nil
    table = nil
    parameters = []
  }

  public func _layout(for intent: any AppIntent) -> FormLayout? {
    guard let intent = intent as? Intent else { return nil }
    var rows = FormRows()
    rows.sentence = sentence?.localized(table: table, in: intent) ?? []
    rows.parameters = parameters.compactMap { IntentParameters.name(at: $0, in: intent) }
    return .with { $0.rows = rows }
  }
}

/// The sentence of a summary.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package enum Part {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }
  private let parts: [Part]

  /// Returns the sentence in the device's language. Its key in the string table has `${name}` in place of each parameter.
  func localized(table: String?, in intent: Intent) -> [SentencePart] {
    let names = IntentParameters.list(of: intent).map(\.name)
    let key = parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let path): "${\(IntentParameters.name(at: path, in: intent) ?? "")}"
      }
    }.joined()
    let text = LocalizedStrings.format(for: key, table: table, bundle: .main, locale: ProcessLocale.current) ?? key
    return Self.split(text, names: names)
  }

  /// Splits a sentence at its parameters. A placeholder with an unknown name stays text.
  static func split(_ sentence: String, names: [String]) -> [SentencePart] {
    var parts: [SentencePart] = []
    var text = ""
    func finishText() { if !text.isEmpty { parts.append(.with { $0.text = text }) } }
    var rest = sentence[...]
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let name = String(rest[start.upperBound..<end])
      if names.contains(name) {
        text += rest[..<start.lowerBound]
        finishText()
        text = ""
        parts.append(.with { $0.parameter = name })
      } else {
        text += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    finishText()
    return parts
  }

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
