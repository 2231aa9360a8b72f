import AlmanacScheduler
import Foundation
import Store

/// The history of one widget on one day.
public struct InstanceDay: Sendable {
  /// An entry of the day.
  public struct Entry: Sendable, Equatable {
    /// The entry's date.
    public let date: Date
    /// When it became the current entry; nil: not yet.
    public let displayedAt: Date?
  }
  /// A view of the day.
  public struct RecordedView: Sendable, Equatable {
    /// When the widget became visible.
    public let start: Date
    /// When it stopped being visible; nil while the view lasts.
    public let end: Date?
  }
  /// The widget's id.
  public let instance: String
  /// The date, for instance `2026-03-14`.
  public let day: String
  /// The time zone of the day, an IANA identifier.
  public let timeZone: String
  /// The first instant of the day.
  public let start: Date
  /// The first instant of the next day.
  public let end: Date
  /// The current time; nil if it is not in the day.
  public let now: Date?
  /// Displayed entries in order, then those to come.
  public let entries: [Entry]
  /// The day's decisions, oldest first.
  public let decisions: [Decision]
  /// Views that overlap the day, in order.
  public let views: [RecordedView]
  /// The corners of the budget's line.
  public let budget: [BudgetCurve.Point]
  /// The device's conditions in order, each with the instant it starts.
  public let conditions: [DeviceCondition]
  /// Spans in which the current entry was older than its timeline allowed.
  public var stale: [DateInterval] = []
}

extension InstanceDay {
  /// Creates a day from the store's history.
  ///
  /// - Parameters:
  ///   - calendarDay: start, end and name of the day.
  ///   - timeline: the widget's timeline, for the entries to come.
  init(of id: InstanceID, on calendarDay: CalendarDay, at now: Date, history: InstanceHistory, timeline: TimelineSummary?) {
    let (start, end) = (calendarDay.start, calendarDay.end)
    let isToday = start <= now && now < end
    var entries = history.entries.map { Entry(date: $0.date, displayedAt: $0.at) }
    if end > now, let timeline {
      entries += timeline.dates.filter { $0 > now && start <= $0 && $0 < end }.map { Entry(date: $0, displayedAt: nil) }
    }
    self.init(
      instance: id.rawValue, day: calendarDay.name, timeZone: calendarDay.timeZone.identifier, start: start, end: end, now: isToday ? now : nil,
      entries: entries, decisions: history.decisions, views: history.views.map { RecordedView(start: $0.began, end: $0.ended) },
      budget: start > now ? [] : BudgetCurve(history.budgets, from: start, to: isToday ? now : end).points,
      conditions: history.conditions.filter { $0.at < end }, stale: Self.stale(history.entries, until: isToday ? now : min(end, now)))
  }

  /// Returns the spans in which displayed entries were past the date at which their timeline was due to be replaced.
  static func stale(_ entries: [DisplayedEntry], until end: Date) -> [DateInterval] {
    var spans: [DateInterval] = []
    for (index, entry) in entries.enumerated() {
      // Entries of one timeline share its due date.
      guard let due = entry.due, index == 0 || entries[index - 1].due != due else { continue }
      let next = entries[index...].first { $0.due != due }?.at ?? end
      if due < next { spans.append(DateInterval(start: max(due, entry.at), end: max(due, entry.at, next))) }
    }
    return spans
  }
}

/// A day of the calendar in a time zone.
struct CalendarDay: Equatable {
  let start, end: Date
  let timeZone: TimeZone
  /// For instance `2026-03-14`.
  let name: String

  /// The day that contains `date`.
  init(containing date: Date, in timeZone: TimeZone) {
    let calendar = Self.calendar(timeZone)
    start = calendar.startOfDay(for: date)
    end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
    self.timeZone = timeZone
    name = Self.name(of: start, calendar)
  }

  /// The day with this name, for instance `2026-03-14`.
  ///
  /// - Throws: ``HostError/malformedDay(_:)``.
  init(named text: String, in timeZone: TimeZone) throws(HostError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), numbers.count == 3,
      let noon = Self.calendar(timeZone).date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12)),
      Self.name(of: noon, Self.calendar(timeZone)) == text
    else { throw .malformedDay(String(text.prefix(80))) }
    self.init(containing: noon, in: timeZone)
  }

  private static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private static func name(of date: Date, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func digits(_ value: Int?, _ width: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }
}
