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

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    guard !date.timeIntervalSinceReferenceDate.isNaN, !referenceDate.timeIntervalSinceReferenceDate.isNaN else { return "" }
    return localizedString(from: (calendar ?? ProcessLocale.calendar).dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// - Parameter timeInterval: Seconds; negative for the past. Months and years are counted from the reference date, so that the text depends on nothing
  ///   else.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(for: Date(timeIntervalSinceReferenceDate: timeInterval), relativeTo: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Returns the largest component that is not zero, otherwise the smallest; empty text if there is none from years to seconds.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let counts = Self.units.compactMap { unit in dateComponents.value(for: unit).map { (unit: unit, count: $0) } }
    guard let shown = counts.first(where: { $0.count != 0 }) ?? counts.last else { return "" }
    let width: RelativeWords.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    let form = RelativeWords.Form(
      locale: locale ?? ProcessLocale.current, width: width, isSpelledOut: unitsStyle == .spellOut, isNamed: dateTimeStyle == .named,
      context: formattingContext)
    return RelativeWords.text(shown.count, shown.unit, form) ?? ""
  }

  open override func string(for object: Any?) -> String? { (object as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

  private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
}
