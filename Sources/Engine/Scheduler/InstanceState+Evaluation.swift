import Foundation
import Profiles

// After an event: show what is due, grant or hold what is wished for, and say when to look again.
extension InstanceState {
  /// What a change of an instance means to its device.
  struct Change {
    let alarm: (old: Alarm?, new: Alarm?)
    /// By how much more it is allotted, thousandths of reloads a day.
    let demand: Int
  }

  /// Lets `body` act, then settles what follows. In place, since there is much to an instance: a copy would cost more than most events.
  mutating func change(_ step: inout Step, _ body: (inout InstanceState, inout Step) -> Void) -> Change {
    let old = alarm
    let allotted = allotment.demand
    body(&self, &step)
    settle(&step)
    return Change(alarm: (old, alarm), demand: allotment.demand - allotted)
  }

  private mutating func settle(_ step: inout Step) {
    allotment = Allotment(of: self, on: step.device, profile: step.profile)
    budget.price(allotment, at: step.device.awakeClock)
    showCurrentEntry(&step)
    if let attempt = inFlight, expiry(of: attempt, step) <= step.now {
      let expiry = step.profile.attemptExpiry.rounded()
      lose(attempt, "it had no outcome within \(Int(exactly: expiry)?.description ?? "\(expiry)") s", &step)
    }
    var reload: Alarm?
    nextReload = nil
    if let request = pending {
      if let hold = hold(on: request, step) {
        reload = holdBack(request, hold, &step)
      } else {
        grant(request, &step)
      }
    }
    let expiry = inFlight.map { Alarm(exactly: self.expiry(of: $0, step)) }
    alarm = .joining(.joining(nextEntryChange(after: step.now).map(Alarm.init(exactly:)), expiry), reload)
  }

  // MARK: Entries

  /// The current entry is the last one whose date has passed (Specification C2). Before the first entry of a new timeline the one before it
  /// tides over; where nothing has been due at all, the first entry stands in.
  private mutating func showCurrentEntry(_ step: inout Step) {
    var current = timeline?.currentEntry(at: step.now)
    if current != nil {
      earlierTimeline = nil
    } else {
      current = earlierTimeline?.currentEntry(at: step.now) ?? timeline?.firstEntry
    }
    guard let current, current != shown || step.showsAnew else { return }
    shown = current
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

  /// The rule that holds the request back longest; nil when none does.
  func hold(on request: ReloadRequest, _ step: Step) -> Hold? {
    var longest = step.now
    var holding: Int?
    // By index: nine rules are asked at nearly every event, and only the one that holds longest is worth a copy.
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

  private mutating func holdBack(_ request: ReloadRequest, _ hold: Hold, _ step: inout Step) -> Alarm? {
    // Nothing but an event lifts a hold without an end.
    nextReload = hold.until == .distantFuture ? nil : hold.until
    let ruling = ReloadRequest.RecordedDecision(rule: hold.rule.name, next: nextReload)
    // When the next token comes depends on how the device is used meanwhile: that the forecast shifts is no new ruling.
    let isShift = hold.rule.name == ReloadRule.budget.name && request.ruling?.rule == ruling.rule
    if request.ruling != ruling, !isShift {
      pending?.ruling = ruling
      step.record(hold.rule, hold.outcome, request.reason, of: self, next: nextReload)
    }
    guard let nextReload else { return nil }
    return Alarm(due: nextReload, latest: hold.isFree ? nextReload : sharedInstant(from: nextReload, step))
  }

  /// Until when a due reload may wait for others to share a wake-up (Specification C5): the next of the device's own instants for that, one in each
  /// coalescing window. They lie differently on every device, so a date that many devices share does not bring them all at once (Specification C10).
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

  /// Forgets instants that the clock has not reached yet.
  mutating func rewind(to step: Step) {
    receivedAt = receivedAt.map { min($0, step.now) }
    reloadedAt = reloadedAt.map { min($0, step.now) }
    failedAt = failedAt.map { min($0, step.now) }
    if let attempt = inFlight { inFlight?.startedAt = min(attempt.startedAt, step.now) }
    views.rewind(to: step.now)
    freshenedAt = freshenedAt.map { min($0, step.now) }
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

extension Alarm {
  init(exactly date: Date) { self.init(due: date, latest: date) }
}
