/// The period in which an entry is current, and the dates in it at which `TimelineView`s change.
///
/// An entry is archived once for each such date (`ArchivedEntry.moments`), so ``Limits`` bounds the number of dates.
package struct ScheduleWindow {
  /// Limits of the archived dates of `TimelineView` schedules.
  package enum Limits {
    /// The largest number of dates of one entry.
    package static let moments = 120
    /// The largest number of dates of all entries of one timeline.
    package static let momentsOfTimeline = 480
    /// The least distance between two dates, in seconds. A date that follows another too closely is left out.
    package static let step: TimeInterval = 1
    /// The period, in seconds, for which the last entry of a timeline is drawn ahead.
    package static let ahead: TimeInterval = 24 * 60 * 60
    /// The largest encoded size of the display lists of all dates of one timeline, in bytes.
    package static let bytes = 4 << 20
  }

  private let start: Date
  private let now: Date
  private let end: Date
  /// The largest number of dates to keep.
  private let limit: Int
  private var found: Set<Date> = []

  /// - Parameters:
  ///   - start: the entry's date.
  ///   - now: the time at which the entry is archived; of the schedule's earlier dates, only the last one is kept.
  ///   - end: the next entry's date; nil = there is no next entry.
  package init(from start: Date, now: Date, until end: Date?, limit: Int) {
    self.start = start
    self.now = now
    self.end = min(end ?? .distantFuture, max(start, now) + Limits.ahead)
    self.limit = limit
  }

  /// The dates for which the entry is drawn in addition to its own date, in ascending order.
  package var dates: [Date] { Array(found.sorted().prefix(limit)) }

  /// Adds the dates of an ascending schedule that are inside the window.
  /// - Returns: The last kept date if the limit cuts the schedule off, otherwise nil.
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
  /// Adds the dates of a view's schedule to the window, if the session has one.
  func addDates(_ source: SourceLocation?, _ schedule: (Date) -> AnySequence<Date>) {
    guard let last = window?.add(schedule) else { return }
    diagnose(
      .note, "timelineView.tooMany",
      "TimelineView has more dates than are archived (\(ScheduleWindow.Limits.moments) for an entry, \(ScheduleWindow.Limits.momentsOfTimeline) for a "
        + "timeline): the view does not change from \(last.formatted(.iso8601)) to the next entry; put entries further apart, or use "
        + "Text(_:style:) and ProgressView(timerInterval:), which follow the clock by themselves", at: source)
  }
}
