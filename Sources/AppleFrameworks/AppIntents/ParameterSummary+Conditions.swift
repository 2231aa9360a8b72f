/// A summary that depends on a parameter's value or on the widget's family.
public struct IntentParameterSummaryWhen<Intent: AppIntent>: ParameterSummary, Sendable {
  /// Compares with one value.
  public enum Comparison: Sendable { case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }
  /// Checks whether there is a value.
  public enum Presence: Sendable { case hasAnyValue, hasNoValue }
  /// Compares with several values.
  public enum Membership: Sendable { case oneOf }

  package let when: any ParameterSummary
  package let otherwise: any ParameterSummary

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.when, self.otherwise) = (when(), otherwise()) }

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: Presence, @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.when, self.otherwise) = (when(), otherwise()) }

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ membership: Membership, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.when, self.otherwise) = (when(), otherwise()) }

  public init<Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: Comparison, _ family: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.when, self.otherwise) = (when(), otherwise()) }

  public init<Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily membership: Membership, _ families: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.when, self.otherwise) = (when(), otherwise()) }
}

/// A summary chosen by a parameter's value or by the widget's family.
public struct IntentParameterSummarySwitch<Intent: AppIntent>: ParameterSummary, Sendable {
  /// What a switch can depend on, besides a parameter.
  public enum Subject: Sendable { case widgetFamily }

  package let contents: [any ParameterSummary]

  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [IntentParameterSummaryCase<Intent, Value>]
  ) { contents = cases().map(\.content) }

  public init(
    _ subject: Subject,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> [IntentParameterSummaryCase<Intent, IntentWidgetFamily>]
  ) { contents = cases().map(\.content) }
}

/// The summary of some values.
public struct IntentParameterSummaryCase<Intent: AppIntent, Value> {
  /// nil = all values that no other case names.
  package let values: [Value]?
  package let content: any ParameterSummary

  init(values: [Value]?, content: any ParameterSummary) {
    self.values = values
    self.content = content
  }

  public init<Content: ParameterSummary>(_ values: Value..., @ParameterSummaryBuilder<Intent> content: () -> Content) {
    self.init(values: values, content: content())
  }
  public init<Content: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder<Intent> content: () -> Content) {
    self.init(values: values, content: content())
  }
}

extension IntentParameterSummaryCase: Sendable where Value: Sendable {}

/// The summary of all other values.
public struct IntentParameterSummaryDefaultCase<Intent: AppIntent>: Sendable {
  package let content: any ParameterSummary
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }
}

/// Builds the cases of a switch.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression(_ content: IntentParameterSummaryCase<Intent, Value>) -> IntentParameterSummaryCase<Intent, Value> { content }
  public static func buildExpression(_ content: IntentParameterSummaryDefaultCase<Intent>) -> IntentParameterSummaryCase<Intent, Value> {
    IntentParameterSummaryCase(values: nil, content: content.content)
  }
  public static func buildBlock(_ cases: IntentParameterSummaryCase<Intent, Value>...) -> [IntentParameterSummaryCase<Intent, Value>] { cases }
}
