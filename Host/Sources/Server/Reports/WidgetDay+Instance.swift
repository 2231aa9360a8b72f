import Foundation
import Host
import ReloadCharts
import Scheduler

extension WidgetDay {
  /// A day that a device has kept, as charts draw it.
  ///
  /// - Parameter name: what the widget is called.
  init(_ day: InstanceDay, named name: String) {
    // Nothing is known beyond the present.
    let known = day.now ?? day.end
    self.init(
      name: name, interval: DateInterval(start: day.start, end: max(day.start, day.end)), timeZone: TimeZone(identifier: day.timeZone) ?? .gmt)
    entries = day.entries.compactMap(\.shown)
    coming = day.entries.filter { $0.shown == nil }.map(\.date)
    reloads = day.decisions.map { Reload(at: $0.at, outcome: $0.outcome) }
    views = day.looks.map { DateInterval(start: $0.start, end: max($0.start, $0.end ?? known)) }
    budget = day.budget.map { BudgetSample(at: $0.at, tokens: $0.tokens, capacity: $0.capacity) }
    asleep = Self.spans(of: day, until: known) { $0.activity == .asleep }
    locked = Self.spans(of: day, until: known, where: \.isLocked)
    now = day.now
  }

  /// The stretches in which the device was in a condition.
  private static func spans(of day: InstanceDay, until end: Date, where holds: (DeviceCondition) -> Bool) -> [DateInterval] {
    var spans: [DateInterval] = []
    for (index, condition) in day.conditions.enumerated() where holds(condition) {
      let next = index + 1 < day.conditions.count ? day.conditions[index + 1].at : end
      guard next > condition.at else { continue }
      if let last = spans.last, last.end == condition.at {
        spans[spans.count - 1] = DateInterval(start: last.start, end: next)
      } else {
        spans.append(DateInterval(start: condition.at, end: next))
      }
    }
    return spans
  }
}
