import AlmanacReloadCharts
import AlmanacScheduler
import Foundation
import Host

extension WidgetDay {
  /// Converts a recorded day into the model that charts draw.
  ///
  /// - Parameter name: the widget's name.
  init(_ day: InstanceDay, named name: String) {
    // Of today, only the time up to now is recorded.
    let known = day.now ?? day.end
    self.init(
      name: name, interval: DateInterval(start: day.start, end: max(day.start, day.end)), timeZone: TimeZone(identifier: day.timeZone) ?? .gmt)
    entries = day.entries.compactMap(\.displayedAt)
    upcoming = day.entries.filter { $0.displayedAt == nil }.map(\.date)
    reloads = day.decisions.filter { $0.outcome != .rotated }.map { Reload(at: $0.at, outcome: $0.outcome) }
    views = day.views.map { DateInterval(start: $0.start, end: max($0.start, $0.end ?? known)) }
    stale = day.stale
    budget = day.budget.map { BudgetSample(at: $0.at, tokens: $0.tokens, capacity: $0.capacity) }
    asleep = Self.spans(day.conditions.map { ($0.at, $0.activity == .asleep) }, until: known)
    locked = Self.spans(day.conditions.map { ($0.at, $0.isLocked) }, until: known)
    now = day.now
  }

  /// Returns the intervals in which a condition held.
  ///
  /// - Parameter changes: whether the condition holds from `at` on, in order.
  private static func spans(_ changes: [(at: Date, holds: Bool)], until end: Date) -> [DateInterval] {
    var spans: [DateInterval] = []
    for (index, from) in changes.enumerated() where from.holds {
      let next = index + 1 < changes.count ? changes[index + 1].at : end
      guard next > from.at else { continue }
      if let last = spans.last, last.end == from.at {
        spans[spans.count - 1] = DateInterval(start: last.start, end: next)
      } else {
        spans.append(DateInterval(start: from.at, end: next))
      }
    }
    return spans
  }
}
