/// A sentence that shows an intent's parameters in place.
public protocol ParameterSummary {}

/// No sentence: parameters are listed in order.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  public init() {}
}

/// A sentence with parameters, and the parameters listed below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  public init() {}
}

/// The words of a summary.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
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
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// A summary that depends on a parameter's value or on the widget's family.
public struct IntentParameterSummaryWhen<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  public enum Comparison: Sendable { case equalTo, notEqualTo, oneOf, lessThan, greaterThan }

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: Comparison, _ family: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}
