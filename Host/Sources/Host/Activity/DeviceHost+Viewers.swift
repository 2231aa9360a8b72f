import Foundation
import Scheduler
import Store

// What viewers show and who uses them (Specification C6, C7, C9).
extension DeviceHost {
  /// A viewer shows these widgets from now on, in place of what it showed before.
  ///
  /// With an event stream of the viewer open (``connect(viewer:)``) that holds until the stream ends, else for `seconds`.
  /// - Parameters:
  ///   - isUsed: whether somebody touches the viewer, where it can tell: that counts as use of the device.
  ///   - seconds: for how long to believe it, `Viewers.usualLease` where nothing is said; with a stream only if it is said.
  /// - Throws: ``HostError``; then nothing has changed.
  public func show(on viewer: String, _ instances: [String], isUsed: Bool? = nil, for seconds: TimeInterval? = nil) async throws {
    guard isRunning else { throw HostError.notRunning }
    guard Viewers.isName(viewer) else { throw HostError.malformedViewer(viewer) }
    guard viewers.hasRoom(for: viewer) else { throw HostError.tooManyViewers(Viewers.limit) }
    let ids = Set(try instances.map { try record($0).id })
    let isConnected = viewers.all[viewer].map { $0.connections > 0 } ?? false
    let lease = seconds ?? (isConnected ? nil : Viewers.usualLease)
    try change {
      let change = $0.report(
        viewer, ids, isUsed: isUsed, lease: lease.map { ContinuousClock.now + .seconds(min($0, Viewers.longestLease)) }, at: self.now
      )
      // Somebody at the device wakes it, whatever it was last said to do.
      let wakes = isUsed == true && change.isUsed == nil && state.activity != .active
      return (wakes ? [.deviceActivity(.active)] : []) + change.events
    }
  }

  /// A picture was fetched by a display that will show it for `seconds`.
  public func recordView(of instance: String, for seconds: TimeInterval) async throws {
    let id = try record(instance).id
    let name = "picture:\(id)"
    // Several displays may show the same: the longest of them counts.
    let until = ContinuousClock.now + .seconds(min(max(seconds, 1), Viewers.longestLease))
    let lease = max(until, viewers.all[name]?.lease ?? until)
    try change { $0.report(name, [id], isUsed: nil, lease: lease, at: self.now).events }
  }

  /// Nothing is in sight on a viewer any more.
  public func leave(viewer: String) async throws {
    guard Viewers.isName(viewer) else { throw HostError.malformedViewer(viewer) }
    try change { $0.remove(viewer).events }
  }

  /// An event stream of a viewer was opened.
  public func connect(viewer: String) async throws {
    guard Viewers.isName(viewer) else { throw HostError.malformedViewer(viewer) }
    guard viewers.hasRoom(for: viewer) else { throw HostError.tooManyViewers(Viewers.limit) }
    viewers.connect(viewer, at: self.now)
    renewLeaseTimer()
  }

  /// It was closed, by whatever means; with the last one the viewer is gone.
  public func disconnect(viewer: String) async {
    guard isRunning else { return }
    end { $0.disconnect(viewer).events }
  }

  /// Who shows what, by name.
  public func currentViewers() async -> [Viewer] {
    viewers.all.sorted { $0.key < $1.key }.map { name, viewer in
      Viewer(
        name: name, instances: viewer.instances.sorted().map(\.rawValue), isUsed: viewer.isUsed, isConnected: viewer.connections > 0,
        since: viewer.since, remaining: viewer.lease.map { max(0, ContinuousClock.now.duration(to: $0) / .seconds(1)) })
    }
  }

  // MARK: Inside

  /// What was only true while the last host ran: looks, apps in the foreground, sessions. It ends with the last thing that host knew of.
  func forgetMoment() throws {
    var events: [SchedulerEvent] = state.sortedInstances.filter(\.isVisible).map { .viewEnded($0.id) }
    for (app, known) in state.apps.sorted(by: { $0.key < $1.key }) {
      if known.isForeground { events.append(.appForeground(app, false)) }
      if known.isInSession { events.append(.appSession(app, false)) }
    }
    try step(events, at: state.lastEventAt)
  }

  /// The host ends, and with it all that is shown.
  func leaveViewers() {
    leaseTimer?.cancel()
    leaseTimer = nil
    guard isRunning else { return }
    end { $0.removeAll().events }
  }

  /// Changes who shows what, together with what follows or not at all.
  private func change(_ body: (inout Viewers) -> [SchedulerEvent]) throws {
    var next = viewers
    try step(body(&next))
    viewers = next
    renewLeaseTimer()
  }

  /// Viewers are gone, whether that can be kept or not.
  private func end(_ body: (inout Viewers) -> [SchedulerEvent]) {
    let events = body(&viewers)
    do {
      try step(events)
    } catch {
      logger.error("the end of a look cannot be kept: \(error)")
    }
    renewLeaseTimer()
  }

  private func renewLeaseTimer() {
    leaseTimer?.cancel()
    leaseTimer = viewers.nextExpiry.map { expiry in
      Task { [weak self] in
        guard (try? await Task.sleep(until: expiry, clock: .continuous)) != nil else { return }
        await self?.leaseEnded()
      }
    }
  }

  private func leaseEnded() {
    leaseTimer = nil
    guard isRunning else { return }
    end { $0.expire(at: .now).events }
  }
}

/// What shows widgets: a page, a panel, a display that fetches pictures.
public struct Viewer: Sendable, Equatable {
  public let name: String
  /// Ids of the widgets in sight.
  public let instances: [String]
  /// Whether somebody touches it; nil where it does not tell.
  public let isUsed: Bool?
  /// Whether an event stream of it is open.
  public let isConnected: Bool
  public let since: Date
  /// Seconds for which it is still believed; nil: as long as its stream is open.
  public let remaining: TimeInterval?

  /// Whether a viewer may be called so: 1 to 64 letters, digits, dots, dashes and underscores.
  public static func isName(_ text: String) -> Bool { Viewers.isName(text) }
}
