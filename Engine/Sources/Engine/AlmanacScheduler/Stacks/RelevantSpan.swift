import Foundation

/// A time during which a widget is relevant, as its provider's `relevance()` or its app says (Specification B5). The host makes one of each context: of a
/// date, or of a place for as long as the device is there.
public struct RelevantSpan: Codable, Hashable, Sendable {
  /// What makes the widget relevant.
  public enum Reason: String, Codable, Sendable, CaseIterable {
    /// An instant or an interval.
    case date
    /// The device is at a place.
    case location
  }

  /// What makes the widget relevant.
  public let reason: Reason
  /// From when on.
  public let start: Date
  /// Until when, not included; nil: until the host says otherwise.
  public let end: Date?
  /// A number of the configuration that the context is about: equal numbers mean equal configurations; nil: it names none.
  public let configuration: UInt64?

  /// Creates a span; nil if its dates cannot be computed with, or if it has no length.
  public init?(_ reason: Reason, from start: Date, to end: Date? = nil, configuration: UInt64? = nil) {
    guard start.isUsable, end.map({ $0.isUsable && $0 > start }) ?? true else { return nil }
    (self.reason, self.start, self.end, self.configuration) = (reason, start, end, configuration)
  }

  /// The device is at a place still after the clock went back.
  func rewound(to now: Date) -> RelevantSpan {
    reason == .location ? RelevantSpan(reason, from: min(start, now), to: end, configuration: configuration) ?? self : self
  }

  func contains(_ date: Date) -> Bool { start <= date && end.map { date < $0 } ?? true }
}

extension [RelevantSpan] {
  /// The most spans of one widget.
  static let most = 400

  /// Returns the span that contains `date`, or nil. If several do, it returns the one that began last.
  func holding(at date: Date) -> RelevantSpan? { self.filter { $0.contains(date) }.max { $0.start < $1.start } }

  /// Returns when a span begins or ends next after `date`; nil: never.
  func change(after date: Date) -> Date? { lazy.flatMap { [$0.start, $0.end].compactMap(\.self) }.filter { $0 > date }.min() }
}
