extension IntentParameter {
  /// A parameter without a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: nil, options: nil) }

  /// A parameter with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// A parameter whose options are found when they are asked for.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider)) }

  /// An entity parameter with a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(title: title, default: defaultValue, options: QueriedOptions(query: query)) }

  /// A parameter whose value a person may have to choose among several that fit.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// A number edited by a control and kept in a range. A configured number outside of it is an error.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: NumericControlStyle = .field, inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _NumericIntentValue {
    self.init(title: title, default: defaultValue, options: nil) { value in
      guard let range = inclusiveRange, let number = value._number else { return nil }
      return (range.lowerBound...range.upperBound).contains(number) ? nil : "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// Text edited in a way of its own.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _TextIntentValue { self.init(title: title, default: defaultValue, options: nil) }

  /// A file of one of several types, by their uniform type identifiers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: nil, options: nil) }

  /// An array with as many elements as each family has room for.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// An array of a number of elements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// An array of elements found by a provider, as many as each family has room for.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider)) }

  /// A date edited as a day, a time or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }
}

extension IntentParameter where Value == Measurement<UnitDuration> {
  /// A span of time with a default in a unit. Without negative numbers, a configured one is an error.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitDuration = .seconds,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, options: nil) { value in
      supportsNegativeNumbers || value.value >= 0 ? nil : "a number of seconds that is not negative"
    }
  }
}

/// A number, or one that may be missing.
public protocol _NumericIntentValue: _IntentValue {
  associatedtype Bound: Comparable
  var _number: Bound? { get }
}
extension Int: _NumericIntentValue {
  public var _number: Int? { self }
}
extension Double: _NumericIntentValue {
  public var _number: Double? { self }
}
extension Optional: _NumericIntentValue where Wrapped: _NumericIntentValue {
  public var _number: Wrapped.Bound? { self?._number }
}

/// Text, or text that may be missing.
public protocol _TextIntentValue: _IntentValue {}
extension String: _TextIntentValue {}
extension Optional: _TextIntentValue where Wrapped: _TextIntentValue {}

extension String {
  /// How text of a parameter is typed. A configuration is JSON on this host, so nothing is typed.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, emailAddress, decimalPad, webSearch
    }
    public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

/// What fills a parameter from the step before it in a shortcut.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
/// How a number is edited.
public enum NumericControlStyle: Sendable { case field, stepper, slider }
/// What part of a date is edited.
public enum IntentDateKind: Sendable { case date, time, dateTime }

/// A family for which a collection's size is said.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCircular, accessoryRectangular, accessoryInline,
    accessoryCorner
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
