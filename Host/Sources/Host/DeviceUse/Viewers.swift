import AlmanacScheduler
import Foundation

/// The widgets that each viewer shows, and which viewers are in use.
///
/// A viewer is whatever shows widgets: a page, a panel on the wall, a display that fetches pictures. Each report lists all widgets that the viewer
/// shows and replaces the one before. A widget is visible while at least one viewer shows it.
struct Viewers {
  struct Report: Equatable {
    var instances: Set<InstanceID> = []
    /// Whether a person is using it; nil if the viewer cannot detect that.
    var isUsed: Bool?
    /// Open event streams of the viewer.
    var connections = 0
    /// When its report expires; nil: when its last stream ends. The continuous clock is never set and runs while the machine sleeps.
    var lease: ContinuousClock.Instant?
    let since: Date
  }

  /// The changes that follow from a report.
  struct Change: Equatable {
    /// Widgets that became visible.
    var began: [InstanceID] = []
    /// Widgets that are no longer visible.
    var ended: [InstanceID] = []
    /// Whether the device is in use; nil: as before.
    var isUsed: Bool?

    var events: [SchedulerEvent] {
      var events: [SchedulerEvent] = []
      if let isUsed { events.append(.deviceActivity(isUsed ? .active : .idle)) }
      return events + ended.map(SchedulerEvent.viewEnded) + began.map(SchedulerEvent.viewBegan)
    }
  }

  private(set) var all: [String: Report] = [:]
  /// How many viewers show each widget.
  private var viewerCounts: [InstanceID: Int] = [:]

  /// Largest number of viewers at a time. It bounds memory and is far above the number in a household.
  static let limit = 256
  /// How long a report without a duration is valid while no event stream is open, in seconds.
  static let usualLease: TimeInterval = 90
  /// Longest duration of a report, in seconds.
  static let longestLease: TimeInterval = 86_400

  static func isName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.utf8.allSatisfy { Character(UnicodeScalar($0)).isNameCharacter }
  }

  /// Checks that a viewer is known or can be added.
  ///
  /// - Throws: ``HostError/malformedViewer(_:)``, ``HostError/tooManyViewers(_:)``.
  func admit(_ name: String) throws(HostError) {
    guard Self.isName(name) else { throw .malformedViewer(name) }
    // Displays that fetch pictures have names that `isName` rejects, so they do not count.
    guard all[name] != nil || all.keys.count(where: Self.isName) < Self.limit else { throw .tooManyViewers(Self.limit) }
  }

  /// Records that a viewer shows these widgets from now on.
  ///
  /// - Parameters:
  ///   - seconds: how long the report is valid; nil: as long as an event stream is open, without one for the usual lease.
  ///   - now: the same instant as `date`, on the clock that leases use.
  mutating func show(
    _ instances: Set<InstanceID>, on name: String, isUsed: Bool?, for seconds: TimeInterval?, at date: Date, now: ContinuousClock.Instant = .now
  ) -> Change {
    let isConnected = all[name].map { $0.connections > 0 } ?? false
    let lease = seconds ?? (isConnected ? nil : Self.usualLease)
    return report(name, instances, isUsed: isUsed, lease: lease.map { now + .seconds(min($0, Self.longestLease)) }, at: date)
  }

  /// Records that a display has fetched a widget's picture. If several displays show the same picture, the longest lease counts.
  mutating func showPicture(of id: InstanceID, for seconds: TimeInterval, at date: Date, now: ContinuousClock.Instant = .now) -> Change {
    let name = "picture:\(id)"
    let lease = now + .seconds(min(max(seconds, 1), Self.longestLease))
    return report(name, [id], isUsed: nil, lease: max(lease, all[name]?.lease ?? lease), at: date)
  }

  /// Returns the viewers, sorted by name.
  func list(at now: ContinuousClock.Instant) -> [Viewer] {
    all.sorted { $0.key < $1.key }.map { name, viewer in
      Viewer(
        name: name, instances: viewer.instances.sorted().map(\.rawValue), isUsed: viewer.isUsed, isConnected: viewer.connections > 0,
        since: viewer.since, remaining: viewer.lease.map { max(0, now.duration(to: $0) / .seconds(1)) })
    }
  }

  /// Sets what a viewer shows and until when.
  mutating func report(
    _ name: String, _ instances: Set<InstanceID>, isUsed: Bool?, lease: ContinuousClock.Instant?, at date: Date
  ) -> Change {
    change {
      var viewer = $0.all[name] ?? Report(since: date)
      viewer.instances = instances
      if let isUsed { viewer.isUsed = isUsed }
      viewer.lease = lease
      $0.all[name] = viewer
    }
  }

  /// Records an open event stream of the viewer. Its report stays valid while a stream is open.
  mutating func connect(_ name: String, at date: Date) {
    all[name, default: Report(since: date)].connections += 1
    all[name]?.lease = nil
  }

  /// Records that an event stream was closed. Closing the last one removes the viewer.
  mutating func disconnect(_ name: String) -> Change {
    change {
      $0.all[name]?.connections -= 1
      if $0.all[name]?.connections ?? 0 <= 0 { $0.all[name] = nil }
    }
  }

  /// Records that a viewer no longer shows anything.
  mutating func remove(_ name: String) -> Change {
    change {
      // With a stream open the viewer stays connected and may report again.
      if $0.all[name]?.connections ?? 0 > 0 {
        $0.all[name]?.instances = []
        $0.all[name]?.isUsed = nil
      } else {
        $0.all[name] = nil
      }
    }
  }

  mutating func removeAll() -> Change { change { $0.all = [:] } }

  /// Removes viewers whose lease has expired.
  mutating func expire(at now: ContinuousClock.Instant) -> Change {
    change { viewers in
      for (name, viewer) in viewers.all where viewer.lease.map({ $0 <= now }) ?? false { viewers.all[name] = nil }
    }
  }

  /// Forgets a widget that was removed from the device.
  mutating func forget(_ instance: InstanceID) {
    guard viewerCounts.removeValue(forKey: instance) != nil else { return }
    for name in all.keys { all[name]?.instances.remove(instance) }
  }

  /// When the next lease expires.
  var nextExpiry: ContinuousClock.Instant? { all.values.compactMap(\.lease).min() }

  private var isUsed: Bool { all.values.contains { $0.isUsed == true } }

  private mutating func change(_ body: (inout Viewers) -> Void) -> Change {
    let (before, wasUsed) = (viewerCounts, isUsed)
    body(&self)
    viewerCounts = all.values.reduce(into: [:]) { counts, viewer in for instance in viewer.instances { counts[instance, default: 0] += 1 } }
    return Change(
      began: viewerCounts.keys.filter { before[$0] == nil }.sorted(), ended: before.keys.filter { viewerCounts[$0] == nil }.sorted(),
      isUsed: isUsed == wasUsed ? nil : isUsed)
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isASCII && (isLetter || isNumber || self == "-" || self == "." || self == "_") }
}

/// What shows widgets: a page, a panel, a display that fetches pictures.
public struct Viewer: Sendable, Equatable {
  /// The name that the viewer chose, or `picture:` and a widget's id.
  public let name: String
  /// Ids of the visible widgets.
  public let instances: [String]
  /// Whether a person is using it; nil if the viewer cannot detect that.
  public let isUsed: Bool?
  /// Whether an event stream of it is open.
  public let isConnected: Bool
  /// When the viewer first reported or connected.
  public let since: Date
  /// Seconds until its report expires; nil: when its event stream ends.
  public let remaining: TimeInterval?

  /// Returns whether a viewer may have this name: 1 to 64 letters, digits, dots, dashes and underscores.
  public static func isName(_ text: String) -> Bool { Viewers.isName(text) }
}
