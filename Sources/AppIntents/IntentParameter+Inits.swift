extension IntentParameter {
  /// A parameter without a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: nil, options: nil) }

  /// A parameter named by its property.
  public convenience init() { self.init(title: nil, default: nil, options: nil) }

  /// A parameter with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// A parameter whose options are found when they are asked for.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, default: nil, options: ProvidedOptions(provider: optionsProvider)) }

  /// A parameter with a default, whose options are found when they are asked for.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider)) }

  /// An entity parameter with a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(title: title, default: nil, options: QueriedOptions(query: query)) }

  /// A number edited by a control and kept in a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    controlStyle: NumericControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: Numeric { self.init(title: title, default: defaultValue, options: nil) }

  /// An array with as many elements as the family has room for.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// A date edited as a day, a time or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, default: defaultValue, options: nil) }
}

/// What fills a parameter from the step before it in a shortcut.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
/// How a number is edited.
public enum NumericControlStyle: Sendable { case field, stepper, slider }
/// What part of a date is edited.
public enum IntentDateKind: Sendable { case date, time, dateTime }
/// A family for which a collection's size is said.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}
/// How many elements a collection may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  package let minimum: Int
  package let maximum: Int
  public init(min: Int, max: Int) {
    minimum = min
    maximum = max
  }
  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}
