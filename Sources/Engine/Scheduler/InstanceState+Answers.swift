import Foundation

// What an attempt brought: a timeline, a failure, or nothing that anybody knows of (Specification C1, C2).
extension DeviceState {
  mutating func timelineReceived(_ id: InstanceID, _ attempt: AttemptID, _ timeline: TimelineSummary, _ step: inout Step) {
    change(id, &step) { instance, step in
      // A late, repeated or unasked answer must not replace what is newer.
      guard instance.inFlight?.id == attempt else { return }
      instance.accept(timeline, &step)
    }
  }

  mutating func requestFailed(_ id: InstanceID, _ attempt: AttemptID, _ failure: AttemptFailure, _ step: inout Step) {
    change(id, &step) { instance, step in
      guard let flown = instance.inFlight, flown.id == attempt else { return }
      instance.fail(flown, failure, &step)
    }
  }
}

extension InstanceState {
  fileprivate mutating func accept(_ answer: TimelineSummary, _ step: inout Step) {
    reloadedAt = inFlight?.startedAt
    if inFlight?.request.reason == .locationChanged { hasMoved = false }
    inFlight = nil
    failures = 0
    failedAt = nil
    receivedAt = step.now
    // An answer without entries has nothing to show: the timeline before it tides over, only the policy is new.
    if !answer.dates.isEmpty {
      if timeline?.currentEntry(at: step.now) != nil { earlierTimeline = timeline }
      timeline = answer
      step.effects.append(.keepArchive(id, answer.archive))
    }
    switch answer.policy {
    case .never:
      dueAt = nil
      if pending == nil { step.record(.policyNever, .deferred, .policyNever, of: self) }
    case .after(let date): follow(.policyDate, from: date, step)
    case .atEnd where answer.hasSingleDate:
      follow(.systemChoice, from: ReloadRule.systemChoice(receivedAt: step.now, entryDate: answer.dates.last, profile: step.profile), step)
    case .atEnd: follow(.timelineEnded, from: answer.dates.last ?? step.now, step)
    }
  }

  private mutating func follow(_ reason: ReloadReason, from date: Date, _ step: Step) {
    dueAt = max(date, step.now)
    restore(ReloadRequest(reason: reason, madeAt: step.now, earliest: date))
  }

  fileprivate mutating func fail(_ attempt: ReloadAttempt, _ failure: AttemptFailure, _ step: inout Step) {
    let before = budget.balance(at: step.device.awakeClock)
    inFlight = nil
    if failure.isHostFault, attempt.isBudgeted { budget.refund(at: step.device.awakeClock) }
    failures += 1
    failedAt = step.now
    let next = step.now.addingTimeInterval(ReloadRule.backOff(for: self, profile: step.profile))
    var request = attempt.request
    request.failedAttempts += 1
    // The failure tells the wait already: the back-off need not be recorded besides.
    request.ruling = .init(rule: ReloadRule.backOff.name, next: next)
    restore(request)
    step.record(
      .failure, .deferred, attempt.request.reason, of: self, budgetBefore: before, next: next, detail: "\(failure.kind.rawValue): \(failure.detail)")
  }

  /// Takes an attempt for lost: no fault of the widget's, so its token comes back and it may go again at once.
  mutating func lose(_ attempt: ReloadAttempt, _ detail: String, _ step: inout Step) {
    let before = budget.balance(at: step.device.awakeClock)
    inFlight = nil
    step.effects.append(.cancel(id, attempt.id))
    if attempt.isBudgeted { budget.refund(at: step.device.awakeClock) }
    restore(attempt.request)
    step.record(.lostAttempt, .deferred, attempt.request.reason, of: self, budgetBefore: before, next: step.now, detail: detail)
  }
}
