import Foundation
import Scheduler

/// A timeline as a provider gave it, and when it was asked: what the lint reads.
public struct ObservedTimeline: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public var date: Date
    /// Tells whether two entries look the same; nil where nobody knows.
    public var content: String?

    public init(date: Date, content: String? = nil) {
      self.date = date
      self.content = content
    }
  }

  public var askedAt: Date
  public var entries: [Entry]
  public var policy: TimelineSummary.Policy
  /// Where the device was.
  public var timeZone: TimeZone

  public init(askedAt: Date, entries: [Entry], policy: TimelineSummary.Policy, timeZone: TimeZone = .gmt) {
    self.askedAt = askedAt
    self.entries = entries.sorted { $0.date < $1.date }
    self.policy = policy
    self.timeZone = timeZone
  }
}
