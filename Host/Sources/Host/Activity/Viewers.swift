import Foundation
import Scheduler

/// The widgets that each viewer shows, and who uses one.
///
/// A viewer is whatever shows widgets: a page, a panel on the wall, a display that fetches pictures. Each reports all that it shows, as often as
/// it likes; a widget is visible while at least one viewer shows it.
struct Viewers {
  struct Report: Equatable {
    var instances: Set<InstanceID> = []
    /// Whether somebody touches it; nil where the viewer cannot tell.
    var isUsed: Bool?
    /// Open event streams of the viewer.
    var connections = 0
    /// When its report expires; nil: when its last stream ends. The continuous clock is never set and runs while the machine sleeps.
    var lease: ContinuousClock.Instant?
    let since: Date
  }

  /// What a report changes.
  struct Change: Equatable {
    /// Widgets that became visible, and that are visible no more.
    var began: [InstanceID] = []
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

  /// How many viewers there may be at a time. No household has so many; it bounds memory.
  static let limit = 256
  /// How long a report without an event stream and without a duration is valid, seconds.
  static let usualLease: TimeInterval = 90
  /// The longest duration of a report, seconds.
  static let longestLease: TimeInterval = 86_400

  static func isName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.utf8.allSatisfy { Character(UnicodeScalar($0)).isNameCharacter }
  }

  /// Checks that a viewer is known or can be added.
  ///
  /// - Throws: ``HostError/malformedViewer(_:)``, ``HostError/tooManyViewers(_:)``.
  func admit(_ name: String) throws(HostError) {
    guard Self.isName(name) else { throw .malformedViewer(name) }
    // Displays that fetch pictures are kept under other names and do not count.
    guard all[name] != nil || all.keys.count(where: Self.isName) < Self.limit else { throw .tooManyViewers(Self.limit) }
  }

  /// A viewer shows these widgets from now on.
  ///
  /// - Parameters:
  ///   - seconds: how long the report is valid; nil: as long as an event stream is open, without one for the usual lease.
  ///   - now: `date` by the clock of leases.
  mutating func show(
    _ instances: Set<InstanceID>, on name: String, isUsed: Bool?, for seconds: TimeInterval?, at date: Date, now: ContinuousClock.Instant = .now
  ) -> Change {
    let isConnected = all[name].map { $0.connections > 0 } ?? false
    let lease = seconds ?? (isConnected ? nil : Self.usualLease)
    return report(name, instances, isUsed: isUsed, lease: lease.map { now + .seconds(min($0, Self.longestLease)) }, at: date)
  }

  /// A display has fetched a widget's picture. Of several displays with the same picture the one that shows it longest counts.
  mutating func showPicture(of id: InstanceID, for seconds: TimeInterval, at date: Date, now: ContinuousClock.Instant = .now) -> Change {
    let name = "picture:\(id)"
    let lease = now + .seconds(min(max(seconds, 1), Self.longestLease))
    return report(name, [id], isUsed: nil, lease: max(lease, all[name]?.lease ?? lease), at: date)
  }

  /// Returns the viewers, by name.
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

  /// An event stream of the viewer is open; its report is valid for as long.
  mutating func connect(_ name: String, at date: Date) {
    all[name, default: Report(since: date)].connections += 1
    all[name]?.lease = nil
  }

  /// A stream was closed. With the last one the viewer is removed.
  mutating func disconnect(_ name: String) -> Change {
    change {
      $0.all[name]?.connections -= 1
      if $0.all[name]?.connections ?? 0 <= 0 { $0.all[name] = nil }
    }
  }

  /// A viewer shows nothing any more.
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

  /// A widget was removed from the device.
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
  /// Whether somebody touches it; nil where the viewer cannot tell.
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
