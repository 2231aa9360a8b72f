/// A value that is formatted in the locale, the calendar and the time zone of the text around it.
package protocol FormattedContent {
  func attributedString(locale: Locale, calendar: Calendar, timeZone: TimeZone, at date: Date) -> AttributedString
  /// Returns the dates after a date at which the text changes; nil if the text does not follow the clock.
  func changes(locale: Locale, calendar: Calendar) -> ((Date) -> AnySequence<Date>)?
  func isEqual(to other: any FormattedContent) -> Bool
}

extension FormattedContent {
  package func changes(locale: Locale, calendar: Calendar) -> ((Date) -> AnySequence<Date>)? { nil }
}

private struct StyledValue<F: FormatStyle>: FormattedContent where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let attributed: (F.FormatOutput) -> AttributedString

  func attributedString(locale: Locale, calendar: Calendar, timeZone: TimeZone, at date: Date) -> AttributedString {
    attributed(DeviceFormat.following(format, locale: locale, calendar: calendar).format(input))
  }
  func isEqual(to other: any FormattedContent) -> Bool {
    (other as? StyledValue<F>).map { $0.input == input && $0.format == format } ?? false
  }
}

private struct FormatterValue: FormattedContent {
  let subject: Any
  let formatter: Formatter
  func attributedString(locale: Locale, calendar: Calendar, timeZone: TimeZone, at date: Date) -> AttributedString {
    AttributedString(formatter.whileFollowing(locale, calendar, timeZone) { formatter.string(for: subject) } ?? "\(subject)")
  }
  func isEqual(to other: any FormattedContent) -> Bool {
    (other as? FormatterValue).map { $0.formatter === formatter && "\($0.subject)" == "\(subject)" } ?? false
  }
}

extension Text {
  /// Creates a text of a value formatted by `format`, in the locale of the text's environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(StyledValue(input: input, format: format) { AttributedString($0) }))
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .formatted(StyledValue(input: input, format: format) { $0 }))
  }
  /// Creates a text of a value formatted by `formatter`.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .formatted(FormatterValue(subject: subject, formatter: formatter)))
  }
  public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .formatted(FormatterValue(subject: subject, formatter: formatter)))
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .formatted(FormatterValue(subject: subject, formatter: formatter)))
  }
}

/// Values that Foundation's formatters accept and that are `ReferenceConvertible` on Apple's systems but not on Linux.
public protocol _FormatterSubject: Hashable, Sendable {}
extension Date: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension UUID: _FormatterSubject {}

extension Formatter {
  /// Calls `body` while the formatter has a locale, a calendar and a time zone; then it has its own again.
  ///
  /// Source: OpenSwiftUI (EnvironmentConfigurableFormatter).
  fileprivate func whileFollowing<Result>(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone, _ body: () -> Result) -> Result {
    var localizedCalendar = calendar
    localizedCalendar.locale = locale
    return switch self {
    case let formatter as DateFormatter: Self.setting(formatter, (\.locale, locale), (\.calendar, calendar), (\.timeZone, timeZone), while: body)
    case let formatter as DateIntervalFormatter:
      Self.setting(formatter, (\.locale, locale), (\.calendar, calendar), (\.timeZone, timeZone), while: body)
    case let formatter as RelativeDateTimeFormatter: Self.setting(formatter, (\.locale, locale), (\.calendar, calendar), while: body)
    case let formatter as DateComponentsFormatter: Self.setting(formatter, (\.calendar, localizedCalendar), while: body)
    case let formatter as NumberFormatter: Self.setting(formatter, (\.locale, locale), while: body)
    case let formatter as MeasurementFormatter: Self.setting(formatter, (\.locale, locale), while: body)
    default: body()
    }
  }

  /// Calls `body` while properties of an object have other values.
  private static func setting<Root: AnyObject, each Value, Result>(
    _ object: Root, _ properties: repeat (ReferenceWritableKeyPath<Root, each Value>, each Value), while body: () -> Result
  ) -> Result {
    let own = (repeat object[keyPath: (each properties).0])
    defer { repeat object[keyPath: (each properties).0] = each own }
    repeat object[keyPath: (each properties).0] = (each properties).1
    return body()
  }
}
