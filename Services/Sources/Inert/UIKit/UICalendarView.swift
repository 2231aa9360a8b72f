/// Stub. Stores its properties and shows nothing.
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var locale = Locale.current
  open var calendar = Calendar.current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = Calendar.current.dateComponents([.calendar, .era, .year, .month], from: Date())
  open var wantsDateDecorations = true
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// A mark below a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    public override init() { super.init() }
    public init(color: UIColor?, size: UICalendarView.DecorationSize) { super.init() }
    public init(image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) { super.init() }
    public init(_ customViewProvider: @escaping () -> UIView) { super.init() }
    open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration(customViewProvider) }
  }
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
  func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
  public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// The selected days. Only code changes them.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  override init() { super.init() }
  open func updateSelectableDates() {}
}
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  open var selectedWeekOfYear: DateComponents?
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func setSelectedWeekOfYear(_ dateComponents: DateComponents?, animated: Bool) { selectedWeekOfYear = dateComponents }
}
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool {
    true
  }
}
