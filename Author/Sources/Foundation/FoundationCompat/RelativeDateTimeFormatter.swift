/// Formats how far away a date is: "in 2 hours", "3 days ago", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near dates have names ("tomorrow") or are always numeric ("in 1 day").
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = ProcessLocale.calendar
  open var locale: Locale! = ProcessLocale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { style(anchor: date).format(referenceDate) }

  /// - Parameter timeInterval: Seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: (calendar ?? ProcessLocale.calendar).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  open override func string(for object: Any?) -> String? { (object as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

  private func style(anchor: Date) -> Date.AnchoredRelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale ?? ProcessLocale.current,
      calendar: calendar ?? ProcessLocale.calendar)
  }
}
