import Foundation
import Profiles

/// The scheduler: what follows from an event. Pure and total: no clock, no I/O, an answer to any event in any state.
///
/// ```swift
/// var state = DeviceState(id: "phone")
/// let effects: [SchedulerEffect]
/// (state, effects) = reduce(state, .instanceAdded("w1", app: "Weather", kind: "Forecast", family: "systemSmall"), now: now)
/// // effects: record(…free…), request("w1", .firstTimeline, 1), wake(at: …)
/// ```
/// Equal arguments give equal results. The clock may go back between events.
/// - Parameter now: the wall clock at the event. An instant that is no usable date counts as that of the event before.
public func reduce(_ state: DeviceState, _ event: SchedulerEvent, now: Date, profile: ReloadProfile = .standard) -> (DeviceState, [SchedulerEffect]) {
  var next = state
  let effects = next.apply(event, now: now, profile: profile)
  return (next, effects)
}

extension DeviceState {
  /// ``reduce(_:_:now:profile:)`` in place: costs only what the event touches.
  public mutating func apply(_ event: SchedulerEvent, now instant: Date, profile: ReloadProfile = .standard) -> [SchedulerEffect] {
    let now = instant.isUsable ? instant : lastEventAt ?? Date(timeIntervalSinceReferenceDate: 0)
    let isRewound = lastEventAt.map { now < $0 } ?? false
    if isRewound { usage.rewind(to: now) }
    usage.advance(to: now, profile: profile)
    lastEventAt = now
    sequence += 1
    var step = Step(device: reading(at: now, profile: profile), profile: profile, lastAttempt: lastAttempt, lastDecision: lastDecision)
    if isRewound { rewind(&step) }
    handle(event, &step)
    serveDue(&step)
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
    case .locationChanged: locationChanged(&step)
    case .viewBegan(let id): viewBegan(id, &step)
    case .viewEnded(let id): change(id, &step) { $0.views.end(at: $1.now, profile: $1.profile) }
    case .pushReceived(let app, let kind):
      reloadRequested(kind.map { .kind($0, app: app) } ?? .app(app), .push, foreground: false, &step)
    case .instanceAdded(let id, let app, let kind, let family): instanceAdded(id, app: app, kind: kind, family: family, &step)
    case .instanceConfigured(let id): restart(id, .configurationChanged, &step)
    case .instanceRemoved(let id): instanceRemoved(id, &step)
    case .timelineReceived(let id, let attempt, let timeline): timelineReceived(id, attempt, timeline, &step)
    case .requestFailed(let id, let attempt, let failure): requestFailed(id, attempt, failure, &step)
    case .reloadRequested(let target, let origin, let foreground): reloadRequested(target, origin, foreground: foreground, &step)
    case .environmentChanged(let key): for id in order { restart(id, .environmentChanged(key), &step) }
    }
  }

  /// Lets `body` act on an instance, then settles what follows for it.
  mutating func change(_ id: InstanceID, _ step: inout Step, _ body: (inout InstanceState, inout Step) -> Void) {
    guard let index = instances.index(forKey: id) else { return }
    let change = instances.values[index].change(&step, body)
    alarmQueue.set(id, from: change.alarm.old, to: change.alarm.new)
    demand += change.demand
  }

  /// Looks after every instance whose alarm has come. Any event is a wake-up that others may share (Specification C5).
  private mutating func serveDue(_ step: inout Step) {
    for id in alarmQueue.due(at: step.now) { change(id, &step) { _, _ in } }
  }

  /// Keeps the host's one wake-up at the alarmQueue's.
  private mutating func setWake(always: Bool, _ step: inout Step) {
    let next = alarmQueue.wake
    if next != wake || always {
      wake = next
      step.effects.append(.wake(at: next))
    }
  }
}
