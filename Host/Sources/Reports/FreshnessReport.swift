import AlmanacScheduler
import Foundation
import Host

/// `GET /v1/instances/{id}/why`: whether a widget is fresh, and why.
public struct FreshnessReport: Codable, Sendable {
  public struct Budget: Codable, Sendable {
    public let tokens: Double
    /// The largest number of tokens that can be saved up.
    public let capacity: Double
    /// Reloads that the widget gets in a usual day.
    public let daily: Double
    /// Views of the widget a day; null = no viewer has ever reported views.
    @ExplicitNull public var viewsPerDay: Double?
    /// Whether the widget is in its learning period, in which every widget gets more reloads.
    public let learning: Bool
    /// When the next whole token is available; null = one is available now, or none will be until an event changes the budget.
    @ExplicitNull public var nextToken: Date?
    /// What lowers the budget: `lowPower`, `metered`, `offline`, `share`, `asleep`.
    public let lowered: [String]
  }
  public struct Sentences: Codable, Sendable {
    public let freshness, budget: String
    /// Whether the widget got the device's location at its newest request; null = its app does not use it, or there was no request yet.
    @ExplicitNull public var location: String?
    /// Where the widget is in its stack and what a rotation compares; null = it is in none.
    @ExplicitNull public var stack: String?
  }
  public let instance: String
  public let at: Date
  public let fresh: Bool
  @ExplicitNull public var staleSince: Date?
  /// The earliest date of the next reload; null = only an event can lead to one, or no reload is requested.
  @ExplicitNull public var next: Date?
  /// The rule that delays the requested reload; null = none does.
  @ExplicitNull public var rule: String?
  /// Whether any viewer shows the widget now.
  public let visible: Bool
  public let budget: Budget
  /// Explanations for people; times are in the device's time zone.
  public let sentences: Sentences
  /// Newest first.
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
    visible = reasons.isVisible
    budget = Budget(
      tokens: rounded(reasons.budget.tokens), capacity: rounded(allotment.capacity), daily: rounded(allotment.daily * allotment.share),
      viewsPerDay: allotment.viewsPerDay.map(rounded), learning: allotment.isLearning, nextToken: reasons.budget.nextToken,
      lowered: reasons.budget.lowered.map(\.rawValue))
    sentences = Sentences(
      freshness: reasons.freshnessSentence, budget: reasons.budgetSentence, location: reasons.locationSentence,
      stack: reasons.stackSentence)
    decisions = reasons.decisions.map(DecisionReport.init)
  }
}
