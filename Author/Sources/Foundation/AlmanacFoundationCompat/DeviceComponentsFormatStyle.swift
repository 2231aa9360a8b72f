import Foundation

/// Formats the time between two dates in units of the calendar: "1 month, 2 days, 3 hours", or as a clock: "1:02:03".
///
/// On Linux Foundation's `Date.ComponentsFormatStyle` has its fields alone. `AuthorSupport` gives that name to this type in the author's module.
public struct DeviceComponentsFormatStyle: FormatStyle, Hashable, Codable, Sendable {
  public typealias Field = Date.RelativeFormatStyle.Field

  public struct Style: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration }
    let kind: Kind

    /// "2 hours, 9 minutes".
    public static let wide = Style(kind: .wide)
    /// "2 hr, 9 min".
    public static let abbreviated = Style(kind: .abbreviated)
    /// "2hr 9min".
    public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
    /// "2h 9m".
    public static let narrow = Style(kind: .narrow)
    /// "two hours, nine minutes".
    public static let spellOut = Style(kind: .spellOut)
    /// "2:09:00".
    static let timeDuration = Style(kind: .timeDuration)
  }

  public var style: Style
  public var locale: Locale
  public var calendar: Calendar
  /// The units to use; nil: all but weeks, and for a clock hours, minutes and seconds.
  public var fields: Set<Field>?

  public init(
    style: Style, locale: Locale = ProcessLocale.current, calendar: Calendar = ProcessLocale.calendar, fields: Set<Field>? = nil
  ) {
    (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
  }

  /// "1:02:03": hours, minutes and seconds.
  public static var timeDuration: Self { Self(style: .timeDuration) }

  public func locale(_ locale: Locale) -> Self { with(\.locale, locale) }
  public func calendar(_ calendar: Calendar) -> Self { with(\.calendar, calendar) }

  public func format(_ range: Range<Date>) -> String {
    if style.kind == .timeDuration { return clock(range) }
    let units = DurationUnit.all.filter { unit in
      fields?.contains { $0.component == unit.component } ?? (unit.component != .weekOfMonth)
    }
    guard let smallest = units.last else { return "" }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
    let counts = units.map { (unit: $0, count: Double(components.value(for: $0.component) ?? 0)) }.filter { $0.count != 0 }
    return words.joined(counts.isEmpty ? [(smallest, 0)] : counts)
  }

  private func clock(_ range: Range<Date>) -> String {
    let fields = fields ?? [.hour, .minute, .second]
    // At most the time that calendars count. A longer duration would not fit its type.
    let longest = Date.distantFuture.timeIntervalSince(.distantPast)
    let length = Duration.seconds(min(range.upperBound.timeIntervalSince(range.lowerBound), longest).rounded(.down))
    let pattern: Duration.TimeFormatStyle.Pattern =
      !fields.contains(.second)
      ? .hourMinute(padHourToLength: 1, roundSeconds: .down)
      : fields.contains(.hour) && length >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(length)
  }

  private var words: DurationWords {
    let width: UnitNames.Width =
      switch style.kind {
      case .wide, .spellOut, .timeDuration: .wide
      case .abbreviated, .condensedAbbreviated: .abbreviated
      case .narrow: .narrow
      }
    return DurationWords(width: width, isCondensed: style.kind == .condensedAbbreviated, isSpelledOut: style.kind == .spellOut, locale: locale)
  }
}

extension FormatStyle where Self == DeviceComponentsFormatStyle {
  /// "1:02:03": hours, minutes and seconds between two dates.
  public static var timeDuration: Self { .timeDuration }
  /// The units between two dates: "1 hour, 2 minutes".
  public static func components(style: DeviceComponentsFormatStyle.Style, fields: Set<DeviceComponentsFormatStyle.Field>? = nil) -> Self {
    DeviceComponentsFormatStyle(style: style, fields: fields)
  }
}

extension DeviceComponentsFormatStyle.Field {
  /// Its component of a calendar; a week is one of a month.
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}
