import Statements
import SwiftUICore

extension Statement {
  /// 10:09:55 on a day, as the documentation's examples have it.
  private static let now = Date(timeIntervalSince1970: 1_700_042_995)
  private static let schedule = DocumentSource.apple("swiftui/timelineschedule")
  private static let view = DocumentSource.apple("swiftui/timelineview")
  private static let explicit = DocumentSource.apple("swiftui/timelineschedule/explicit(_:)")
  private static let periodic = DocumentSource.apple("swiftui/timelineschedule/periodic(from:by:)")

  /// The date for which a view shows its content, in seconds after `now`.
  @MainActor private static func shown<S: TimelineSchedule>(_ schedule: S) -> [CGFloat] {
    var fixture = ContentFixture()
    fixture.date = now
    var dates: [CGFloat] = []
    _ = fixture.render(
      TimelineView(schedule) { context in
        let _ = dates.append(CGFloat(context.date.timeIntervalSince(now)))
        Color.red
      })
    return Array(dates.suffix(1))
  }
  /// The first dates of a schedule that begins now, in seconds after `now`.
  private static func first<S: TimelineSchedule>(_ count: Int, _ schedule: S, from date: Date = now) -> [CGFloat] {
    schedule.entries(from: date, mode: .normal).prefix(count).map { CGFloat($0.timeIntervalSince(now)) }
  }
  /// The rate that a view's content is told.
  @MainActor private static func cadence(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> [TimelineViewDefaultContext.Cadence] {
    var found: [TimelineViewDefaultContext.Cadence] = []
    let fixture = ContentFixture(change)
    _ = fixture.render(
      TimelineView(.periodic(from: now, by: 1)) { context in
        let _ = found.append(context.cadence)
        Color.red
      })
    return found
  }
  /// A schedule of one's own: each minute in the mode of low frequency, otherwise each second.
  private struct Ticking: TimelineSchedule {
    let tell: (TimelineScheduleMode) -> Void
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
      tell(mode)
      return PeriodicTimelineSchedule(from: startDate, by: mode == .lowFrequency ? 60 : 1).entries(from: startDate, mode: mode)
    }
  }

  static let timelines: [Statement] = [
    Statement("A schedule of minutes begins with the minute in which it is used", .apple("swiftui/timelineschedule/everyminute"), [-55, 5, 65]) {
      first(3, .everyMinute)
    },
    Statement("A schedule of minutes used at a minute's start begins with it", .apple("swiftui/timelineschedule/everyminute"), [5, 65]) {
      first(2, .everyMinute, from: now + 5)
    },
    Statement("The content is that of the minute that has begun", .apple("swiftui/timelineview/context/date"), [-55]) { shown(.everyMinute) },
    Statement("A periodic schedule begins with the boundary of an interval before now", periodic, [-1, 2, 5]) {
      first(3, .periodic(from: now - 10, by: 3))
    },
    Statement("The content is that of the most recent boundary of an interval", periodic, [-1]) { shown(.periodic(from: now - 10, by: 3)) },
    Statement("At a boundary the content is that of the boundary", periodic, [0]) { shown(.periodic(from: now - 9, by: 3)) },
    Statement("A periodic schedule that begins later has its dates from then on", periodic, [7, 10, 13]) {
      first(3, .periodic(from: now + 7, by: 3))
    },
    Statement("Before a periodic schedule begins, the content is that of now", periodic, [0]) { shown(.periodic(from: now + 7, by: 3)) },
    Statement("Explicit dates are all a schedule has", explicit, [-5, 3, 9]) { first(9, .explicit([now - 5, now + 3, now + 9])) },
    Statement("Of explicit dates the most recent one in the past is shown", explicit, [-3]) { shown(.explicit([now - 9, now - 3, now + 3])) },
    Statement("Of dates in the past alone the last one is shown", view, [-2]) { shown(.explicit([now - 9, now - 2])) },
    Statement("Of dates in the future alone none is shown: the content is that of now", view, [0]) { shown(.explicit([now + 9, now + 20])) },
    Statement("A schedule without dates shows the content of now", explicit, [0]) { shown(.explicit([])) },
    Statement("A date that is now counts as reached", view, [0]) { shown(.explicit([now - 5, now])) },
    Statement("A schedule of one's own is asked in the normal mode", .apple("swiftui/timelineschedulemode/normal"), is: [TimelineScheduleMode.normal])
    {
      var modes: Set<TimelineScheduleMode> = []
      _ = shown(Ticking { modes.insert($0) })
      return Array(modes)
    },
    Statement(
      "On a display of reduced luminance a schedule is asked in the mode of low frequency", .apple("swiftui/timelineschedulemode/lowfrequency"),
      is: [TimelineScheduleMode.lowFrequency]
    ) {
      var modes: Set<TimelineScheduleMode> = []
      _ = ContentFixture { $0.core.luminanceReduced = true }.render(TimelineView(Ticking { modes.insert($0) }) { _ in Color.red })
      return Array(modes)
    },
    Statement("In the mode of low frequency a schedule may have fewer dates", .apple("swiftui/timelineschedule/entries(from:mode:)"), [0, 60]) {
      Ticking { _ in }.entries(from: now, mode: .lowFrequency).prefix(2).map { CGFloat($0.timeIntervalSince(now)) }
    },
    Statement("A paused animation has no dates", Source.openSwiftUI("TimelineScheduleTests"), []) { first(3, .animation(paused: true)) },
    Statement(
      "Slower rates are greater than faster ones", .apple("swiftui/timelineview/context/cadence-swift.enum"),
      holds: {
        typealias Cadence = TimelineViewDefaultContext.Cadence
        return Cadence.live < .seconds && .seconds < Cadence.minutes
      }),
    Statement(
      "A display of reduced luminance is told to be slower than live", view,
      holds: {
        cadence { $0.core.luminanceReduced = true }.allSatisfy { $0 > .live }
      }),
    Statement("A timeline view is a container without appearance: it has its content's size", view, [30, 20]) {
      size(offered: 200, 200) { TimelineView(.everyMinute) { _ in Color.red.frame(width: 30, height: 20) } }
    },
  ]
}
