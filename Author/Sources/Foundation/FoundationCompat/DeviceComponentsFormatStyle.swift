import Foundation
private import _FoundationICU

/// Formats the time between two dates in units of the calendar: "1 month, 2 days, 3 hours", or as a clock: "1:02:03".
///
/// On Linux Foundation's `Date.ComponentsFormatStyle` has its fields alone. `AuthorSupport` gives that name to this type in the author's module. The names of units, and the words between them, are Unicode CLDR's.
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

  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }

  public func format(_ range: Range<Date>) -> String {
    if style.kind == .timeDuration { return clock(range) }
    let units = Unit.all.filter { fields?.contains($0.field) ?? ($0.field != .week) }
    guard let smallest = units.last else { return "" }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
    let counts = units.map { ($0, components.value(for: $0.component) ?? 0) }.filter { $0.1 != 0 }
    return joined((counts.isEmpty ? [(smallest, 0)] : counts).map { words($1, $0) })
  }

  private func clock(_ range: Range<Date>) -> String {
    let fields = fields ?? [.hour, .minute, .second]
    let length = Duration.seconds(range.upperBound.timeIntervalSince(range.lowerBound).rounded(.down))
    let pattern: Duration.TimeFormatStyle.Pattern =
      !fields.contains(.second)
      ? .hourMinute(padHourToLength: 1, roundSeconds: .down)
      : fields.contains(.hour) && length >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(length)
  }

  // MARK: Units

  private struct Unit {
    let field: Field
    let component: Calendar.Component
    /// ICU's name.
    let identifier: String

    static let all: [Unit] = [
      Unit(field: .year, component: .year, identifier: "year"), Unit(field: .month, component: .month, identifier: "month"),
      Unit(field: .week, component: .weekOfMonth, identifier: "week"), Unit(field: .day, component: .day, identifier: "day"),
      Unit(field: .hour, component: .hour, identifier: "hour"), Unit(field: .minute, component: .minute, identifier: "minute"),
      Unit(field: .second, component: .second, identifier: "second"),
    ]
  }

  private func words(_ count: Int, _ unit: Unit) -> String {
    let number = style.kind == .spellOut ? spelled(count) : count.formatted(.number.grouping(.never).locale(locale))
    let width: UnitNames.Width =
      switch style.kind {
      case .wide, .spellOut, .timeDuration: .wide
      case .abbreviated, .condensedAbbreviated: .abbreviated
      case .narrow: .narrow
      }
    let text =
      UnitNames.string(number, value: Double(count), identifier: unit.identifier, width: width, locale: locale) ?? "\(number) \(unit.identifier)"
    // As `Duration.UnitsFormatStyle` does.
    return style.kind == .condensedAbbreviated ? text.filter { !$0.isWhitespace } : text
  }

  private func spelled(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: count as NSNumber) ?? "\(count)"
  }

  private func joined(_ parts: [String]) -> String {
    let width: UListFormatterWidth =
      switch style.kind {
      case .wide, .spellOut, .timeDuration: ULISTFMT_WIDTH_WIDE
      case .abbreviated: ULISTFMT_WIDTH_SHORT
      case .condensedAbbreviated, .narrow: ULISTFMT_WIDTH_NARROW
      }
    return UnitList.joined(parts, width: width, locale: locale)
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

/// Joins amounts of units in the way of a language: "2 hours, 9 minutes", "2 Stunden und 9 Minuten".
private enum UnitList {
  static func joined(_ parts: [String], width: UListFormatterWidth, locale: Locale) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return icu(parts, width, locale) ?? parts.joined(separator: ", ")
  }

  private static func icu(_ parts: [String], _ width: UListFormatterWidth, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    guard let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width, &status) else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    let texts = parts.map { text in
      let units = Array(text.utf16)
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, units.count))
      copy.initialize(from: units, count: units.count)
      return (copy, Int32(units.count))
    }
    defer { for (text, _) in texts { text.deallocate() } }
    let pointers = texts.map { UnsafePointer<UInt16>?($0.0) }
    let capacity = texts.reduce(64) { $0 + Int($1.1) + 16 }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { result in
      let count = swift_ulistfmt_format(formatter, pointers, texts.map(\.1), Int32(texts.count), result.baseAddress, Int32(capacity), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= capacity else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: result[..<Int(count)]), as: UTF16.self)
    }
  }
}
