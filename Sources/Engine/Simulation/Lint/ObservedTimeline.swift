import Foundation
import Scheduler

/// A timeline as a provider returned it, and when it was requested: the input of ``TimelineLint``.
public struct ObservedTimeline: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public var date: Date
    /// A string that is equal for entries that are drawn alike; nil if unknown.
    public var content: String?

    public init(date: Date, content: String? = nil) {
      self.date = date
      self.content = content
    }
  }

  public var requestedAt: Date
  public var entries: [Entry]
  public var policy: TimelineSummary.Policy
  /// The device's time zone.
  public var timeZone: TimeZone

  public init(requestedAt: Date, entries: [Entry], policy: TimelineSummary.Policy, timeZone: TimeZone = .gmt) {
    self.requestedAt = requestedAt
    self.entries = entries.sorted { $0.date < $1.date }
    self.policy = policy
    self.timeZone = timeZone
  }
}
