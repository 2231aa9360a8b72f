import Foundation
import Scheduler

/// What happened to one widget between two instants, usually a day: what the charts draw, whether it was lived or simulated.
///
/// Nothing here is ordered by who made it: entries, reloads and samples are sorted where they are drawn, and what lies outside ``interval`` is left out.
public struct WidgetDay: Equatable, Sendable {
  /// One ruling on a wish for a new timeline.
  public struct Reload: Equatable, Sendable {
    public var at: Date
    public var outcome: Decision.Outcome

    public init(at: Date, outcome: Decision.Outcome) {
      self.at = at
      self.outcome = outcome
    }
  }

  /// The budget at an instant. Between two samples it runs evenly; where it jumps there are two of one instant.
  public struct BudgetSample: Equatable, Sendable {
    public var at: Date
    /// Reloads saved up.
    public var tokens: Double
    /// The most that can be saved up.
    public var capacity: Double

    public init(at: Date, tokens: Double, capacity: Double) {
      self.at = at
      self.tokens = tokens
      self.capacity = capacity
    }
  }

  /// What the widget is called, such as `Forecast of Weather, systemMedium`.
  public var name: String
  public var interval: DateInterval
  /// Whose clock the chart bears.
  public var timeZone: TimeZone
  /// When another entry came to be shown.
  public var entries: [Date] = []
  /// When entries of the current timeline will come.
  public var coming: [Date] = []
  public var reloads: [Reload] = []
  /// While the widget was in sight.
  public var views: [DateInterval] = []
  /// While what was shown was past the date at which its timeline wanted a new one; nil where nobody has kept that.
  public var stale: [DateInterval]?
  public var budget: [BudgetSample] = []
  /// While the device slept.
  public var asleep: [DateInterval] = []
  /// While it was locked.
  public var locked: [DateInterval] = []
  /// The present, where it lies inside the interval; nothing is known beyond.
  public var now: Date?

  public init(name: String, interval: DateInterval, timeZone: TimeZone) {
    self.name = name
    self.interval = interval
    self.timeZone = timeZone
  }
}

extension WidgetDay {
  /// How many rulings had this outcome.
  public func count(_ outcome: Decision.Outcome) -> Int { reloads.reduce(0) { $0 + ($1.outcome == outcome && holds($1.at) ? 1 : 0) } }

  /// Whether an instant is of this day; the end belongs to the next one.
  func holds(_ date: Date) -> Bool { date >= interval.start && date < interval.end }

  /// What of `spans` lies inside the interval, in order.
  func within(_ spans: [DateInterval]) -> [DateInterval] {
    spans.compactMap { span in
      let start = max(span.start, interval.start)
      let end = min(span.end, interval.end)
      return start <= end && (end > interval.start || span.start >= interval.start) && start < interval.end
        ? DateInterval(start: start, end: end) : nil
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The looks at it; one that began before the interval counts too.
  public var viewsInside: [DateInterval] { within(views) }

  /// The budget inside the interval, in order; samples of one instant keep theirs. At its ends it is what lies between the samples to either side.
  var budgetInside: [BudgetSample] {
    let samples = budget.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    let inside = samples.filter { $0.at >= interval.start && $0.at <= interval.end }
    return [level(at: interval.start, samples)].compactMap(\.self).filter { $0.at != inside.first?.at } + inside
      + [level(at: interval.end, samples)].compactMap(\.self).filter { $0.at != inside.last?.at }
  }

  /// What the budget is at `date` by the samples before and after it; nil where one of them is missing.
  private func level(at date: Date, _ samples: [BudgetSample]) -> BudgetSample? {
    guard let before = samples.last(where: { $0.at < date }), let after = samples.first(where: { $0.at >= date }) else { return nil }
    let part = date.timeIntervalSince(before.at) / after.at.timeIntervalSince(before.at)
    return BudgetSample(at: date, tokens: before.tokens + (after.tokens - before.tokens) * part, capacity: before.capacity)
  }
}

extension [DateInterval] {
  /// Seconds in all of them together.
  var total: TimeInterval { reduce(0) { $0 + $1.duration } }
}
