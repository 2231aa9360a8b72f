import AlmanacScheduler
import Foundation
import Store

// Events of the device and its apps (Specification C6, C7, C8, C9), and what the device is doing now.
extension DeviceHost {
  /// Passes an event to the scheduler.
  ///
  /// - Throws: ``HostError`` if the host is not running, or the app or kind is unknown.
  public func report(_ event: DeviceEvent) async throws {
    guard isRunning else { throw HostError.notRunning }
    switch event {
    case .activity(let activity): try process(.deviceActivity(activity))
    case .lock(true) where store.hasPasscode: try await lock()
    // An event has no passcode.
    case .lock(false) where store.hasPasscode: if isLocked { throw LockError.locked }
    case .lock(let isLocked):
      try process(.deviceLocked(isLocked))
      if isLocked { await forgetContent() }
      announce(.lockChanged(isLocked: isLocked))
    case .power(let power): try process(.powerChanged(power))
    case .network(let network): try process(.networkChanged(network))
    case .location: try process(.locationChanged)
    case .environment(let key):
      gallery.forget()
      try process(.environmentChanged(key))
    case .foreground(let app, let isForeground): try reportUse(of: find(app).record.id) { $0.isInForeground = isForeground }
    case .session(let app, let isInSession): try reportUse(of: find(app).record.id) { $0.isInSession = isInSession }
    case .push(let app, let kind):
      let known = try find(app)
      if let kind, !known.description.kinds.contains(where: { $0.kind == kind }) {
        throw HostError.unknownKind(kind, app: app, known: known.description.kinds.map(\.kind))
      }
      try process(.pushReceived(known.record.id, kind: kind))
    }
  }

  /// Returns what the device and its apps are doing.
  public func status() async -> DeviceStatus {
    let apps = state.apps.sorted { $0.key < $1.key }
    return DeviceStatus(
      activity: state.activity, isLocked: state.isLocked, power: state.power, network: state.network, reportsViews: state.reportsViews,
      foreground: apps.filter(\.value.isForeground).map(\.key.rawValue), sessions: apps.filter(\.value.isInSession).map(\.key.rawValue),
      notices: notices + (store.layoutCopyFault.map { ["\($0); until it can, damage to the database may lose the newest widgets"] } ?? [])
        + notInstalled.sorted { $0.key < $1.key }.map { "\($0) is not installed: \($1)" }
        + (store.removalNotice.map { [$0] } ?? []) + (desktopLockFault.map { ["the desktop's lock cannot be followed: \($0)"] } ?? []))
  }

  /// Returns the host's metrics now.
  public func metrics() async -> [MetricFamily] {
    HostMetrics(
      counters: counters, processedEvents: processedEvents, attempts: attempts.count, extensions: extensions.load, viewers: viewers.all.count,
      companions: companions?.counts ?? .init(), painters: renderer.counts,
      state: state, profile: profile, now: now
    ).families
  }

  /// Announces changes of visibility and of the device's conditions, and forgets the views of removed widgets.
  func announceChanges(from past: DeviceState, _ events: [SchedulerEvent]) {
    for id in state.widgetsWithChangedView(since: past, events) { announce(.viewsChanged(instance: id.rawValue)) }
    for event in events {
      switch event {
      case .instanceRemoved(let id): viewers.forget(id)
      case .appRemoved: for id in past.instances.keys where state.instances[id] == nil { viewers.forget(id) }
      default: continue
      }
    }
    let isChanged =
      past.activity != state.activity || past.isLocked != state.isLocked || past.power != state.power || past.network != state.network
    if isChanged { announce(.conditionsChanged) }
  }
}
