import Foundation
import Host
import Scheduler

/// `GET /v1/instances/{id}/why`: how a widget stands, and why.
public struct FreshnessReport: Codable, Sendable {
  public struct Budget: Codable, Sendable {
    public let tokens: Double
    /// The most that can be saved up.
    public let capacity: Double
    /// Reloads a day.
    public let daily: Double
    /// Null = no viewer has told of looks.
    @ExplicitNull public var viewsPerDay: Double?
    public let learning: Bool
    /// When there is a whole token; null = now, or not as things stand.
    @ExplicitNull public var nextToken: Date?
    /// `lowPower`, `metered`, `offline`, `share`, `asleep`.
    public let lowered: [String]
  }
  public struct Sentences: Codable, Sendable {
    public let freshness, budget: String
  }
  public let instance: String
  public let at: Date
  public let fresh: Bool
  @ExplicitNull public var staleSince: Date?
  /// The next chance of a reload; null = only an event can bring it, or no reload is requested.
  @ExplicitNull public var next: Date?
  /// The rule that holds the wish back.
  @ExplicitNull public var rule: String?
  public let visible: Bool
  public let budget: Budget
  /// For people, in the device's time zone.
  public let sentences: Sentences
  /// The newest first.
  public let decisions: [DecisionReport]

  public init(_ reasons: InstanceReasons) {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    let allotment = reasons.budget.allotment
    instance = reasons.instance
    at = reasons.date
    fresh = reasons.freshness.isFresh
    _staleSince = ExplicitNull(wrappedValue: reasons.freshness.staleSince)
    _next = ExplicitNull(wrappedValue: reasons.freshness.next)
    _rule = ExplicitNull(wrappedValue: reasons.freshness.rule)
    visible = reasons.isInSight
    budget = Budget(
      tokens: rounded(reasons.budget.tokens), capacity: rounded(allotment.capacity), daily: rounded(allotment.daily * allotment.share),
      viewsPerDay: allotment.viewsPerDay.map(rounded), learning: allotment.isLearning, nextToken: reasons.budget.nextToken,
      lowered: reasons.budget.lowered.map(\.rawValue))
    sentences = Sentences(freshness: reasons.freshnessSentence, budget: reasons.budgetSentence)
    decisions = reasons.decisions.map(DecisionReport.init)
  }
}
