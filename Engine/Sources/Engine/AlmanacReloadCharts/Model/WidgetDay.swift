import AlmanacScheduler
import Foundation

/// What happened to one widget between two instants, usually a day, on a real or simulated device: the data of the charts.
///
/// The arrays need not be sorted and may reach outside ``interval``: charts sort them and leave out what is outside.
public struct WidgetDay: Equatable, Sendable {
  /// One decision on a reload request.
  public struct Reload: Equatable, Sendable {
    /// When it was made.
    public var at: Date
    /// Whether the reload was started.
    public var outcome: Decision.Outcome

    /// Creates a decision.
    public init(at: Date, outcome: Decision.Outcome) {
      self.at = at
      self.outcome = outcome
    }
  }

  /// The budget at an instant. It changes linearly between two samples; where it jumps, there are two samples of one instant.
  public struct BudgetSample: Equatable, Sendable {
    /// The instant.
    public var at: Date
    /// The number of tokens.
    public var tokens: Double
    /// The largest number of tokens that can be saved up.
    public var capacity: Double

    /// Creates a sample.
    public init(at: Date, tokens: Double, capacity: Double) {
      self.at = at
      self.tokens = tokens
      self.capacity = capacity
    }
  }

  /// The widget's name, such as `Forecast of Weather, systemMedium`.
  public var name: String
  /// From when until when; the end belongs to the next day.
  public var interval: DateInterval
  /// The time zone of the chart's clock.
  public var timeZone: TimeZone
  /// When another entry became current.
  public var entries: [Date] = []
  /// The dates of the current timeline's future entries.
  public var upcoming: [Date] = []
  /// The decisions on the widget's reload requests.
  public var reloads: [Reload] = []
  /// When the widget was visible.
  public var views: [DateInterval] = []
  /// When the displayed timeline was due to be replaced; nil if that was not recorded.
  public var stale: [DateInterval]?
  /// The reloads saved up, over time.
  public var budget: [BudgetSample] = []
  /// When the device was asleep.
  public var asleep: [DateInterval] = []
  /// When the device was locked.
  public var locked: [DateInterval] = []
  /// The present, if it is inside the interval; there is no data after it.
  public var now: Date?

  /// Creates a day on which nothing happened.
  public init(name: String, interval: DateInterval, timeZone: TimeZone) {
    self.name = name
    self.interval = interval
    self.timeZone = timeZone
  }
}

extension WidgetDay {
  /// Counts the decisions with this outcome inside the interval.
  public func count(_ outcome: Decision.Outcome) -> Int { reloads.reduce(0) { $0 + ($1.outcome == outcome && holds($1.at) ? 1 : 0) } }

  /// Returns whether an instant belongs to this day; the end belongs to the next one.
  func holds(_ date: Date) -> Bool { date >= interval.start && date < interval.end }

  /// Clips `spans` to the interval and sorts them.
  func within(_ spans: [DateInterval]) -> [DateInterval] {
    spans.compactMap { span in
      let start = max(span.start, interval.start)
      let end = min(span.end, interval.end)
      return start <= end && (end > interval.start || span.start >= interval.start) && start < interval.end
        ? DateInterval(start: start, end: end) : nil
    }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The views inside the interval, including one that began before it.
  public var viewsInside: [DateInterval] { within(views) }

  /// The budget samples inside the interval, sorted, plus interpolated ones at its ends; simultaneous samples keep their order.
  var budgetInside: [BudgetSample] {
    let samples = budget.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    let inside = samples.filter { $0.at >= interval.start && $0.at <= interval.end }
    return [level(at: interval.start, samples)].compactMap(\.self).filter { $0.at != inside.first?.at } + inside
      + [level(at: interval.end, samples)].compactMap(\.self).filter { $0.at != inside.last?.at }
  }

  /// Returns the budget at `date`, interpolated between the samples before and after it; nil if one of them is missing.
  private func level(at date: Date, _ samples: [BudgetSample]) -> BudgetSample? {
    guard let before = samples.last(where: { $0.at < date }), let after = samples.first(where: { $0.at >= date }) else { return nil }
    let part = date.timeIntervalSince(before.at) / after.at.timeIntervalSince(before.at)
    return BudgetSample(at: date, tokens: before.tokens + (after.tokens - before.tokens) * part, capacity: before.capacity)
  }
}

extension [DateInterval] {
  /// The sum of their lengths, in seconds.
  var total: TimeInterval { reduce(0) { $0 + $1.duration } }
}
