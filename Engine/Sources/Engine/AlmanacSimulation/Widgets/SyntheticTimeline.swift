import AlmanacScheduler
import Foundation

/// A stand-in for a widget's provider: timelines of a fixed shape, computed without an extension.
public struct SyntheticTimeline: Codable, Equatable, Sendable {
  /// When the widget asks for its next timeline.
  public enum Policy: Codable, Equatable, Sendable {
    /// Once the last entry is current.
    case atEnd
    /// This many seconds after the request.
    case after(TimeInterval)
    /// At the next occurrence of this time of day in GMT, plus a random delay of up to `jitter` seconds.
    case aligned(TimeOfDay, jitter: TimeInterval)
    /// Only when a reload is requested.
    case never
  }
  /// The number of entries, the first of them at the instant of the request; at least 1. Default: 1.
  public var entries: Int
  /// Seconds between successive entries. Default: 3600.
  public var spacing: TimeInterval
  /// When the widget asks for its next timeline.
  public var policy: Policy
  /// How many of a thousand replies fail, on average. Default: 0.
  public var failuresPerThousand: Double

  /// The entries' scores, from the first entry on and then from the beginning again; empty: entries have no relevance. Default: empty.
  public var scores: [Double]
  /// For how many seconds an entry is relevant; 0: until the next one. Default: 0.
  public var relevantFor: TimeInterval

  /// Creates a stand-in.
  public init(
    entries: Int = 1, spacing: TimeInterval = 3600, policy: Policy, failuresPerThousand: Double = 0, scores: [Double] = [],
    relevantFor: TimeInterval = 0
  ) {
    self.entries = entries
    self.spacing = spacing
    self.policy = policy
    self.failuresPerThousand = failuresPerThousand
    self.scores = scores
    self.relevantFor = relevantFor
  }

  /// Returns the reply to a request at `now`.
  public func timeline(at now: Date, using generator: inout SeededGenerator) -> SimulatedTimeline {
    if failuresPerThousand > 0, generator.chance(failuresPerThousand / 1000) {
      return SimulatedTimeline(.failure(.init(.provider, "simulated failure")))
    }
    let dates = (0..<max(1, entries)).map { now.addingTimeInterval(Double($0) * spacing) }
    let policy: TimelineSummary.Policy =
      switch policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let seconds): .after(now.addingTimeInterval(seconds))
      case .aligned(let time, let jitter): .after(Self.next(time, after: now).addingTimeInterval(jitter > 0 ? generator.fraction() * jitter : 0))
      }
    let relevance = scores.isEmpty ? [] : dates.indices.map { EntryRelevance(score: Float(scores[$0 % scores.count]), duration: relevantFor) }
    return SimulatedTimeline(.timeline(dates: dates, policy: policy), relevance: relevance)
  }

  private static func next(_ time: TimeOfDay, after now: Date) -> Date {
    let day = 86_400.0
    let midnight = (now.timeIntervalSince1970 / day).rounded(.down) * day
    let date = Date(timeIntervalSince1970: midnight + time.seconds.truncatingRemainder(dividingBy: day))
    return date > now ? date : date.addingTimeInterval(day)
  }
}
