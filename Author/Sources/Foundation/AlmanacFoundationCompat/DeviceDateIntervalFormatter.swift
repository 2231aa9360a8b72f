import Foundation

/// A `DateIntervalFormatter` that starts with the device's locale and calendar.
///
/// Foundation's starts with en_001 on Linux and cannot be subclassed. `AuthorSupport` gives its name to this one in the author's module.
// Unchecked, as Foundation's formatters are: authors do not change one while another thread uses it.
open class DeviceDateIntervalFormatter: Formatter, @unchecked Sendable {
  public typealias Style = DateIntervalFormatter.Style

  private let formatter = DateIntervalFormatter()

  public override init() {
    super.init()
    formatter.locale = ProcessLocale.current
    formatter.calendar = ProcessLocale.calendar
  }
  public required init?(coder: NSCoder) { nil }

  open var locale: Locale! {
    get { formatter.locale }
    set { formatter.locale = newValue ?? ProcessLocale.current }
  }
  open var calendar: Calendar! {
    get { formatter.calendar }
    set { formatter.calendar = newValue ?? ProcessLocale.calendar }
  }
  open var timeZone: TimeZone! {
    get { formatter.timeZone }
    set { formatter.timeZone = newValue ?? .current }
  }
  /// The fields to show, in any order: `MMMd`. It replaces the styles.
  open var dateTemplate: String! {
    get { formatter.dateTemplate }
    set { formatter.dateTemplate = newValue }
  }
  open var dateStyle: Style {
    get { formatter.dateStyle }
    set { formatter.dateStyle = newValue }
  }
  open var timeStyle: Style {
    get { formatter.timeStyle }
    set { formatter.timeStyle = newValue }
  }

  open func string(from fromDate: Date, to toDate: Date) -> String { formatter.string(from: fromDate, to: toDate) }
  open func string(from dateInterval: DateInterval) -> String? { formatter.string(from: dateInterval) }
  /// Returns the text of a `DateInterval`; nil for other values.
  open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }
}
