/// When a timeline view's content is made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How closely a schedule is followed.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Every `interval` seconds from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let step = max(interval, 0.001)
    let passed = max(0, (startDate.timeIntervalSince(start) / step).rounded(.down))
    return Entries(date: start + passed * step, interval: step)
  }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return .init(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// At dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as a screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double?
  public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    .init(date: startDate, interval: interval ?? 1.0 / 60)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// What a timeline view's content is told of the instant that it is made for.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is made anew.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }
  public let date: Date
  public let cadence: Cadence
  public func invalidateTimelineContent() {}
}

/// Content that follows a schedule on a screen. In a widget it stands as it is at its entry's date.
///
/// The content is made once, for the last date of the schedule that is not after the entry's. Where the schedule goes on, a
/// `timelineView.still` note says so: what changes in a widget are the entries of its timeline, and text and progress that follow the clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// The most dates of a schedule that are looked at.
  private static var mostDates: Int { 10_000 }

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    let session = RenderSession.current
    let now = session?.date ?? Date()
    var date: Date?
    var goesOn = false
    for next in schedule.entries(from: now, mode: .normal).prefix(Self.mostDates) {
      if next > now {
        goesOn = true
        break
      }
      date = next
    }
    if goesOn {
      session?.diagnoseForAuthor(
        .note, "timelineView.still",
        "TimelineView stands as it is at its entry's date: give the timeline an entry for each date, or use Text(_:style:) and "
          + "ProgressView(timerInterval:)")
    }
    return content(Context(date: date ?? now, cadence: .live))
  }
}
