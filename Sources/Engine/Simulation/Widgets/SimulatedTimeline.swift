import Foundation
import Scheduler

/// A widget's reply to a request for a timeline.
public struct SimulatedTimeline: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    case timeline(dates: [Date], policy: TimelineSummary.Policy)
    case failure(AttemptFailure)
  }
  public var outcome: Outcome
  /// How many seconds of the virtual clock the reply takes.
  public var latency: TimeInterval

  public init(_ outcome: Outcome, latency: TimeInterval = 0.2) {
    self.outcome = outcome
    self.latency = latency
  }
}

/// A request for a widget's timeline.
public struct SimulatedTimelineRequest: Equatable, Sendable {
  public let widget: SimulatedWidget
  public let reason: ReloadReason
  public let attempt: AttemptID
  /// The time on the widget's clock.
  public let now: Date
}
