import AlmanacWireSchema

/// A number that can bound a range.
public protocol _NumericBound: Comparable {
  var _double: Double { get }
}
extension Int: _NumericBound {
  public var _double: Double { Double(self) }
}
extension Double: _NumericBound {
  public var _double: Double { self }
}
extension Decimal: _NumericBound {
  public var _double: Double { Double("\(self)") ?? 0 }
}

/// A number or an optional number.
public protocol _NumericIntentValue: _IntentValue {
  associatedtype Bound: _NumericBound
  var _number: Bound? { get }
}
extension Int: _NumericIntentValue {
  public var _number: Int? { self }
}
extension Double: _NumericIntentValue {
  public var _number: Double? { self }
}
extension Decimal: _NumericIntentValue {
  public var _number: Decimal? { self }
}
extension Optional: _NumericIntentValue where Wrapped: _NumericIntentValue {
  public var _number: Wrapped.Bound? { self?._number }
}

/// A string or an optional string.
public protocol _TextIntentValue: _IntentValue {}
extension String: _TextIntentValue {}
extension AttributedString: _TextIntentValue {}
extension Optional: _TextIntentValue where Wrapped: _TextIntentValue {}

extension String {
  /// The input of a text parameter. Smart quotes and dashes are ignored, because they depend only on the keyboard.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, emailAddress, decimalPad, webSearch
    }
    public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      input = TextInput()
      input.keyboard = keyboardType == .default ? "" : "\(keyboardType)"
      input.capitalization = "\(capitalizationType)"
      input.multiline = multiline
      input.disablesAutocorrection = !autocorrect
    }
    package var input: TextInput
  }
}

/// Stub. Says whether the previous step of a shortcut provides the value of a parameter.
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }
/// The control that edits a number.
public enum NumericControlStyle: Sendable { case field, stepper, slider }
/// The part of a date that is edited.
public enum IntentDateKind: Sendable {
  case date, time, dateTime

  var input: DateInputValue {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}

/// A family with its own collection size.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCircular, accessoryRectangular, accessoryInline,
    accessoryCorner

  package var value: WidgetFamilyValue { WidgetFamilyValue(name: "\(self)") ?? .unspecified }
}
/// The number of elements that a collection may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  package let minimum: Int
  package let maximum: Int
  public init(min: Int, max: Int) {
    minimum = min
    maximum = max
  }
  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}
