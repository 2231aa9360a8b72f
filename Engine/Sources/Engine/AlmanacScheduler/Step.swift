import AlmanacProfiles
import Foundation

/// An event being applied: its instant and the effects so far.
struct Step {
  let now: Date
  var device: DeviceSnapshot
  let profile: ReloadProfile
  var lastAttempt: UInt64
  var lastDecision: UInt64
  /// Whether current entries are announced even if they have not changed.
  var announcesUnchangedEntries = false
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

  /// Records a decision (Specification C11); the budget afterwards is the instance's present one.
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
          id: lastDecision, at: now, instance: instance.id, trigger: reason, rule: rule.name, requirement: rule.requirement, outcome: outcome,
          budgetBefore: budgetBefore ?? after, budgetAfter: after, next: next, detail: detail)))
  }
}
