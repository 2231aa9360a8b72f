import Foundation

/// Formats dates, times and durations for a locale, with ICU through Foundation. The locale's keywords count: its hours, calendar and digits.
struct DateTextFormatter {
  let locale: Locale
  let calendar: Calendar

  init(locale identifier: String, timeZone: String) {
    locale = Locale(identifier: identifier.isEmpty ? "en" : identifier)
    // The one of the region: Buddhist in Thailand, Persian in Iran.
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.calendar = calendar
  }

  private var isEnglish: Bool { locale.language.languageCode?.identifier ?? "en" == "en" }

  /// Whether a clock is written as Swift writes numbers.
  private var isPlain: Bool { isEnglish && locale.numberingSystem.identifier == "latn" }

  /// Formats a date: "June 3, 2019".
  func date(_ date: Date) -> String {
    Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone).format(date)
  }

  /// Formats a time: "9:41 AM", with a narrow space before AM as on the platform (home-assistant/iOS, WidgetCalendarSnapshot).
  func time(_ date: Date) -> String {
    Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: calendar.timeZone).format(date)
  }

  /// Formats a range of times: "10:30 – 10:40 AM"; with dates if the ends are on different days.
  func range(_ start: Date, _ end: Date) -> String {
    guard start < end else { return time(start) }
    let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return plain(style.format(start..<end))
  }

  /// Replaces ICU's narrow and thin spaces in ranges by ordinary ones, because they leave too little space between the two times.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
  }

  /// Formats a duration in clock notation: "2:32" or, with hours, "36:59:01".
  ///
  /// - Parameter isPadded: Whether the first part has two digits at least: "02:32".
  func clock(seconds: Int, hours: Bool, isPadded: Bool) -> String {
    if isPlain {
      func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let first = isPadded ? twoDigits(hours ? seconds / 3600 : seconds / 60) : "\(hours ? seconds / 3600 : seconds / 60)"
      return hours ? "\(first):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))" : "\(first):\(twoDigits(seconds % 60))"
    }
    let digits = isPadded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern =
      hours ? .hourMinuteSecond(padHourToLength: digits) : .minuteSecond(padMinuteToLength: digits)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never).format(.seconds(seconds))
  }

  /// Formats a span in one or two adjacent units: "11 min, 14 sec" or, wide, "11 minutes".
  func span(_ span: CalendarSpan, wide: Bool) -> String {
    if span.unit == .month || span.unit == .year {
      // A locale that ICU refuses is written like the root locale.
      return CalendarUnitText.joined(span.amounts, wide: wide, locale: locale)
        ?? CalendarUnitText.joined(span.amounts, wide: wide, locale: Locale(identifier: "")) ?? ""
    }
    var style = Duration.UnitsFormatStyle(
      allowedUnits: span.units, width: wide ? .wide : .abbreviated, maximumUnitCount: 2, zeroValueUnits: .hide)
    style.locale = locale
    return style.format(.seconds(span.seconds))
  }
}

/// A span in two adjacent calendar units: the largest unit that is not zero, and the next smaller one.
struct CalendarSpan: Equatable {
  enum Unit: Int { case second, minute, hour, day, month, year }
  /// The larger unit.
  var unit: Unit
  /// The count of the larger unit.
  var count: Int
  /// The count of the next smaller unit.
  var rest: Int

  /// Returns an interval in seconds in which the text changes at most once; `single`: only the larger unit is shown.
  func step(single: Bool) -> Int {
    let shown = single ? unit : Unit(rawValue: unit.rawValue - 1) ?? .second
    switch shown {
    case .second: return 1
    case .minute: return 60
    case .hour: return 3600
    case .day, .month: return 79_200
    case .year: return 27 * 86_400
    }
  }

  /// The span in seconds, for the formatter; 0 for months and years.
  var seconds: Int {
    switch unit {
    case .second: count
    case .minute: count * 60 + rest
    case .hour: count * 3600 + rest * 60
    case .day: count * 86_400 + rest * 3600
    case .month, .year: 0
    }
  }

  var units: Set<Duration.UnitsFormatStyle.Unit> {
    switch unit {
    case .second: [.seconds]
    case .minute: rest == 0 ? [.minutes] : [.minutes, .seconds]
    case .hour: rest == 0 ? [.hours] : [.hours, .minutes]
    default: rest == 0 ? [.days] : [.days, .hours]
    }
  }

  /// Months, years and days, by ICU's names.
  fileprivate var amounts: [(count: Int, unit: String)] {
    let units = unit == .year ? ("year", "month") : ("month", "day")
    return rest == 0 ? [(count, units.0)] : [(count, units.0), (rest, units.1)]
  }
}
