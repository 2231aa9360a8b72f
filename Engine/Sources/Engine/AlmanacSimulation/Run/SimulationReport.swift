import AlmanacScheduler
import Foundation

/// A simulation's outcome, as `almanac simulate --json` prints it.
public struct SimulationReport: Codable, Equatable, Sendable {
  /// The numbers of one day.
  public struct Day: Codable, Equatable, Sendable {
    /// The day's number, from 1.
    public let day: Int
    /// The numbers of each widget, in the order of ``DeviceSimulation/widgets``.
    public let instances: [Instance]
    /// How often the host's timer woke it.
    public let wakeups: Int
  }

  /// The numbers of one widget on one day.
  public struct Instance: Codable, Equatable, Sendable {
    /// The widget's id.
    public let id: InstanceID
    /// The name of the widget's kind.
    public let kind: String
    /// The family's WidgetKit name, such as `systemMedium`.
    public let family: String
    /// How often the widget reloaded.
    public let reloads: Reloads
    /// How stale the widget was when it was viewed.
    public let staleSeconds: Staleness
    /// The number of views.
    public let views: Int
    /// How often the widget came to the top of its stack; absent outside of stacks.
    public let rotations: Int?
  }

  /// How often a widget reloaded.
  public struct Reloads: Codable, Equatable, Sendable {
    /// Reloads that took a token.
    public let budgeted: Int
    /// Reloads that cost nothing.
    public let free: Int
    /// Requests that were denied because the budget was spent.
    public let denied: Int
  }

  /// For how long the viewed timeline was already due to be replaced, in seconds; 0 for a view of a fresh one.
  public struct Staleness: Codable, Equatable, Sendable {
    /// The number of seconds that half of the views did not exceed.
    public let median: Double
    /// The number of seconds that 95 of 100 views did not exceed.
    public let p95: Double
  }

  /// The seed of the random instants.
  public let seed: UInt64
  /// The days, in order.
  public let days: [Day]
  /// The number of decisions.
  public let decisions: Int
  /// SHA-256 of the decision log in hexadecimal digits: equal for equal runs.
  public let digest: String

  /// Creates the report of a simulation that has ended.
  ///
  /// - Parameters:
  ///   - seed: the simulation's seed.
  ///   - decisions: how many decisions were made.
  ///   - digest: SHA-256 of the decisions' lines, `Decision.logLine`.
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
            staleSeconds: Staleness(median: tally.medianStaleness, p95: tally.percentile(0.95)), views: tally.views,
            rotations: simulation.state.stack(of: widget.id) == nil ? nil : tally.rotations)
        }, wakeups: day.wakeUps)
    }
  }
}
