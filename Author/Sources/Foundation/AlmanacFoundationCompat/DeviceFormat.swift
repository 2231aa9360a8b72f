/// Formats values in the device's locale and calendar.
///
/// Foundation on Linux formats in `en_001` and with the Gregorian calendar unless a style names others. `AuthorSupport` redeclares the `formatted`
/// methods and the `format` of styles in the author's module, where they shadow Foundation's; those declarations call this type.
public enum DeviceFormat {
  /// Formats `value` with `style`, in the device's locale unless the style names one.
  public static func format<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> Style.FormatOutput { own(style).format(value) }

  /// Returns `style` in the device's locale unless it names one.
  public static func own<Style: FormatStyle>(_ style: Style) -> Style { own(style, in: ProcessLocale.current) }

  /// Returns `style` in `locale` unless it names one.
  package static func own<Style: FormatStyle>(_ style: Style, in locale: Locale) -> Style {
    let isOpen = style == style.locale(.autoupdatingCurrent)
    return isOpen ? following(style, locale: locale, calendar: ProcessLocale.calendar) : style
  }

  /// Returns a date in words of a locale, with its time and zone; without a locale as `description`.
  public static func description(of date: Date, _ locale: Locale?) -> String {
    guard let locale else { return date.description }
    let formatter = DeviceDateFormatter()
    formatter.locale = locale
    formatter.dateStyle = .full
    formatter.timeStyle = .full
    return formatter.string(from: date)
  }

  /// Returns the short name of a time zone at a date, in words of the device's region: EST in the United States, GMT-5 where people do not use it.
  public static func abbreviation(of zone: TimeZone, for date: Date) -> String? {
    zone.localizedName(for: zone.isDaylightSavingTime(for: date) ? .shortDaylightSaving : .shortStandard, locale: ProcessLocale.current)
  }

  /// Returns `style` in a locale, and with a calendar unless the style names one.
  package static func following<Style: FormatStyle>(_ style: Style, locale: Locale, calendar: Calendar) -> Style {
    let style = style.locale(locale)
    guard var dated = style as? any CalendarFormatStyle, dated.calendar == .autoupdatingCurrent else { return style }
    dated.calendar = calendar
    return dated as? Style ?? style
  }
}

extension FormatStyle {
  /// Returns the style with another value of one of its properties.
  package func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var style = self
    style[keyPath: property] = value
    return style
  }
}

/// A format style of dates that has a calendar.
package protocol CalendarFormatStyle {
  var calendar: Calendar { get set }
}
extension Date.FormatStyle: CalendarFormatStyle {}
extension Date.FormatStyle.Attributed: CalendarFormatStyle {
  package var calendar: Calendar {
    get { self[dynamicMember: \.calendar] }
    set { self[dynamicMember: \.calendar] = newValue }
  }
}
extension Date.IntervalFormatStyle: CalendarFormatStyle {}
extension Date.RelativeFormatStyle: CalendarFormatStyle {}
extension Date.AnchoredRelativeFormatStyle: CalendarFormatStyle {}
extension DeviceComponentsFormatStyle: CalendarFormatStyle {}
