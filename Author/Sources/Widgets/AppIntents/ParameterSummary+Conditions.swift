import AlmanacWireSchema

/// A summary that depends on a parameter's value or on the widget's family.
// Unchecked: immutable; key paths of properties capture nothing.
public struct IntentParameterSummaryWhen<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  /// Compares with one value.
  public enum Comparison: Sendable { case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }
  /// Checks if there is a value.
  public enum Presence: Sendable { case hasAnyValue, hasNoValue }
  /// Compares with several values.
  public enum Membership: Sendable { case oneOf }

  /// The compared parameter; nil = the widget's family.
  private let parameter: PartialKeyPath<Intent>?
  private let condition: FormCondition
  private let when: any ParameterSummary
  private let otherwise: any ParameterSummary

  private init(_ parameter: PartialKeyPath<Intent>?, _ condition: FormCondition, _ when: any ParameterSummary, _ otherwise: any ParameterSummary) {
    self.parameter = parameter
    self.condition = condition
    self.when = when
    self.otherwise = otherwise
  }

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(parameter, FormCondition(comparison.value, [value._json]), when(), otherwise()) }

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: Presence, @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(parameter, FormCondition(presence == .hasAnyValue ? .hasValue : .hasNoValue, []), when(), otherwise()) }

  public init<Value: _IntentValue, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ membership: Membership, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(parameter, FormCondition(.oneOf, values.map(\._json)), when(), otherwise()) }

  /// Compares the identifier of an entity.
  public init<Value: AppEntity, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: Comparison, _ identifier: Value.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(parameter, FormCondition(comparison.value, [.string(identifier.entityIdentifierString)]), when(), otherwise()) }

  /// Compares the identifier of an optional entity.
  public init<Value: AppEntity, Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value?>>, identifier comparison: Comparison, _ identifier: Value.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> Whenever, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(parameter, FormCondition(comparison.value, [.string(identifier.entityIdentifierString)]), when(), otherwise()) }

  /// Compares the widget's family. Families have no order, so only equality can hold.
  public init<Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: Comparison, _ family: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(nil, FormCondition(comparison.value, [.string(family.value.name)]), when(), otherwise()) }

  public init<Whenever: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily membership: Membership, _ families: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _ when: () -> Whenever,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init(nil, FormCondition(.oneOf, families.map { .string($0.value.name) }), when(), otherwise()) }

  public func _layout(for intent: any AppIntent) -> FormLayout? {
    guard let intent = intent as? Intent else { return nil }
    var choice = FormChoice()
    choice.parameter = parameter.flatMap { IntentParameters.name(at: $0, in: intent) } ?? ""
    choice.cases = [condition.formCase(when.branch(for: intent))]
    choice.otherwise = otherwise.branch(for: intent)
    return .with { $0.choice = choice }
  }
}

extension IntentParameterSummaryWhen.Comparison {
  fileprivate var value: FormComparisonValue {
    switch self {
    case .equalTo: .oneOf
    case .notEqualTo: .noneOf
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    }
  }
}

/// A comparison with values, for a case of the form.
private struct FormCondition {
  let comparison: FormComparisonValue
  let values: [JSONFragment]

  init(_ comparison: FormComparisonValue, _ values: [JSONFragment]) {
    self.comparison = comparison
    self.values = values
  }

  func formCase(_ layout: FormLayout) -> FormCase {
    var formCase = FormCase()
    formCase.comparison = comparison
    formCase.values = values.map(\.data)
    formCase.layout = layout
    return formCase
  }
}

extension ParameterSummary {
  /// Returns the layout inside a condition. An empty summary there means an empty form.
  fileprivate func branch(for intent: any AppIntent) -> FormLayout { _layout(for: intent) ?? .with { $0.rows = FormRows() } }
}

/// A summary chosen by a parameter's value or by the widget's family.
// Unchecked: immutable; key paths of properties capture nothing.
public struct IntentParameterSummarySwitch<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  /// The subject of a switch that does not depend on a parameter.
  public enum Subject: Sendable { case widgetFamily }

  /// The parameter of the switch; nil = the widget's family.
  private let parameter: PartialKeyPath<Intent>?
  /// The values of each case; nil = all others.
  private let cases: [(values: [JSONFragment]?, content: any ParameterSummary)]

  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [IntentParameterSummaryCase<Intent, Value>]
  ) {
    self.parameter = parameter
    self.cases = cases().map { ($0.values?.map(\._json), $0.content) }
  }

  public init(
    _ subject: Subject,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> [IntentParameterSummaryCase<Intent, IntentWidgetFamily>]
  ) {
    parameter = nil
    self.cases = cases().map { ($0.values?.map { .string($0.value.name) }, $0.content) }
  }

  public func _layout(for intent: any AppIntent) -> FormLayout? {
    guard let intent = intent as? Intent else { return nil }
    var choice = FormChoice()
    choice.parameter = parameter.flatMap { IntentParameters.name(at: $0, in: intent) } ?? ""
    for (values, content) in cases {
      let layout = content.branch(for: intent)
      if let values { choice.cases.append(FormCondition(.oneOf, values).formCase(layout)) } else { choice.otherwise = layout }
    }
    return .with { $0.choice = choice }
  }
}

/// The summary of some values.
public struct IntentParameterSummaryCase<Intent: AppIntent, Value> {
  /// The values of the case; nil = all values that no other case names.
  let values: [Value]?
  let content: any ParameterSummary

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
  let content: any ParameterSummary
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
