/// The time for which an entry stands, and the dates in it at which views with a schedule of their own change.
///
/// An entry is archived once for each such date (`ArchivedEntry.moments`), so the dates are bounded by named limits.
package struct ScheduleWindow {
  /// What of a schedule is archived.
  package enum Limits {
    /// Dates of one entry.
    package static let moments = 120
    /// Dates of all entries of one timeline.
    package static let momentsOfTimeline = 480
    /// Seconds between two dates; what comes sooner is left out.
    package static let step: TimeInterval = 1
    /// Seconds for which the last entry of a timeline is drawn ahead.
    package static let ahead: TimeInterval = 24 * 60 * 60
    /// Encoded display lists of all dates of one timeline, in bytes.
    package static let bytes = 4 << 20
  }

  private let start: Date
  private let now: Date
  private let end: Date
  /// How many dates may be kept.
  private let limit: Int
  private var found: Set<Date> = []

  /// - Parameters:
  ///   - start: the entry's date.
  ///   - now: when the entry is archived; of the dates before only the last one matters.
  ///   - end: the next entry's date; nil = none comes.
  package init(from start: Date, now: Date, until end: Date?, limit: Int) {
    self.start = start
    self.now = now
    self.end = min(end ?? .distantFuture, max(start, now) + Limits.ahead)
    self.limit = limit
  }

  /// The dates to draw the entry for besides its own, in order.
  package var dates: [Date] { Array(found.sorted().prefix(limit)) }

  /// Adds the dates of a schedule, which ascend, as far as they lie in the window.
  /// - Returns: The last date that is kept, where the limit cuts the schedule off.
  mutating func add(_ schedule: (Date) -> AnySequence<Date>) -> Date? {
    var before: Date?
    var kept: [Date] = []
    for date in schedule(max(start, now)) {
      if date >= end { break }
      guard date > start else { continue }
      if date <= now {
        before = date
        continue
      }
      if date.timeIntervalSince(kept.last ?? start) < Limits.step { continue }
      if kept.count == limit { return finish(before, kept, isCut: true) }
      kept.append(date)
    }
    return finish(before, kept, isCut: false)
  }

  private mutating func finish(_ before: Date?, _ kept: [Date], isCut: Bool) -> Date? {
    found.formUnion(kept)
    if let before { found.insert(before) }
    return isCut || found.count > limit ? dates.last ?? start : nil
  }
}

extension RenderSession {
  /// Notes the dates of a view's schedule, where the entry is archived for them.
  func follow(_ source: SourceLocation?, _ schedule: (Date) -> AnySequence<Date>) {
    guard let last = window?.add(schedule) else { return }
    diagnose(
      .note, "timelineView.tooMany",
      "TimelineView has more dates than the \(ScheduleWindow.Limits.moments) of an entry and \(ScheduleWindow.Limits.momentsOfTimeline) of a timeline "
        + "that are archived: it stands still from \(last.formatted(.iso8601)) until the next entry; give entries further apart, or use "
        + "Text(_:style:) and ProgressView(timerInterval:), which follow the clock by themselves", at: source)
  }
}
