import Foundation
import Scheduler

/// Which viewer has which widgets in sight, and who uses one.
///
/// A viewer is whatever shows widgets: a page, a panel on the wall, a picture that a display fetches. Each tells all that it shows, as often as
/// it likes; what counts is whether any viewer shows a widget at all.
struct Viewers {
  struct Viewer: Equatable {
    var instances: Set<InstanceID> = []
    /// Whether somebody touches it; nil where that cannot be told.
    var isUsed: Bool?
    /// Event streams that are open for it.
    var connections = 0
    /// Until when it is believed; nil: as long as a stream of it is open. By a clock that nobody sets and that runs while the machine sleeps.
    var lease: ContinuousClock.Instant?
    let since: Date
  }

  /// What a report changes.
  struct Change: Equatable {
    var began: [InstanceID] = []
    var ended: [InstanceID] = []
    /// Whether the device is in use, where that is news.
    var isUsed: Bool?

    /// What the scheduler is to be told.
    var events: [SchedulerEvent] {
      var events: [SchedulerEvent] = []
      if let isUsed { events.append(.deviceActivity(isUsed ? .active : .idle)) }
      return events + ended.map(SchedulerEvent.viewEnded) + began.map(SchedulerEvent.viewBegan)
    }
  }

  private(set) var all: [String: Viewer] = [:]
  /// How many viewers show each widget.
  private var viewerCounts: [InstanceID: Int] = [:]

  /// Viewers at a time; more are a mistake or mischief.
  static let limit = 256
  /// How long a viewer without a stream is believed unless it says otherwise, seconds.
  static let usualLease: TimeInterval = 90
  /// The longest that one can say, seconds.
  static let longestLease: TimeInterval = 86_400

  static func isName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.utf8.allSatisfy { Character(UnicodeScalar($0)).isNameCharacter }
  }

  /// Whether a viewer can be taken on, or is known.
  func hasRoom(for name: String) -> Bool { all[name] != nil || all.keys.count(where: Self.isName) < Self.limit }

  /// What a viewer shows from now on, in place of what it showed before.
  mutating func report(
    _ name: String, _ instances: Set<InstanceID>, isUsed: Bool?, lease: ContinuousClock.Instant?, at date: Date
  ) -> Change {
    change {
      var viewer = $0.all[name] ?? Viewer(since: date)
      viewer.instances = instances
      if let isUsed { viewer.isUsed = isUsed }
      viewer.lease = lease
      $0.all[name] = viewer
    }
  }

  /// An event stream for the viewer is open; what it shows is believed for as long.
  mutating func connect(_ name: String, at date: Date) {
    all[name, default: Viewer(since: date)].connections += 1
    all[name]?.lease = nil
  }

  /// A stream is gone; with the last one, all that the viewer shows.
  mutating func disconnect(_ name: String) -> Change {
    change {
      $0.all[name]?.connections -= 1
      if $0.all[name]?.connections ?? 0 <= 0 { $0.all[name] = nil }
    }
  }

  mutating func remove(_ name: String) -> Change {
    change {
      // Its stream may still be open, and say more.
      if $0.all[name]?.connections ?? 0 > 0 {
        $0.all[name]?.instances = []
        $0.all[name]?.isUsed = nil
      } else {
        $0.all[name] = nil
      }
    }
  }

  mutating func removeAll() -> Change { change { $0.all = [:] } }

  /// Lets go of what is believed no longer.
  mutating func expire(at now: ContinuousClock.Instant) -> Change {
    change { viewers in
      for (name, viewer) in viewers.all where viewer.lease.map({ $0 <= now }) ?? false { viewers.all[name] = nil }
    }
  }

  /// A widget is gone; nobody sees it any more.
  mutating func forget(_ instance: InstanceID) {
    guard viewerCounts.removeValue(forKey: instance) != nil else { return }
    for name in all.keys { all[name]?.instances.remove(instance) }
  }

  /// When the next one is believed no longer.
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
