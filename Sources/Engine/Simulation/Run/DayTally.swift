import Foundation
import Scheduler

/// What one day of one device came to.
public struct DayTally: Equatable, Sendable {
  /// By widget, in the order of the simulation's.
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
    }
  }
}

/// What one day of one widget came to.
public struct InstanceTally: Equatable, Sendable {
  /// Reloads that took a token.
  public internal(set) var budgeted = 0
  /// Reloads that cost nothing.
  public internal(set) var free = 0
  /// Wishes that were denied for want of a token.
  public internal(set) var denied = 0
  /// For each look, for how long it showed what its timeline wanted replaced, seconds.
  public internal(set) var stale: [TimeInterval] = []
  /// For each look at a timeline, how long ago that had come, seconds.
  public internal(set) var ages: [TimeInterval] = []

  /// Looks at it.
  public var views: Int { stale.count }
  public var medianStaleness: TimeInterval { percentile(0.5) }

  /// The staleness that so large a part of the looks did not exceed; 0 without looks.
  public func percentile(_ part: Double) -> TimeInterval {
    guard !stale.isEmpty else { return 0 }
    let rank = Int((part * Double(stale.count)).rounded(.up))
    return stale.sorted()[min(stale.count, max(1, rank)) - 1]
  }
}
