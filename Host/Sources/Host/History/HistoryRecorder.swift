import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Store

/// Derives the history for the chart of a day from the scheduler's steps (Specification C11): views, budgets, displayed entries, conditions.
struct HistoryRecorder {
  private struct Sample {
    let at: Date
    let rate: Double
  }
  private let profile: ReloadProfile
  /// Each widget's newest budget sample in the store.
  private var latest: [InstanceID: Sample] = [:]

  /// Least time in seconds between two samples of an unchanged budget. The values in between follow from the rate.
  static let sampleSpacing: TimeInterval = 600

  init(profile: ReloadProfile) { self.profile = profile }

  /// Returns what a step adds to the history.
  ///
  /// - Parameters:
  ///   - past: the state before the step.
  ///   - next: the state that `events` lead to.
  func changes(from past: DeviceState, to next: DeviceState, events: [SchedulerEvent], effects: [SchedulerEffect]) -> StepHistory {
    guard let now = next.lastEventAt else { return StepHistory() }
    var history = StepHistory()
    var touched: Set<InstanceID> = []
    var before: [InstanceID: Double] = [:]
    for event in events {
      if case .viewBegan(let id) = event { touched.insert(id) }
      if case .viewEnded(let id) = event { touched.insert(id) }
    }
    for id in next.widgetsWithChangedView(since: past, events) {
      touched.insert(id)
      guard let isVisible = next.instances[id]?.isVisible else { continue }
      history.views.append(ViewChange(instance: id, at: now, isVisible: isVisible, resumesAfter: now.addingTimeInterval(-profile.viewGap)))
    }
    for effect in effects {
      switch effect {
      case .record(let decision):
        touched.insert(decision.instance)
        if decision.budgetBefore != decision.budgetAfter, before[decision.instance] == nil { before[decision.instance] = decision.budgetBefore }
      case .showEntry(let id, let position):
        history.entries.append(DisplayedEntry(instance: id, at: now, date: position.date, due: next.instances[id]?.dueAt))
      default: continue
      }
    }
    // When the device wakes or falls asleep, the rate of every budget changes.
    let rateChanges = past.isAwake != next.isAwake
    if rateChanges { touched.formUnion(next.instances.keys) }
    for id in touched.sorted() {
      guard let budget = next.budget(of: id, at: now, profile: profile) else { continue }
      let rate = next.isAwake ? budget.allotment.rate : 0
      if !rateChanges, before[id] == nil, isRecent(id, at: now, rate: rate) { continue }
      history.budgets.append(
        BudgetSample(
          instance: id, at: now, before: before[id] ?? budget.tokens, tokens: budget.tokens, capacity: budget.allotment.capacity, rate: rate))
    }
    let condition = DeviceCondition(of: next, at: now)
    if events.contains(.hostStarted) || condition != DeviceCondition(of: past, at: now) { history.condition = condition }
    return history
  }

  /// Remembers the samples that the store has committed.
  mutating func didCommit(_ samples: [BudgetSample], of state: DeviceState) {
    for sample in samples { latest[sample.instance] = Sample(at: sample.at, rate: sample.rate) }
    if latest.count > state.instances.count { latest = latest.filter { state.instances[$0.key] != nil } }
  }

  private func isRecent(_ id: InstanceID, at now: Date, rate: Double) -> Bool {
    guard let last = latest[id] else { return false }
    return last.at <= now && now < last.at.addingTimeInterval(Self.sampleSpacing) && last.rate == rate
  }
}

extension DeviceCondition {
  fileprivate init(of state: DeviceState, at date: Date) {
    self.init(at: date, activity: state.activity, isLocked: state.isLocked, power: state.power, network: state.network)
  }
}

extension DeviceState {
  /// Returns the widgets that became visible, or are no longer visible, in the order of their ids: those that events concern, and those of stacks
  /// whose top changed.
  func widgetsWithChangedView(since past: DeviceState, _ events: [SchedulerEvent]) -> [InstanceID] {
    var candidates: Set<InstanceID> = []
    for event in events {
      switch event {
      case .viewBegan(let id), .viewEnded(let id): candidates.insert(id)
      default: continue
      }
    }
    if past.stacks != stacks { for stack in Array(past.stacks.values) + Array(stacks.values) { candidates.formUnion(stack.members) } }
    return candidates.sorted().filter { id in
      guard let isVisible = instances[id]?.isVisible else { return false }
      return (past.instances[id]?.isVisible ?? false) != isVisible
    }
  }
}
