import AlmanacProfiles
import Foundation

/// Returns the state and the effects that follow from an event (ARCHITECTURE rule 7).
///
/// A pure function: it reads no clock, does no I/O and is defined for any event in any state.
///
/// ```swift
/// var state = DeviceState(id: "phone")
/// let effects: [SchedulerEffect]
/// (state, effects) = reduce(state, .instanceAdded("w1", app: "Weather", kind: "Forecast", family: "systemSmall"), now: now)
/// // effects: record(…free…), request("w1", .firstTimeline, 1), wake(at: …)
/// ```
/// Equal arguments give equal results. The clock may go back between events.
/// - Parameter now: the wall clock at the event. A date that is not a number, or not between `distantPast` and `distantFuture`, counts as the instant
///   of the previous event.
public func reduce(_ state: DeviceState, _ event: SchedulerEvent, now: Date, profile: ReloadProfile = .standard) -> (DeviceState, [SchedulerEffect]) {
  var next = state
  let effects = next.apply(event, now: now, profile: profile)
  return (next, effects)
}

extension DeviceState {
  /// Applies an event to this state and returns the effects, as ``reduce(_:_:now:profile:)`` does. The state is not copied, so the cost depends only
  /// on what the event affects.
  public mutating func apply(_ event: SchedulerEvent, now instant: Date, profile: ReloadProfile = .standard) -> [SchedulerEffect] {
    let now = instant.isUsable ? instant : lastEventAt ?? Date(timeIntervalSinceReferenceDate: 0)
    let isRewound = lastEventAt.map { now < $0 } ?? false
    if isRewound { usage.rewind(to: now) }
    usage.advance(to: now, profile: profile)
    lastEventAt = now
    sequence += 1
    var step = Step(device: snapshot(at: now, profile: profile), profile: profile, lastAttempt: lastAttempt, lastDecision: lastDecision)
    if isRewound { rewind(&step) }
    handle(event, &step)
    evaluateDue(&step)
    rotateStacks(&step)
    orderLists(&step)
    switch event {
    case .tick, .hostStarted: setWake(always: true, &step)
    default: setWake(always: false, &step)
    }
    lastAttempt = step.lastAttempt
    lastDecision = step.lastDecision
    return step.effects
  }

  private mutating func handle(_ event: SchedulerEvent, _ step: inout Step) {
    switch event {
    case .tick: break
    case .hostStarted: hostStarted(&step)
    case .appInstalled(let app): appInstalled(app, &step)
    case .appUpdated(let app): appUpdated(app, &step)
    case .appRemoved(let app): appRemoved(app, &step)
    case .appLaunched(let app): apps[app, default: AppState()].hasBeenLaunched = true
    case .appDescribed(let app, let traits): appDescribed(app, traits, &step)
    case .appForeground(let app, let isForeground): appChanged(app, &step) { $0.isForeground = isForeground }
    case .appSession(let app, let isInSession): appChanged(app, &step) { $0.isInSession = isInSession }
    case .deviceActivity(let activity): deviceUsed(activity, &step)
    case .deviceLocked(let isLocked): deviceChanged(&step) { $0.isLocked = isLocked }
    case .powerChanged(let power): deviceChanged(&step) { $0.power = power }
    case .networkChanged(let network): deviceChanged(&step) { $0.network = network }
    case .locationChanged: locationChanged(&step) { _ in true }
    case .locationAllowed(let app): locationChanged(&step) { $0 == app }
    case .viewBegan(let id): viewBegan(id, &step)
    case .viewEnded(let id): viewEnded(id, &step)
    case .pushReceived(let app, let kind):
      reloadRequested(kind.map { .kind($0, app: app) } ?? .app(app), .push, foreground: false, &step)
    case .instanceAdded(let id, let app, let kind, let family): instanceAdded(id, app: app, kind: kind, family: family, &step)
    case .instanceConfigured(let id): restart(id, .configurationChanged, &step)
    case .instanceResized(let id, let family): instanceResized(id, family: family, &step)
    case .instanceRemoved(let id): instanceRemoved(id, &step)
    case .instanceRestored(let instance, let removedAt): instanceRestored(instance, removedAt: removedAt, &step)
    case .stackArranged(let id, let members, let rotates, let top): stackArranged(id, members, rotates: rotates, top: top, &step)
    case .stackTurned(let id, let top): stackTurned(id, to: top, &step)
    case .listArranged(let id, let members): listArranged(id, members, &step)
    case .pinned(let id, let isPinned): pinned(id, isPinned, &step)
    case .contextsChanged(let id, let spans): contextsChanged(id, spans, &step)
    case .timelineReceived(let id, let attempt, let timeline): timelineReceived(id, attempt, timeline, &step)
    case .requestFailed(let id, let attempt, let failure): requestFailed(id, attempt, failure, &step)
    case .reloadRequested(let target, let origin, let foreground): reloadRequested(target, origin, foreground: foreground, &step)
    case .environmentChanged(let key): for id in sortedIDs { restart(id, .environmentChanged(key), &step) }
    }
  }

  /// Runs `body` on an instance, then evaluates it.
  mutating func change(_ id: InstanceID, _ step: inout Step, _ body: (inout InstanceState, inout Step) -> Void) {
    guard let index = instances.index(forKey: id) else { return }
    let change = instances.values[index].change(&step, body)
    wakeUps.set(id, from: change.wakeUp.old, to: change.wakeUp.new)
    demand += change.demand
    if let stack = stackOf[id] { changedStacks.insert(stack) }
    if let list = listOf[id] { changedLists.insert(list) }
  }

  /// Evaluates every instance whose wake-up is due. Any event serves as a shared wake-up (Specification C5).
  private mutating func evaluateDue(_ step: inout Step) {
    for id in wakeUps.due(at: step.now) { change(id, &step) { _, _ in } }
  }

  /// Requests the next wake-up of the queue, the stacks and the lists from the host if it has changed, or in any case with `always`.
  private mutating func setWake(always: Bool, _ step: inout Step) {
    let next = [wakeUps.wake, stackWake, listWake].compactMap(\.self).min()
    if next != wake || always {
      wake = next
      step.effects.append(.wake(at: next))
    }
  }
}
