import Foundation
import Scheduler
import Store

// What is kept of the day for its chart (Specification C11).

/// A budget that was kept.
struct BudgetMark {
  let at: Date
  let rate: Double
}

extension DeviceHost {
  /// Least time between two samples of a budget to which nothing has happened, seconds. What lies between follows from the rate.
  private static let sampleSpacing: TimeInterval = 600

  /// What `events`, which lead from the present state to `next`, add to the history.
  func history(of events: [SchedulerEvent], to next: DeviceState, effects: [SchedulerEffect]) -> StepHistory {
    guard let now = next.lastEventAt else { return StepHistory() }
    var history = StepHistory()
    var touched: Set<InstanceID> = []
    var looked: Set<InstanceID> = []
    var before: [InstanceID: Double] = [:]
    for event in events {
      switch event {
      case .viewBegan(let id), .viewEnded(let id):
        touched.insert(id)
        let (was, isVisible) = (state.instances[id]?.isVisible, next.instances[id]?.isVisible)
        guard let isVisible, was != isVisible, looked.insert(id).inserted else { continue }
        history.views.append(ViewChange(instance: id, at: now, isVisible: isVisible, resumesAfter: now.addingTimeInterval(-profile.viewGap)))
      default: continue
      }
    }
    for effect in effects {
      switch effect {
      case .record(let decision):
        touched.insert(decision.instance)
        if decision.budgetBefore != decision.budgetAfter, before[decision.instance] == nil { before[decision.instance] = decision.budgetBefore }
      case .showEntry(let id, let position):
        history.shown.append(ShownEntry(instance: id, at: now, date: position.date, due: next.instances[id]?.dueAt))
      default: continue
      }
    }
    // Waking and falling asleep bend every curve.
    let isBend = state.isAwake != next.isAwake
    if isBend { touched.formUnion(next.instances.keys) }
    for id in touched.sorted() {
      guard let budget = next.budget(of: id, at: now, profile: profile) else { continue }
      let rate = next.isAwake ? budget.allotment.rate : 0
      if !isBend, before[id] == nil, let last = samples[id], last.at <= now, now < last.at.addingTimeInterval(Self.sampleSpacing), last.rate == rate {
        continue
      }
      history.budgets.append(
        BudgetSample(
          instance: id, at: now, before: before[id] ?? budget.tokens, tokens: budget.tokens, capacity: budget.allotment.capacity, rate: rate))
    }
    let condition = DeviceCondition(of: next, at: now)
    if events.contains(.hostStarted) || condition != DeviceCondition(of: state, at: now) { history.condition = condition }
    return history
  }

  func sampled(_ budgets: [BudgetSample]) {
    for sample in budgets { samples[sample.instance] = BudgetMark(at: sample.at, rate: sample.rate) }
    if samples.count > state.instances.count { samples = samples.filter { state.instances[$0.key] != nil } }
  }

  /// A widget's day by the device's calendar.
  ///
  /// - Parameter day: such as `2026-03-14`; nil: today.
  public func day(of instance: String, _ day: String? = nil) async throws -> InstanceDay {
    let record = try record(instance)
    var calendar = Calendar(identifier: .gregorian)
    let zone = TimeZone(identifier: currentSettings.timeZone) ?? .gmt
    calendar.timeZone = zone
    let now = self.now
    let start: Date
    if let day {
      guard let date = calendar.date(ofDay: day) else { throw HostError.malformedDay(String(day.prefix(80))) }
      start = date
    } else {
      start = calendar.startOfDay(for: now)
    }
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
    let state = state
    let history = try store.history(of: record.id, on: state.id, from: start, to: end)
    let isToday = start <= now && now < end
    var entries = history.shown.map { InstanceDay.Entry(date: $0.date, shown: $0.at) }
    if end > now, let timeline = state.instances[record.id]?.timeline {
      entries += timeline.dates.filter { $0 > now && start <= $0 && $0 < end }.map { InstanceDay.Entry(date: $0, shown: nil) }
    }
    return InstanceDay(
      instance: instance, day: calendar.day(of: start), timeZone: zone.identifier, start: start, end: end, now: isToday ? now : nil, entries: entries,
      decisions: history.decisions, views: history.views.map { .init(start: $0.began, end: $0.ended) },
      budget: start > now ? [] : BudgetCurve(history.budgets, from: start, to: isToday ? now : end).points,
      conditions: history.conditions.filter { $0.at < end }, stale: Self.stale(history.shown, until: isToday ? now : min(end, now)))
  }
}

extension DeviceHost {
  /// While entries were on show that were past the date at which their timeline wanted another.
  static func stale(_ shown: [ShownEntry], until end: Date) -> [DateInterval] {
    var spans: [DateInterval] = []
    for (index, entry) in shown.enumerated() {
      // Entries of one timeline share its date.
      guard let due = entry.due, index == 0 || shown[index - 1].due != due else { continue }
      let next = shown[index...].first { $0.due != due }?.at ?? end
      if due < next { spans.append(DateInterval(start: max(due, entry.at), end: max(due, entry.at, next))) }
    }
    return spans
  }
}

extension DeviceCondition {
  fileprivate init(of state: DeviceState, at date: Date) {
    self.init(at: date, activity: state.activity, isLocked: state.isLocked, power: state.power, network: state.network)
  }
}

/// What happened to a widget in one day.
public struct InstanceDay: Sendable {
  public struct Entry: Sendable, Equatable {
    public let date: Date
    /// When it came on show; nil: it is still to come.
    public let shown: Date?
  }
  public struct RecordedView: Sendable, Equatable {
    public let start: Date
    /// Nil: it lasts.
    public let end: Date?
  }
  public let instance: String
  /// `2026-03-14`.
  public let day: String
  public let timeZone: String
  public let start, end: Date
  /// Now, where it lies in the day.
  public let now: Date?
  public let entries: [Entry]
  /// Oldest first.
  public let decisions: [Decision]
  public let views: [RecordedView]
  /// A line from point to point.
  public let budget: [BudgetCurve.Point]
  /// What the device was like from each instant on.
  public let conditions: [DeviceCondition]
  /// While what was shown was past the date at which its timeline wanted another.
  public var stale: [DateInterval] = []
}

extension Calendar {
  /// The first instant of a day such as `2026-03-14`.
  fileprivate func date(ofDay text: String) -> Date? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard let noon = date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12)), day(of: noon) == text else {
      return nil
    }
    return startOfDay(for: noon)
  }

  fileprivate func day(of date: Date) -> String {
    let parts = dateComponents([.year, .month, .day], from: date)
    func digits(_ value: Int?, _ width: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }
}
