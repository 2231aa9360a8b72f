import AlmanacFoundationCompat
import Foundation

/// The time of a stopwatch or a timer, as a clock or in words.
private struct ElapsedTime: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable { case stopwatch, countUp, countDown }

  let kind: Kind
  let start: Date
  /// In seconds.
  let length: TimeInterval
  let showsHours: Bool
  let maxFieldCount: Int
  let precision: Precision
  var locale = ProcessLocale.current

  /// The smallest part that is written.
  enum Precision: Double, Hashable, Codable {
    case hundredth = 0.01, tenth = 0.1, second = 1, minute = 60, hour = 3600

    /// Up to a thirtieth of a second it is hundredths, above a minute hours.
    init(_ duration: Duration) {
      self =
        duration <= .seconds(1.0 / 30)
        ? .hundredth
        : duration <= .milliseconds(100)
          ? .tenth
          : duration <= .seconds(1)
            ? .second
            : duration <= .seconds(60) ? .minute : .hour
    }

    var digits: Int { self == .hundredth ? 2 : self == .tenth ? 1 : 0 }
  }

  init(_ kind: Kind, _ start: Date, _ length: TimeInterval, showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
    (self.kind, self.start, self.length, self.showsHours) = (kind, start, length, showsHours)
    self.maxFieldCount = max(1, maxFieldCount)
    precision = Precision(maxPrecision)
  }

  /// Whether the default fields and precision are written, so that a display can let the clock run by itself.
  var runsByItself: Bool { precision.rawValue <= 1 && maxFieldCount >= 3 }

  // MARK: Text

  /// Differences of dates that are shorter, in seconds, come from their resolution.
  private static let tolerance = 1e-6

  /// The time that is written, in seconds.
  private func value(_ now: Date) -> TimeInterval {
    let elapsed = min(max(0, now.timeIntervalSince(start)), length)
    return kind == .countDown ? length - elapsed : elapsed
  }

  /// What is written for a value: its parts, and the length of the smallest one in seconds.
  private struct Form: Equatable {
    var isClock: Bool
    var hours, minutes: Bool
    var digits = 0
    var step: Double
  }

  private func form(_ value: TimeInterval) -> Form {
    let hours = showsHours && value >= 3600
    // Parts from minutes on, or from hours if there are some.
    let count = maxFieldCount - (hours ? 1 : 0)
    if maxFieldCount > 1, precision.rawValue <= 1 {
      guard count > 1 else { return Form(isClock: true, hours: true, minutes: true, step: 60) }
      let digits = count > 2 ? precision.digits : 0
      return Form(isClock: true, hours: hours, minutes: true, digits: digits, step: digits > 0 ? precision.rawValue : 1)
    }
    // Words. A single part is the largest that is not zero.
    if maxFieldCount == 1, precision.rawValue <= 1, value < 60 { return Form(isClock: false, hours: false, minutes: false, step: 1) }
    let isHours = precision == .hour || hours && maxFieldCount == 1
    return Form(isClock: false, hours: hours || precision == .hour, minutes: !isHours, step: isHours ? 3600 : 60)
  }

  /// Returns the value in whole steps. A clock that counts down rounds up, so that it stands at zero when the time is over, and only then.
  private func rounded(_ value: TimeInterval) -> (value: TimeInterval, form: Form) {
    let form = form(value)
    guard kind == .countDown, form.step <= 1 else { return (((value + Self.tolerance) / form.step).rounded(.down) * form.step, form) }
    let up = ((value - Self.tolerance) / form.step).rounded(.up) * form.step
    // Rounding up can reach the hour, or the minute in words.
    return (up, self.form(up))
  }

  func text(_ now: Date) -> AttributedString {
    let (value, form) = rounded(value(now))
    let hundredths = Int64((value * 100).rounded())
    let duration = Duration(secondsComponent: hundredths / 100, attosecondsComponent: hundredths % 100 * 10_000_000_000_000_000)
    guard form.isClock else {
      let units: Set<Duration.UnitsFormatStyle.Unit> =
        form.step == 1 ? [.seconds] : form.step == 3600 ? [.hours] : form.hours ? [.hours, .minutes] : [.minutes]
      var style = Duration.UnitsFormatStyle(
        allowedUnits: units, width: .wide, maximumUnitCount: maxFieldCount,
        // "1 hour", and "0 minutes" below a minute.
        zeroValueUnits: value == 0 || units.count == 1 ? .show(length: 1) : .hide, fractionalPart: .hide(rounded: .down))
      style.locale = locale
      return AttributedString(style.format(duration))
    }
    let pad = kind == .stopwatch ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern =
      form.step == 60
      ? .hourMinute(padHourToLength: 1, roundSeconds: .down)
      : form.hours
        ? .hourMinuteSecond(padHourToLength: pad, fractionalSecondsLength: form.digits, roundFractionalSeconds: .down)
        : .minuteSecond(padMinuteToLength: pad, fractionalSecondsLength: form.digits, roundFractionalSeconds: .down)
    return AttributedString(Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never).format(duration))
  }

  // MARK: Changes

  private func date(of value: TimeInterval) -> Date { start + (kind == .countDown ? length - value : value) }

  /// Returns the next larger value with another text.
  private func larger(_ value: TimeInterval) -> TimeInterval? {
    let form = form(value)
    let next = (((value + Self.tolerance) / form.step).rounded(.down) + 1) * form.step
    // A minute and an hour can change the form.
    let bounds = [60.0, 3600].filter { $0 > value && self.form($0) != form }
    return ([next] + bounds).min()
  }

  /// Returns the next smaller value with another text; nil at zero.
  private func smaller(_ value: TimeInterval) -> TimeInterval? {
    let (shown, form) = rounded(value)
    guard value > 0 else { return nil }
    if kind == .countDown, form.step <= 1 { return max(0, shown - form.step) }
    // The text is that of the whole steps, which lasts down to them. Below an hour or a minute the steps can be shorter and rounded up: "1:00" lasts
    // until 59:59.
    let below = rounded(shown - 1e-3)
    return shown <= 0 ? nil : below.value == shown ? shown - self.form(shown - 1e-3).step : shown - 1e-3
  }

  func change(after now: Date) -> Date? {
    guard now < start + length else { return nil }
    if now < start { return start }
    return (kind == .countDown ? smaller(value(now)) : larger(value(now))).map { min(date(of: $0), start + length) }
  }

  func change(before now: Date) -> Date? {
    guard now > start else { return nil }
    if now > start + length { return start + length }
    let value = value(now)
    guard kind == .countDown else { return smaller(value).map { start + $0 } ?? (value > 0 ? start : nil) }
    return larger(value).map { max(date(of: $0), start) }
  }
}

extension SystemFormatStyle {
  /// A clock that counts up from a date: "01:23.45", "01:00:00.00".
  ///
  /// In a text that follows the clock, parts of a second are not drawn: a widget is drawn for whole seconds.
  public struct Stopwatch: DiscreteFormatStyle, ClockFormat, Hashable, Codable, Sendable {
    private var clock: ElapsedTime

    /// - Parameters:
    ///   - showsHours: Whether hours are a part of their own. Without them minutes go beyond 59.
    ///   - maxFieldCount: The maximum number of parts: hours, minutes, seconds, and their fraction. The smallest are left out first.
    ///   - maxPrecision: The smallest part. From a minute on, the time is written in words.
    public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
      clock = ElapsedTime(
        .stopwatch, startDate, Date.distantFuture.timeIntervalSince(startDate), showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }

    public func format(_ now: Date) -> AttributedString { clock.text(now) }
    public func locale(_ locale: Locale) -> Self { with(\.clock.locale, locale) }
    public func discreteInput(after now: Date) -> Date? { clock.change(after: now) }
    public func discreteInput(before now: Date) -> Date? { clock.change(before: now) }

    var content: DynamicDateContent? {
      guard clock.runsByItself else { return nil }
      return .timer(clock.start...max(clock.start, .distantFuture), pause: nil, countsDown: false, showsHours: clock.showsHours, isPadded: true)
    }
  }

  /// A clock that counts up or down within a range and then stands still: "4:32", "1:23:45".
  ///
  /// In a text that follows the clock, parts of a second are not drawn: a widget is drawn for whole seconds.
  public struct Timer: DiscreteFormatStyle, ClockFormat, Hashable, Codable, Sendable {
    private var clock: ElapsedTime

    public init(countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
      self.init(.countDown, range, showsHours, maxFieldCount, maxPrecision)
    }
    public init(countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
      self.init(.countUp, range, showsHours, maxFieldCount, maxPrecision)
    }
    private init(_ kind: ElapsedTime.Kind, _ range: Range<Date>, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration) {
      clock = ElapsedTime(
        kind, range.lowerBound, range.upperBound.timeIntervalSince(range.lowerBound), showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
    }

    public func format(_ now: Date) -> AttributedString { clock.text(now) }
    public func locale(_ locale: Locale) -> Self { with(\.clock.locale, locale) }
    public func discreteInput(after now: Date) -> Date? { clock.change(after: now) }
    public func discreteInput(before now: Date) -> Date? { clock.change(before: now) }

    var content: DynamicDateContent? {
      guard clock.runsByItself else { return nil }
      return .timer(
        clock.start...(clock.start + clock.length), pause: nil, countsDown: clock.kind == .countDown, showsHours: clock.showsHours)
    }
  }
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
