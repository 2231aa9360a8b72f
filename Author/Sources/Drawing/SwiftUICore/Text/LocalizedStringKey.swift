/// The key of a text in the app's strings tables, with the interpolated values.
///
/// `"\(count) songs"` is looked up as `%lld songs`, as Xcode exports it; the table's text may put the values elsewhere
/// (`%2$@ … %1$lld`). Inline Markdown in the localized text is drawn: emphasis, code, strikethrough, links.
// Unchecked: the value is immutable, and its arguments are texts and numbers.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// An interpolated value and the format specifier of its placeholder.
  struct Argument: Equatable {
    enum Value: Equatable {
      case text(Text)
      case number(any CVarArg & Equatable)

      static func == (a: Value, b: Value) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b
        case (.number(let a), .number(let b)): "\(a)" == "\(b)"
        default: false
        }
      }
    }
    let specifier: String
    let value: Value
  }
  let key: String
  let arguments: [Argument]
  /// True if the key was written with interpolations. Only then does `%` begin a placeholder in the key and in its translations, as in Apple's.
  let isFormat: Bool

  /// The arguments' numeric values, which select plural forms; nil for an argument that is not a number.
  var numbers: [Double?] {
    arguments.map { argument in
      switch argument.value {
      case .text: nil
      case .number(let number as any BinaryInteger): Double(number)
      case .number(let number as any BinaryFloatingPoint): Double(number)
      case .number: nil
      }
    }
  }

  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + 3 * interpolationCount) }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ specifier: String, _ value: Argument.Value) {
      key += specifier
      arguments.append(Argument(specifier: specifier, value: value))
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .text(Text(verbatim: string))) }
    public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(Text(verbatim: String(string)))) }
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .text(Text(resource))) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString { append("%@", .text(Text(source, format: format))) }
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String { append("%@", .text(Text(source, format: format))) }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append("%@", .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .text(Text(input, format: format))) }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString { append("%@", .text(Text(input, format: format))) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
    }
    public mutating func appendInterpolation<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter?) {
      append("%@", .text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .text(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: "\(subject)")))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(T._specifier, .number(value._argument)) }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { append(specifier, .number(value._argument)) }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(Text(verbatim: String(describing: value)))) }
  }
}

/// A number type that has a format specifier.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  associatedtype _Argument: CVarArg & Equatable
  var _argument: _Argument { get }
}
extension Int: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: Int64 { Int64(self) }
}
extension Int8: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: Int32 { Int32(self) }
}
extension Int16: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: Int32 { Int32(self) }
}
extension Int32: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: Int32 { self }
}
extension Int64: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: Int64 { self }
}
extension UInt: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: UInt64 { UInt64(self) }
}
extension UInt8: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: UInt32 { UInt32(self) }
}
extension UInt16: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: UInt32 { UInt32(self) }
}
extension UInt32: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: UInt32 { self }
}
extension UInt64: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: UInt64 { self }
}
extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: Double { self }
}
extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _argument: Float { self }
}
extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: Double { Double(self) }
}
