import AlmanacScheduler
import Foundation

/// A timeline as a provider returned it, and when it was requested: the input of ``TimelineLint``.
public struct ObservedTimeline: Equatable, Sendable {
  /// One entry of a timeline.
  public struct Entry: Equatable, Sendable {
    /// The entry's date.
    public var date: Date
    /// A string that is equal for entries that are drawn alike; nil if unknown.
    public var content: String?

    /// Creates an entry.
    public init(date: Date, content: String? = nil) {
      self.date = date
      self.content = content
    }
  }

  /// When the timeline was requested.
  public var requestedAt: Date
  /// The entries, sorted by date.
  public var entries: [Entry]
  /// When the provider wants the next timeline.
  public var policy: TimelineSummary.Policy
  /// The device's time zone.
  public var timeZone: TimeZone

  /// Creates a timeline and sorts its entries by date.
  public init(requestedAt: Date, entries: [Entry], policy: TimelineSummary.Policy, timeZone: TimeZone = .gmt) {
    self.requestedAt = requestedAt
    self.entries = entries.sorted { $0.date < $1.date }
    self.policy = policy
    self.timeZone = timeZone
  }
}
