import Foundation

// Outcomes of an attempt: a timeline, a failure or a loss (Specification C1, C2).
extension DeviceState {
  mutating func timelineReceived(_ id: InstanceID, _ attempt: AttemptID, _ timeline: TimelineSummary, _ step: inout Step) {
    change(id, &step) { instance, step in
      // A late, repeated or unrequested reply must not replace a newer timeline.
      guard instance.inFlight?.id == attempt else { return }
      instance.accept(timeline, &step)
    }
  }

  mutating func requestFailed(_ id: InstanceID, _ attempt: AttemptID, _ failure: AttemptFailure, _ step: inout Step) {
    change(id, &step) { instance, step in
      guard let current = instance.inFlight, current.id == attempt else { return }
      instance.fail(current, failure, &step)
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
    // A reply without entries has nothing to display: the previous timeline stays and only the policy changes.
    if !answer.dates.isEmpty {
      if timeline?.currentEntry(at: step.now) != nil { earlierTimeline = timeline }
      timeline = answer
      step.effects.append(.keepArchive(id, answer.archive))
    }
    switch answer.policy {
    case .never:
      dueAt = nil
      if pending == nil { step.record(.policyNever, .deferred, .policyNever, of: self) }
    case .after(let date): requestNext(.policyDate, from: date, step)
    case .atEnd where answer.hasSingleDate:
      requestNext(.systemChoice, from: ReloadRule.systemChoice(receivedAt: step.now, entryDate: answer.dates.last, profile: step.profile), step)
    case .atEnd: requestNext(.timelineEnded, from: answer.dates.last ?? step.now, step)
    }
  }

  private mutating func requestNext(_ reason: ReloadReason, from date: Date, _ step: Step) {
    dueAt = max(date, step.now)
    merge(ReloadRequest(reason: reason, madeAt: step.now, earliest: date))
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
    // The failure's own decision already records the wait, so the back-off rule need not record it again.
    request.recordedDecision = .init(rule: ReloadRule.backOff.name, next: next)
    merge(request)
    step.record(
      .failure, .deferred, attempt.request.reason, of: self, budgetBefore: before, next: next, detail: "\(failure.kind.rawValue): \(failure.detail)")
  }

  /// Gives an attempt up as lost. The widget is not at fault, so its token is refunded and the request may be granted again at once.
  mutating func lose(_ attempt: ReloadAttempt, _ detail: String, _ step: inout Step) {
    let before = budget.balance(at: step.device.awakeClock)
    inFlight = nil
    step.effects.append(.cancel(id, attempt.id))
    if attempt.isBudgeted { budget.refund(at: step.device.awakeClock) }
    merge(attempt.request)
    step.record(.lostAttempt, .deferred, attempt.request.reason, of: self, budgetBefore: before, next: step.now, detail: detail)
  }
}
