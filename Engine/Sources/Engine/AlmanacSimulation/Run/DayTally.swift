import AlmanacScheduler
import Foundation

/// Counts of one day of one device.
public struct DayTally: Equatable, Sendable {
  /// One per widget, in the order of ``DeviceSimulation/widgets``.
  public internal(set) var instances: [InstanceTally]
  /// How often the host's timer woke it.
  public internal(set) var wakeUps = 0

  init(widgets: Int) { instances = Array(repeating: InstanceTally(), count: widgets) }

  mutating func count(_ decision: Decision, at position: Int) {
    switch decision.outcome {
    case .granted: instances[position].budgeted += 1
    case .free: instances[position].free += 1
    case .denied: instances[position].denied += 1
    case .deferred: break
    case .rotated: instances[position].rotations += 1
    }
  }
}

/// Counts of one day of one widget.
public struct InstanceTally: Equatable, Sendable {
  /// Reloads that took a token.
  public internal(set) var budgeted = 0
  /// Reloads that cost nothing.
  public internal(set) var free = 0
  /// Requests that were denied because the budget was spent.
  public internal(set) var denied = 0
  /// How often it came to the top of its stack.
  public internal(set) var rotations = 0
  /// For each view, for how many seconds a new timeline had been due; 0 if none was due.
  public internal(set) var stale: [TimeInterval] = []
  /// For each view of a timeline, how many seconds ago it was received.
  public internal(set) var ages: [TimeInterval] = []

  /// The number of views.
  public var views: Int { stale.count }
  /// The staleness that half of the views did not exceed, in seconds; 0 without views.
  public var medianStaleness: TimeInterval { percentile(0.5) }

  /// Returns the staleness that the fraction `part` of the views did not exceed, in seconds; 0 without views.
  ///
  /// - Parameter part: 0 to 1.
  public func percentile(_ part: Double) -> TimeInterval {
    guard !stale.isEmpty else { return 0 }
    let rank = Int((part * Double(stale.count)).rounded(.up))
    return stale.sorted()[min(stale.count, max(1, rank)) - 1]
  }
}
