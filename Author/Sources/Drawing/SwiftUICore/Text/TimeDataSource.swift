import Foundation

/// A value that follows the clock, for ``Text/init(_:format:)``.
public struct TimeDataSource<Value: Sendable>: Sendable {
  enum Kind: Hashable, Sendable {
    case currentDate
    case rangeStarting(Date)
    case rangeEnding(Date)
    case durationOffset(Date)
  }
  let kind: Kind
  /// Returns the value at a date.
  let value: @Sendable (Date) -> Value
  /// Returns the date at which the source has a value.
  let date: @Sendable (Value) -> Date
}

// Not constrained to a type, as on Apple's systems: `TimeDataSource<Date>.durationOffset(to:)` names a source of durations.
extension TimeDataSource {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(kind: .currentDate, value: { $0 }, date: { $0 }) }
  /// The time from `startDate` to now; empty before it.
  public static func dateRange(startingAt startDate: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(kind: .rangeStarting(startDate), value: { startDate..<max(startDate, $0) }, date: { $0.upperBound })
  }
  /// The time from now to `endDate`; empty after it.
  public static func dateRange(endingAt endDate: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(kind: .rangeEnding(endDate), value: { min(endDate, $0)..<endDate }, date: { $0.lowerBound })
  }
  /// The time since `date`; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      kind: .durationOffset(date), value: { .seconds($0.timeIntervalSince(date)) }, date: { date + ($0 / .seconds(1)) })
  }
}

extension Text {
  /// Creates a text of a value that follows the clock, in the locale of the text's environment.
  ///
  /// The entry is drawn once for each date at which the format's output changes, as for a `TimelineView`: `ScheduleWindow` has the limits, and
  /// a `timelineView.tooMany` note reports what they cut off. Stopwatches and timers run by themselves.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(following: source, format) { $0 }
  }
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String {
    self.init(following: source, format) { AttributedString($0) }
  }

  private init<V, F: DiscreteFormatStyle>(
    following source: TimeDataSource<V>, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString
  ) where V == F.FormatInput {
    if let clock = (format as? any ClockFormat)?.content {
      self.init(storage: .date(clock))
    } else {
      self.init(storage: .formatted(FollowingValue(source: source, format: format, attributed: attributed)))
    }
  }
}

/// A format that a display list can represent as a running clock.
protocol ClockFormat {
  /// The clock; nil if its parts are not those of a running clock.
  var content: DynamicDateContent? { get }
}

private struct FollowingValue<Value: Sendable, F: DiscreteFormatStyle>: FormattedContent where F.FormatInput == Value {
  let source: TimeDataSource<Value>
  let format: F
  let attributed: (F.FormatOutput) -> AttributedString

  func attributedString(locale: Locale, calendar: Calendar, timeZone: TimeZone, at date: Date) -> AttributedString {
    attributed(DeviceFormat.following(format, locale: locale, calendar: calendar).format(source.value(date)))
  }

  func changes(locale: Locale, calendar: Calendar) -> ((Date) -> AnySequence<Date>)? {
    let format = DeviceFormat.following(format, locale: locale, calendar: calendar)
    return { start in
      AnySequence(
        sequence(state: start) { now in
          guard let next = format.discreteInput(after: source.value(now)) else { return nil }
          let date = source.date(next)
          guard date > now else { return nil }
          now = date
          return date
        }.prefix(10_000))
    }
  }

  func isEqual(to other: any FormattedContent) -> Bool {
    (other as? FollowingValue<Value, F>).map { $0.source.kind == source.kind && $0.format == format } ?? false
  }
}
