import Foundation
import Scheduler

/// What a widget answers when it is asked for a timeline.
public struct SimulatedTimeline: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    case timeline(dates: [Date], policy: TimelineSummary.Policy)
    case failure(AttemptFailure)
  }
  public var outcome: Outcome
  /// How long the answer takes, seconds of the virtual clock.
  public var latency: TimeInterval

  public init(_ outcome: Outcome, latency: TimeInterval = 0.2) {
    self.outcome = outcome
    self.latency = latency
  }
}

/// A widget's question for a timeline.
public struct SimulatedTimelineRequest: Equatable, Sendable {
  public let widget: SimulatedWidget
  public let reason: ReloadReason
  public let attempt: AttemptID
  /// What the widget's clock shows.
  public let now: Date
}
