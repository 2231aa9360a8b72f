import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Host

/// A recorded track that a simulated device follows, and what its apps may know of it (Specification C12, E2).
public struct SimulatedTravel: Sendable {
  private let track: RecordedTrack
  private let permission: LocationPermission
  private let start: Date

  /// - Parameters:
  ///   - track: its first point is played on the first day, at the time of the day in GMT at which it was recorded.
  ///   - permission: the setting of all apps.
  ///   - midnight: the start of the first day.
  public init(track: RecordedTrack, permission: LocationPermission, midnight: Date) {
    self.track = track
    self.permission = permission
    let recorded = track.points[0].date.timeIntervalSince1970
    let firstDay = (midnight.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let today = Date(timeIntervalSince1970: firstDay + recorded.truncatingRemainder(dividingBy: 86_400))
    start = today >= midnight ? today : today.addingTimeInterval(86_400)
  }

  /// Whether widgets can get the location at all.
  var allowsWidgets: Bool { permission.allowsWidgets }

  /// When the device moves far, from `first` to `end`.
  func significantChanges(from first: Date, to end: Date) -> [Date] {
    track.significantChanges(start: start, from: first, to: end)
  }

  /// Where a context of a place counts for the widgets of an app, as on a device: the app learns nothing of it.
  func place(isDeclared: Bool, at now: Date) -> DeviceLocation? {
    LocationAnswer.ofTrack(
      track, start: start, permission: permission, isDeclared: isDeclared, isInUse: true, isVisible: true, lastSeenAt: nil, at: now
    ).location
  }

  /// What the widget's extension may know about the location now.
  func context(for widget: SimulatedWidgetState, isDeclared: Bool, at now: Date) -> LocationContext {
    LocationAnswer.ofTrack(
      track, start: start, permission: permission, isDeclared: isDeclared, isInUse: widget.isInUse, isVisible: widget.isVisible,
      lastSeenAt: widget.lastSeenAt, at: now
    ).message
  }
}

/// What the location rules need to know about a simulated widget.
public struct SimulatedWidgetState: Sendable {
  let isInUse, isVisible: Bool
  /// Whether it is in a stack that the system may turn.
  let isTurned: Bool
  let lastSeenAt: Date?

  /// Reads a widget from the scheduler's state.
  init(_ id: InstanceID, of app: AppID, in state: DeviceState) {
    let (widget, app) = (state.instances[id], state.apps[app])
    isInUse = app.map { $0.isForeground || $0.isInSession } ?? false
    isVisible = widget?.isVisible ?? false
    isTurned = state.stack(of: id)?.rotates == true
    lastSeenAt = [widget?.lastViewedAt, widget?.addedAt].compactMap { $0 }.max()
  }
}
