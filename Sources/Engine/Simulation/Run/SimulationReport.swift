import Foundation
import Scheduler

/// A simulation's outcome, as `almanac simulate --json` prints it.
public struct SimulationReport: Codable, Equatable, Sendable {
  public struct Day: Codable, Equatable, Sendable {
    /// From 1.
    public let day: Int
    public let instances: [Instance]
    public let wakeups: Int
  }

  public struct Instance: Codable, Equatable, Sendable {
    public let id: InstanceID
    public let kind: String
    public let family: String
    public let reloads: Reloads
    public let staleSeconds: Staleness
    public let views: Int
  }

  public struct Reloads: Codable, Equatable, Sendable {
    public let budgeted: Int
    public let free: Int
    public let denied: Int
  }

  /// For how many seconds views showed a timeline that was due to be replaced.
  public struct Staleness: Codable, Equatable, Sendable {
    public let median: Double
    public let p95: Double
  }

  public let seed: UInt64
  public let days: [Day]
  public let decisions: Int
  /// SHA-256 of the decision log: equal for equal runs.
  public let digest: String

  public init(of simulation: DeviceSimulation, seed: UInt64, decisions: Int, digest: String) {
    self.seed = seed
    self.decisions = decisions
    self.digest = digest
    days = simulation.days.enumerated().map { index, day in
      Day(
        day: index + 1,
        instances: zip(simulation.widgets, day.instances).map { widget, tally in
          Instance(
            id: widget.id, kind: widget.kind, family: widget.family,
            reloads: Reloads(budgeted: tally.budgeted, free: tally.free, denied: tally.denied),
            staleSeconds: Staleness(median: tally.medianStaleness, p95: tally.percentile(0.95)), views: tally.views)
        }, wakeups: day.wakeUps)
    }
  }
}
