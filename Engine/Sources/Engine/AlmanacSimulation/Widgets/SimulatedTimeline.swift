import AlmanacScheduler
import Foundation

/// A widget's reply to a request for a timeline.
public struct SimulatedTimeline: Equatable, Sendable {
  /// What a request brought.
  public enum Outcome: Equatable, Sendable {
    /// A timeline with entries at these dates.
    case timeline(dates: [Date], policy: TimelineSummary.Policy)
    /// No timeline.
    case failure(AttemptFailure)
  }
  /// What the request brought.
  public var outcome: Outcome
  /// The entries' relevance in the order of the dates, for stacks; nil and what is missing: the entry has none. Default: none.
  public var relevance: [EntryRelevance?]
  /// When the widget is relevant besides its entries, for stacks; nil: as before. Default: nil.
  public var contexts: [RelevantSpan]?
  /// How long the reply takes, in seconds of the virtual clock; a negative number counts as 0. Default: 0.2.
  public var latency: TimeInterval

  /// Creates a reply.
  public init(_ outcome: Outcome, relevance: [EntryRelevance?] = [], contexts: [RelevantSpan]? = nil, latency: TimeInterval = 0.2) {
    self.outcome = outcome
    self.relevance = relevance
    self.contexts = contexts
    self.latency = latency
  }
}

/// A request for a widget's timeline.
public struct SimulatedTimelineRequest: Equatable, Sendable {
  /// The widget whose timeline is requested.
  public let widget: SimulatedWidget
  /// Why it is requested.
  public let reason: ReloadReason
  /// The attempt that the reply belongs to.
  public let attempt: AttemptID
  /// The instant of the request on the virtual clock.
  public let now: Date
}
