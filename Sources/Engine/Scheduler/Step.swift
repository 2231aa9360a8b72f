import Foundation
import Profiles

/// One event under way: its instant and what has followed from it so far.
struct Step {
  let now: Date
  /// The device as it is for what follows.
  var device: DeviceSnapshot
  let profile: ReloadProfile
  var lastAttempt: UInt64
  var lastDecision: UInt64
  /// Whether entries are announced even if they were shown before.
  var showsAnew = false
  var effects: [SchedulerEffect] = []

  init(device: DeviceSnapshot, profile: ReloadProfile, lastAttempt: UInt64, lastDecision: UInt64) {
    now = device.now
    self.device = device
    self.profile = profile
    self.lastAttempt = lastAttempt
    self.lastDecision = lastDecision
  }

  mutating func nextAttempt() -> AttemptID {
    lastAttempt += 1
    return AttemptID(rawValue: lastAttempt)
  }

  /// Records a ruling (Specification C11); the budget after it is the instance's as it stands.
  mutating func record(
    _ rule: ReloadRule, _ outcome: Decision.Outcome, _ reason: ReloadReason, of instance: InstanceState, budgetBefore: Double? = nil,
    next: Date? = nil,
    detail: String? = nil
  ) {
    lastDecision += 1
    let after = instance.budget.balance(at: device.awakeClock)
    effects.append(
      .record(
        Decision(
          id: lastDecision, at: now, instance: instance.id, trigger: reason, rule: rule.name, row: rule.row, outcome: outcome,
          budgetBefore: budgetBefore ?? after, budgetAfter: after, next: next, detail: detail)))
  }
}
