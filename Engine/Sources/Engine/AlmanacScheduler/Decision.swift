import Foundation

/// One recorded answer of the scheduler to a reload request, or one turn of a stack (Specification B5, C11).
public struct Decision: Equatable, Sendable, Identifiable {
  /// What became of the request. The raw values are stored and printed.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// The reload was started and took a token.
    case granted
    /// The reload was started and cost nothing.
    case free
    /// The reload was not started yet; the request stays pending.
    case deferred
    /// The reload was not started, because the budget is spent; the request stays pending until a token is available.
    case denied
    /// Not a reload: the widget came to the top of its stack, or its list was ordered anew (Specification B5).
    case rotated

    /// The outcomes of requests for a timeline.
    public static let ofReloads: [Outcome] = [.granted, .free, .deferred, .denied]
  }

  /// Number of the decision on its device, from 1, ascending.
  public var id: UInt64
  /// The instant of the event that led to the decision.
  public var at: Date
  /// The widget that the request is for.
  public var instance: InstanceID
  /// Why a timeline was requested.
  public var trigger: ReloadReason
  /// The ``ReloadRule/name`` of the rule that decided.
  public var rule: String
  /// The requirement that the rule implements: an id in `Documentation/Specification.md`, such as `C5`.
  public var requirement: String
  /// Whether the reload was started, and whether it took a token.
  public var outcome: Outcome
  /// Tokens before the decision.
  public var budgetBefore: Double
  /// Tokens after the decision: fewer if the reload took a token, more if one was refunded.
  public var budgetAfter: Double
  /// The earliest date at which the request can be granted; nil: it has been granted, or only an event can release it.
  public var next: Date?
  /// More about what happened, such as how an attempt failed.
  public var detail: String?

  /// Creates a record of a decision.
  public init(
    id: UInt64, at: Date, instance: InstanceID, trigger: ReloadReason, rule: String, requirement: String, outcome: Outcome, budgetBefore: Double,
    budgetAfter: Double, next: Date? = nil, detail: String? = nil
  ) {
    self.id = id
    self.at = at
    self.instance = instance
    self.trigger = trigger
    self.rule = rule
    self.requirement = requirement
    self.outcome = outcome
    self.budgetBefore = budgetBefore
    self.budgetAfter = budgetAfter
    self.next = next
    self.detail = detail
  }
}

extension Decision: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, at, instance, trigger, rule, outcome, budgetBefore, budgetAfter, next, detail, sentence
    // The key of stored decisions.
    case requirement = "row"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(UInt64.self, forKey: .id),
      at: try container.decode(Date.self, forKey: .at),
      instance: try container.decode(InstanceID.self, forKey: .instance),
      trigger: try container.decode(ReloadReason.self, forKey: .trigger),
      rule: try container.decode(String.self, forKey: .rule),
      requirement: try container.decode(String.self, forKey: .requirement),
      outcome: try container.decode(Outcome.self, forKey: .outcome),
      budgetBefore: try container.decode(Double.self, forKey: .budgetBefore),
      budgetAfter: try container.decode(Double.self, forKey: .budgetAfter),
      next: try container.decodeIfPresent(Date.self, forKey: .next),
      detail: try container.decodeIfPresent(String.self, forKey: .detail))
  }

  /// Also writes the sentence, for readers of the JSON; decoding ignores it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(at, forKey: .at)
    try container.encode(instance, forKey: .instance)
    try container.encode(trigger, forKey: .trigger)
    try container.encode(rule, forKey: .rule)
    try container.encode(requirement, forKey: .requirement)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(budgetBefore, forKey: .budgetBefore)
    try container.encode(budgetAfter, forKey: .budgetAfter)
    try container.encodeIfPresent(next, forKey: .next)
    try container.encodeIfPresent(detail, forKey: .detail)
    try container.encode(sentence, forKey: .sentence)
  }
}
