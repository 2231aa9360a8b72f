import AlmanacWireSchema

/// A date or interval whose text depends on the time at which it is displayed.
package enum DynamicDateContent: Equatable, Sendable {
  case style(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool, isPadded: Bool = false)

  package var value: DynamicDate {
    var value = DynamicDate()
    switch self {
    case .style(let date, let style):
      value.style.date.seconds = date.timeIntervalSince1970
      value.style.style = style.value
    case .range(let range):
      value.range.start.seconds = range.lowerBound.timeIntervalSince1970
      value.range.end.seconds = range.upperBound.timeIntervalSince1970
    case .timer(let range, let pause, let countsDown, let showsHours, let isPadded):
      value.timerInterval.start.seconds = range.lowerBound.timeIntervalSince1970
      value.timerInterval.end.seconds = range.upperBound.timeIntervalSince1970
      if let pause { value.timerInterval.pause.seconds = pause.timeIntervalSince1970 }
      value.timerInterval.countsDown = countsDown
      value.timerInterval.showsHours = showsHours
      value.timerInterval.isPadded = isPadded
    }
    return value
  }

  /// Returns the content with dates that can be drawn.
  @MainActor func finite(in session: RenderSession) -> DynamicDateContent {
    switch self {
    case .style(let date, let style): return .style(session.finite(date, of: "Text(_:style:)"), style)
    case .range(let range): return .range(session.finite(range, of: "Text of a range of dates"))
    case .timer(let range, let pause, let countsDown, let showsHours, let isPadded):
      let name = "Text(timerInterval:)"
      return .timer(
        session.finite(range, of: name), pause: pause.map { session.finite($0, of: name) }, countsDown: countsDown, showsHours: showsHours,
        isPadded: isPadded)
    }
  }

  /// True if the text takes all of the width that it is offered, so that a tick never changes the layout. As on Apple's systems that holds for timers and
  /// distances from now, running or not (Documentation/Fidelity.md, “Texts that follow the clock”). Dates and times of day have their own width.
  var fillsWidth: Bool {
    switch self {
    case .style(_, let style): style != .date && style != .time
    case .range: false
    case .timer: true
    }
  }

  /// Returns whether the text does not change from a date on.
  func isSettled(from date: Date) -> Bool {
    switch self {
    case .style(_, let style): style == .date || style == .time
    case .range: true
    case .timer(_, let pause, _, _, _): pause.map { $0 <= date } ?? false
    }
  }
}

extension Text {
  public struct DateStyle: Hashable, Sendable, Codable {
    private let name: String
    /// The time of day: "9:41 AM".
    public static let time = DateStyle(name: "time")
    /// The day: "June 3, 2019".
    public static let date = DateStyle(name: "date")
    /// The distance from now: "2 hr, 23 min".
    public static let relative = DateStyle(name: "relative")
    /// The signed distance from now: "+2 hours".
    public static let offset = DateStyle(name: "offset")
    /// A running clock to or from the date: "36:59:01".
    public static let timer = DateStyle(name: "timer")

    var value: DateStyleValue {
      switch self {
      case .time: .time
      case .date: .date
      case .relative: .relative
      case .offset: .offset
      default: .timer
      }
    }
  }

  /// Creates a text of a date that follows the clock.
  public init(_ date: Date, style: DateStyle) { self.init(storage: .date(.style(date, style))) }
  /// Creates a text of two dates: "9:30 AM–3:30 PM".
  public init(_ dates: ClosedRange<Date>) { self.init(storage: .date(.range(dates))) }
  public init(_ interval: DateInterval) { self.init(storage: .date(.range(interval.start...interval.end))) }
  /// Creates a timer that runs within `timerInterval` and stops at `pauseTime`.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(storage: .date(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension EnvironmentStorage.Fields {
  /// The locale with the environment's calendar, in which dates are written.
  var dateLocale: Locale {
    guard calendar.identifier != locale.calendar.identifier else { return locale }
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    return Locale(components: components)
  }
}
