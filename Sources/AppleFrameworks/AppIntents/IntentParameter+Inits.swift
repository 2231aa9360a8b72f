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

  /// A parameter with options that a provider finds at run time.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider)) }

  /// An entity parameter with its own query.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(title: title, default: defaultValue, options: QueriedOptions(query: query)) }

  /// A parameter with a dialog for choosing among several matching values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// A number that is edited with a control and has a range. A configured number outside the range is an error.
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

  /// Text with input options.
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

  /// An array whose number of elements depends on the family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// An array with a number of elements.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }

  /// An array of elements from a provider. Their number depends on the family.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) { self.init(title: title, default: defaultValue, options: ProvidedOptions(provider: optionsProvider)) }

  /// A date that is edited as a day, a time or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue, options: nil) }
}

extension IntentParameter where Value == Measurement<UnitDuration> {
  /// A duration with a default in a unit. Unless negative numbers are supported, a configured one is an error.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: UnitDuration = .seconds,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, options: nil) { value in
      supportsNegativeNumbers || value.value >= 0 ? nil : "a number of seconds that is not negative"
    }
  }
}

/// A number or an optional number.
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

/// A string or an optional string.
public protocol _TextIntentValue: _IntentValue {}
extension String: _TextIntentValue {}
extension Optional: _TextIntentValue where Wrapped: _TextIntentValue {}

extension String {
  /// How a person types the text of a parameter. Has no effect on this host, where a configuration is JSON.
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

/// Whether the previous step of a shortcut provides the value of a parameter.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
/// How a number is edited.
public enum NumericControlStyle: Sendable { case field, stepper, slider }
/// Which part of a date is edited.
public enum IntentDateKind: Sendable { case date, time, dateTime }

/// A family with its own collection size.
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
