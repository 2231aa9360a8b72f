import AlmanacProfiles
import Foundation

// Evaluates an instance after an event: updates the current entry, grants or holds the pending request, and sets the next wake-up.
extension InstanceState {
  /// The consequences of an instance's change for its device.
  struct Change {
    let wakeUp: (old: WakeUp?, new: WakeUp?)
    /// Change of the instance's ``Allotment/demand``, in thousandths of reloads per day.
    let demand: Int
  }

  /// Runs `body`, then evaluates the instance. In place, because copying an instance would cost more than most events.
  mutating func change(_ step: inout Step, _ body: (inout InstanceState, inout Step) -> Void) -> Change {
    let old = wakeUp
    let allotted = allotment.demand
    body(&self, &step)
    evaluate(&step)
    return Change(wakeUp: (old, wakeUp), demand: allotment.demand - allotted)
  }

  private mutating func evaluate(_ step: inout Step) {
    allotment = Allotment(of: self, on: step.device, profile: step.profile)
    budget.adopt(allotment, at: step.device.awakeClock)
    updateCurrentEntry(&step)
    if let attempt = inFlight, expiry(of: attempt, step) <= step.now {
      let expiry = step.profile.attemptExpiry.rounded()
      lose(attempt, "no reply within \(Int(exactly: expiry)?.description ?? "\(expiry)") s", &step)
    }
    var reload: WakeUp?
    nextReload = nil
    if let request = pending {
      if let hold = hold(on: request, step) {
        reload = holdBack(request, hold, &step)
      } else {
        grant(request, &step)
      }
    }
    let expiry = inFlight.map { WakeUp(exactly: self.expiry(of: $0, step)) }
    wakeUp = .joining(.joining(nextEntryChange(after: step.now).map(WakeUp.init(exactly:)), expiry), reload)
  }

  // MARK: Entries

  /// Makes the last entry whose date has passed the current one (Specification C2). Before the first entry of a new timeline, the previous timeline's
  /// current entry stays; without one, the first entry is displayed early.
  private mutating func updateCurrentEntry(_ step: inout Step) {
    var current = timeline?.currentEntry(at: step.now)
    if current != nil {
      earlierTimeline = nil
    } else {
      current = earlierTimeline?.currentEntry(at: step.now) ?? timeline?.firstEntry
    }
    guard let current, current != currentEntry || step.announcesUnchangedEntries else { return }
    currentEntry = current
    step.effects.append(.showEntry(id, current))
  }

  private func nextEntryChange(after now: Date) -> Date? {
    guard let next = timeline?.nextChange(after: now) else { return earlierTimeline?.nextChange(after: now) }
    return earlierTimeline?.nextChange(after: now).map { min(next, $0) } ?? next
  }

  // MARK: Requests

  struct Hold {
    let rule: ReloadRule
    let outcome: Decision.Outcome
    let until: Date
    let isFree: Bool
  }

  /// Returns the rule that holds the request back longest; nil if none does.
  func hold(on request: ReloadRequest, _ step: Step) -> Hold? {
    var longest = step.now
    var holding: Int?
    // By index, because nearly every event evaluates nine rules and only the one that holds longest is worth copying.
    for index in ReloadRules.holding.indices {
      guard case .holds(_, let notBefore) = ReloadRules.holding[index].effect, let until = notBefore(request, self, step), until > longest else {
        continue
      }
      longest = until
      holding = index
    }
    guard let holding, case .holds(let outcome, _) = ReloadRules.holding[holding].effect else { return nil }
    return Hold(rule: ReloadRules.holding[holding], outcome: outcome, until: longest, isFree: request.isFree)
  }

  private mutating func holdBack(_ request: ReloadRequest, _ hold: Hold, _ step: inout Step) -> WakeUp? {
    // A hold without an end is lifted only by an event.
    nextReload = hold.until == .distantFuture ? nil : hold.until
    let recordedDecision = ReloadRequest.RecordedDecision(rule: hold.rule.name, next: nextReload)
    // The next token's date depends on how the device is used until then. If only this forecast changes, no decision is recorded.
    let isShift = hold.rule.name == ReloadRule.budget.name && request.recordedDecision?.rule == recordedDecision.rule
    if request.recordedDecision != recordedDecision, !isShift {
      pending?.recordedDecision = recordedDecision
      step.record(hold.rule, hold.outcome, request.reason, of: self, next: nextReload)
    }
    guard let nextReload else { return nil }
    return WakeUp(due: nextReload, latest: hold.isFree ? nextReload : sharedInstant(from: nextReload, step))
  }

  /// Returns the latest instant for a due reload: the end of the device's current coalescing window, so that reloads share a wake-up (Specification
  /// C5). The windows of different devices begin at different phases, so a date common to many devices does not reload them all at once
  /// (Specification C10).
  private func sharedInstant(from due: Date, _ step: Step) -> Date {
    let window = step.profile.coalescingWindow
    guard window > 0 else { return due }
    let offset = window * step.device.phase
    let count = ((due.timeIntervalSinceReferenceDate - offset) / window).rounded(.up)
    return max(due, Date(timeIntervalSinceReferenceDate: offset + count * window))
  }

  private mutating func grant(_ request: ReloadRequest, _ step: inout Step) {
    let freeing = ReloadRules.freeing(request.reason)
    let before = budget.balance(at: step.device.awakeClock)
    if request.reason == .staleWhenViewed { freshenedAt = step.now }
    if freeing == nil { budget.spend(at: step.device.awakeClock) }
    let attempt = step.nextAttempt()
    inFlight = ReloadAttempt(id: attempt, startedAt: step.now, isBudgeted: freeing == nil, request: request)
    pending = nil
    let detail = request.merged == 0 ? nil : "it also answers \(request.merged) further \(request.merged == 1 ? "request" : "requests")"
    step.record(
      freeing ?? .budget, freeing == nil ? .granted : .free, request.reason, of: self, budgetBefore: before, detail: detail)
    step.effects.append(.request(id, request.reason, attempt))
  }

  private func expiry(of attempt: ReloadAttempt, _ step: Step) -> Date {
    attempt.startedAt.addingTimeInterval(step.profile.attemptExpiry)
  }

  /// Clamps all stored instants to now, after the clock went back.
  mutating func rewind(to step: Step) {
    receivedAt = receivedAt.map { min($0, step.now) }
    reloadedAt = reloadedAt.map { min($0, step.now) }
    failedAt = failedAt.map { min($0, step.now) }
    if let attempt = inFlight { inFlight?.startedAt = min(attempt.startedAt, step.now) }
    views.rewind(to: step.now)
    freshenedAt = freshenedAt.map { min($0, step.now) }
    contexts = contexts.map { $0.rewound(to: step.now) }
    presentContext = presentContext?.rewound(to: step.now)
    guard let request = pending else { return }
    pending?.madeAt = min(request.madeAt, step.now)
    switch request.reason {
    case .policyDate, .timelineEnded: break
    case .systemChoice:
      let choice = ReloadRule.systemChoice(receivedAt: step.now, entryDate: timeline?.dates.last, profile: step.profile)
      pending?.earliest = min(request.earliest, choice)
    default: pending?.earliest = min(request.earliest, step.now)
    }
  }
}

extension WakeUp {
  init(exactly date: Date) { self.init(due: date, latest: date) }
}
