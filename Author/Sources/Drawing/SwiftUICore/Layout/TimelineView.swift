/// The dates at which a timeline view's content is updated.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A schedule with a date every `interval` seconds, starting at a given date.
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

/// A schedule with a date at the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return .init(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// A schedule with the given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with a date for each frame that a display draws: 120 a second, or fewer with a longer minimum interval. It has no dates while it is
/// paused, and none in the low frequency mode. Source: OpenSwiftUI's compatibility tests.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 120
    isPaused = paused
  }
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    /// nil: no dates.
    fileprivate let interval: Double?
    public mutating func next() -> Date? {
      guard let interval else { return nil }
      defer { date += interval }
      return date
    }
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: startDate, interval: isPaused || mode == .lowFrequency ? nil : interval)
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

/// The context that a timeline view passes to its content.
public struct TimelineViewDefaultContext: Sendable {
  /// The frequency of updates.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }
  public let date: Date
  fileprivate let isReduced: Bool
  /// The frequency at which the display can change: live, or minutes if its luminance is reduced. Reading it archives the entry for both.
  public var cadence: Cadence {
    EnvironmentStack.recordRead(.luminance)
    return isReduced ? .minutes : .live
  }
  public func invalidateTimelineContent() {}
}

/// A view whose content is updated at the dates of a schedule.
///
/// The content is created for the last date of the schedule that is not after the date being drawn. A timeline's entry is drawn and archived once
/// for each date of the schedule up to the next entry, at most a day ahead. The host switches between these drawings without the extension.
/// ``ScheduleWindow`` has the limits; a `timelineView.tooMany` note reports a schedule that they cut off. A placeholder, a snapshot and a preview
/// show only one date.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext
  private let schedule: Schedule
  private let content: (Context) -> Content
  private let source: SourceLocation

  /// The largest number of dates that are read from a schedule: more than an animation has until ``ScheduleWindow`` cuts it off.
  private static var maxDates: Int { 20_000 }

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.schedule = schedule
    self.content = content
    source = SourceLocation(fileID, line)
  }

  @MainActor public var body: some View {
    let session = RenderSession.current
    let isReduced = EnvironmentStack.current.core.luminanceReduced
    let mode: TimelineScheduleMode = isReduced ? .lowFrequency : .normal
    session?.addDates(source) { AnySequence(schedule.entries(from: $0, mode: mode).prefix(Self.maxDates)) }
    let now = session?.date ?? Date()
    var date: Date?
    for next in schedule.entries(from: now, mode: mode).prefix(Self.maxDates) {
      if next > now { break }
      date = next
    }
    return content(Context(date: date ?? now, isReduced: isReduced))
  }
}
