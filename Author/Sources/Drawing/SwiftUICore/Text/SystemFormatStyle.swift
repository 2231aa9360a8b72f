import Foundation

/// Formats of dates that follow the clock: `Text(.currentDate, format: .reference(to: date))`.
///
/// Apple does not publish the wording of these formats. Almanac uses that of Foundation's relative and duration formats.
public enum SystemFormatStyle: Sendable {
  /// A date relative to now: "in 2 hours, 5 minutes", "3 days ago". Beyond a distance the date itself.
  public struct DateReference: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private let date: Date
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var span: RelativeSpan

    /// - Parameters:
    ///   - allowedFields: the units to use.
    ///   - maxFieldCount: the maximum number of units.
    ///   - thresholdField: the largest unit of a distance. Beyond it the date is written, or the time on the same day.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = RelativeSpan.allFields, maxFieldCount: Int = 2,
      thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
      span = RelativeSpan(target: date, fields: allowedFields, count: maxFieldCount)
    }

    private var limit: TimeInterval { RelativeSpan.limit(of: thresholdField) }
    private func isNear(_ now: Date) -> Bool { abs(date.timeIntervalSince(now)) < limit }

    public func format(_ now: Date) -> AttributedString {
      if isNear(now) { return AttributedString(span.words(at: now)) }
      let isToday = Calendar.current.isDate(date, inSameDayAs: now)
      return AttributedString(
        Date.FormatStyle(date: isToday ? .omitted : .abbreviated, time: isToday ? .shortened : .omitted, locale: span.locale).format(date))
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.span.locale = locale
      return copy
    }
    public func discreteInput(after now: Date) -> Date? {
      if isNear(now) { return min(span.change(after: now), date + limit) }
      // The relative text begins at the limit. Beyond it the time is written on the date's own day, and the date before and after that day.
      let day = Calendar.current.startOfDay(for: date)
      return [date - limit + 1e-3, day, Calendar.current.date(byAdding: .day, value: 1, to: day) ?? day].filter { $0 > now }.min()
    }
    public func discreteInput(before now: Date) -> Date? { isNear(now) ? max(span.change(before: now), date - limit) : nil }
  }

  /// The time between a date and now: "2 hours, 5 minutes", with a minus before the date.
  public struct DateOffset: DiscreteFormatStyle, Hashable, Codable, Sendable {
    private var span: RelativeSpan
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    public init(
      to anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = RelativeSpan.allFields, maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      span = RelativeSpan(target: anchor, fields: allowedFields, count: maxFieldCount)
      self.sign = sign
    }

    public func format(_ now: Date) -> AttributedString {
      let mark =
        switch sign {
        case .never: ""
        case .always(includingZero: true): now < span.target ? "-" : "+"
        case .always(includingZero: false): now < span.target ? "-" : now > span.target ? "+" : ""
        default: now < span.target ? "-" : ""
        }
      return AttributedString(mark + span.duration(at: now))
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.span.locale = locale
      return copy
    }
    public func discreteInput(after now: Date) -> Date? { span.change(after: now) }
    public func discreteInput(before now: Date) -> Date? { span.change(before: now) }
  }

  /// A clock that counts up from a date. In a widget it shows seconds; finer precision is not drawn.
  public struct Stopwatch: DiscreteFormatStyle, ClockFormat, Hashable, Codable, Sendable {
    private let start: Date
    private let showsHours: Bool
    private var locale = Locale.current

    public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
      start = startDate
      self.showsHours = showsHours
    }
    var content: DynamicDateContent { .timer(start...max(start, .distantFuture), pause: nil, countsDown: false, showsHours: showsHours) }

    public func format(_ now: Date) -> AttributedString {
      RelativeSpan.clock(max(0, now.timeIntervalSince(start)).rounded(.down), showsHours: showsHours, locale)
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func discreteInput(after now: Date) -> Date? { start + max(0, now.timeIntervalSince(start).rounded(.down) + 1) }
    public func discreteInput(before now: Date) -> Date? {
      now <= start ? nil : start + max(0, now.timeIntervalSince(start).rounded(.up) - 1)
    }
  }

  /// A clock that counts up or down within a range and then stands still. In a widget it shows seconds; finer precision is not drawn.
  public struct Timer: DiscreteFormatStyle, ClockFormat, Hashable, Codable, Sendable {
    private let range: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private var locale = Locale.current

    public init(countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
      (self.range, countsDown, self.showsHours) = (range, true, showsHours)
    }
    public init(countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
      (self.range, countsDown, self.showsHours) = (range, false, showsHours)
    }
    var content: DynamicDateContent {
      .timer(range.lowerBound...range.upperBound, pause: nil, countsDown: countsDown, showsHours: showsHours)
    }

    public func format(_ now: Date) -> AttributedString {
      let held = min(max(now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(held).rounded(.up) : held.timeIntervalSince(range.lowerBound).rounded(.down)
      return RelativeSpan.clock(seconds, showsHours: showsHours, locale)
    }
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func discreteInput(after now: Date) -> Date? {
      if now < range.lowerBound { return range.lowerBound }
      let next = range.lowerBound + (now.timeIntervalSince(range.lowerBound).rounded(.down) + 1)
      return next <= range.upperBound ? next : nil
    }
    public func discreteInput(before now: Date) -> Date? {
      if now > range.upperBound { return range.upperBound }
      let last = range.lowerBound + (now.timeIntervalSince(range.lowerBound).rounded(.up) - 1)
      return last >= range.lowerBound ? last : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = RelativeSpan.allFields, maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self { Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField) }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = RelativeSpan.allFields, maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> Self { Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision) }
}
