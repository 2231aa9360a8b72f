import AlmanacScheduler
import Foundation
import Store

// Which widgets are visible on which viewer, and which viewers are in use (Specification C6, C7, C9).
extension DeviceHost {
  /// Records that a viewer shows these widgets from now on, in place of those that it showed before.
  ///
  /// The report is valid until the viewer's event stream ends (``connect(viewer:)``), or for `seconds`.
  /// - Parameters:
  ///   - isUsed: whether a person is using the viewer, which counts as use of the device; nil: the viewer cannot detect that.
  ///   - seconds: how long the report is valid; nil: without an event stream `Viewers.usualLease`, with one as long as the stream is open.
  /// - Throws: ``HostError``; then nothing has changed.
  public func show(on viewer: String, _ instances: [String], isUsed: Bool? = nil, for seconds: TimeInterval? = nil) async throws {
    guard isRunning else { throw HostError.notRunning }
    try viewers.admit(viewer)
    let ids = Set(try instances.map { try record($0).id })
    try change {
      let change = $0.show(ids, on: viewer, isUsed: isUsed, for: seconds, at: now)
      // A touch wakes the device even if the viewer was in use before, for instance after the device was reported asleep.
      let wakes = isUsed == true && change.isUsed == nil && state.activity != .active
      return (wakes ? [.deviceActivity(.active)] : []) + change.events
    }
  }

  /// Records that a display has fetched a widget's picture and shows it for `seconds`.
  public func recordView(of instance: String, for seconds: TimeInterval) async throws {
    let id = try record(instance).id
    try change { $0.showPicture(of: id, for: seconds, at: now).events }
  }

  /// Records that a viewer no longer shows anything.
  public func leave(viewer: String) async throws {
    guard Viewers.isName(viewer) else { throw HostError.malformedViewer(viewer) }
    try change { $0.remove(viewer).events }
  }

  /// Records that a viewer has opened an event stream.
  public func connect(viewer: String) async throws {
    try viewers.admit(viewer)
    viewers.connect(viewer, at: now)
    renewLeaseTimer()
  }

  /// Records that a viewer has closed an event stream. Closing the last one removes the viewer.
  public func disconnect(viewer: String) async {
    guard isRunning else { return }
    end { $0.disconnect(viewer).events }
  }

  /// Returns the viewers, sorted by name.
  public func currentViewers() async -> [Viewer] { viewers.list(at: .now) }

  // MARK: Inside

  /// Ends the views, foreground apps and sessions of the host's last run, at the last instant that it recorded.
  func endActivityOfLastRun() throws {
    var events: [SchedulerEvent] = state.sortedInstances.filter { $0.isVisible || $0.isReported }.map { .viewEnded($0.id) }
    for (app, known) in state.apps.sorted(by: { $0.key < $1.key }) {
      if known.isForeground { events.append(.appForeground(app, false)) }
      if known.isInSession { events.append(.appSession(app, false)) }
    }
    try process(events, at: state.lastEventAt)
  }

  /// Ends all views, because the host stops.
  func removeViewers() {
    leaseTimer.cancel()
    guard isRunning else { return }
    end { $0.removeAll().events }
  }

  /// Changes the viewers and processes the resulting events, both or neither.
  private func change(_ body: (inout Viewers) -> [SchedulerEvent]) throws {
    var next = viewers
    try process(body(&next))
    viewers = next
    renewLeaseTimer()
  }

  /// Removes viewers, even if the resulting events cannot be committed.
  private func end(_ body: (inout Viewers) -> [SchedulerEvent]) {
    let events = body(&viewers)
    do {
      try process(events)
    } catch {
      logger.error("the end of a view cannot be recorded: \(error)")
    }
    renewLeaseTimer()
  }

  private func renewLeaseTimer() {
    leaseTimer.set(viewers.nextExpiry) { [weak self] in await self?.leaseExpired() }
  }

  private func leaseExpired() {
    leaseTimer.didExpire()
    guard isRunning else { return }
    end { $0.expire(at: .now).events }
  }
}
