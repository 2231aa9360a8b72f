import Foundation
import Scheduler

// What happens to the device and its apps (Specification C6, C7, C8, C9).
extension DeviceHost {
  /// Takes note of what has happened; the scheduler decides what follows.
  ///
  /// - Throws: ``HostError`` where an app or a kind is unknown.
  public func tell(_ event: DeviceEvent) async throws {
    guard isRunning else { throw HostError.notRunning }
    switch event {
    case .activity(let activity): try step(.deviceActivity(activity))
    case .lock(let isLocked): try step(.deviceLocked(isLocked))
    case .power(let power): try step(.powerChanged(power))
    case .network(let network): try step(.networkChanged(network))
    case .location: try step(.locationChanged)
    case .environment(let key):
      forgetGallery()
      try step(.environmentChanged(key))
    case .foreground(let app, let isForeground): try step(.appForeground(try find(app).record.id, isForeground))
    case .session(let app, let isInSession): try step(.appSession(try find(app).record.id, isInSession))
    case .push(let app, let kind):
      let known = try find(app)
      if let kind, !known.description.kinds.contains(where: { $0.kind == kind }) {
        throw HostError.unknownKind(kind, app: app, known: known.description.kinds.map(\.kind))
      }
      try step(.pushReceived(known.record.id, kind: kind))
    }
  }

  public func status() async -> DeviceStatus {
    let apps = state.apps.sorted { $0.key < $1.key }
    return DeviceStatus(
      activity: state.activity, isLocked: state.isLocked, power: state.power, network: state.network, reportsViews: state.reportsViews,
      foreground: apps.filter(\.value.isForeground).map(\.key.rawValue), sessions: apps.filter(\.value.isInSession).map(\.key.rawValue))
  }

  /// Tells viewers what the newest events changed besides pictures and decisions.
  func announceChange(from past: DeviceState, _ events: [SchedulerEvent]) {
    for event in events {
      switch event {
      case .viewBegan(let id), .viewEnded(let id):
        if past.instances[id]?.isVisible != state.instances[id]?.isVisible { announce(.viewsChanged(instance: id.rawValue)) }
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
