import Foundation

/// The record of one ruling on one wish for a new timeline (Specification C11).
public struct Decision: Equatable, Sendable, Identifiable {
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// The reload was asked for and took a token.
    case granted
    /// The reload was asked for and cost nothing.
    case free
    /// Not yet; it stays wished for.
    case deferred
    /// Not now, for want of budget or leave; it stays wished for and is granted when that comes.
    case denied
  }

  /// Numbers the decisions of a device, from 1, in order.
  public var id: UInt64
  public var at: Date
  public var instance: InstanceID
  /// Why a timeline was wished for.
  public var trigger: ReloadReason
  /// The rule that decided, by its ``ReloadRule/name``.
  public var rule: String
  /// The rule's row in the specification, such as `C5`.
  public var row: String
  public var outcome: Outcome
  /// Tokens before and after.
  public var budgetBefore: Double
  public var budgetAfter: Double
  /// When the wish can be granted at the earliest; nil when it has been, or when only an event can release it.
  public var next: Date?
  /// What else is to be told, such as how an attempt failed.
  public var detail: String?

  public init(
    id: UInt64, at: Date, instance: InstanceID, trigger: ReloadReason, rule: String, row: String, outcome: Outcome, budgetBefore: Double,
    budgetAfter: Double, next: Date? = nil, detail: String? = nil
  ) {
    self.id = id
    self.at = at
    self.instance = instance
    self.trigger = trigger
    self.rule = rule
    self.row = row
    self.outcome = outcome
    self.budgetBefore = budgetBefore
    self.budgetAfter = budgetAfter
    self.next = next
    self.detail = detail
  }
}

extension Decision: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, at, instance, trigger, rule, row, outcome, budgetBefore, budgetAfter, next, detail, sentence
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(UInt64.self, forKey: .id),
      at: try container.decode(Date.self, forKey: .at),
      instance: try container.decode(InstanceID.self, forKey: .instance),
      trigger: try container.decode(ReloadReason.self, forKey: .trigger),
      rule: try container.decode(String.self, forKey: .rule),
      row: try container.decode(String.self, forKey: .row),
      outcome: try container.decode(Outcome.self, forKey: .outcome),
      budgetBefore: try container.decode(Double.self, forKey: .budgetBefore),
      budgetAfter: try container.decode(Double.self, forKey: .budgetAfter),
      next: try container.decodeIfPresent(Date.self, forKey: .next),
      detail: try container.decodeIfPresent(String.self, forKey: .detail))
  }

  /// Writes the sentence too; reading makes it anew.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(at, forKey: .at)
    try container.encode(instance, forKey: .instance)
    try container.encode(trigger, forKey: .trigger)
    try container.encode(rule, forKey: .rule)
    try container.encode(row, forKey: .row)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(budgetBefore, forKey: .budgetBefore)
    try container.encode(budgetAfter, forKey: .budgetAfter)
    try container.encodeIfPresent(next, forKey: .next)
    try container.encodeIfPresent(detail, forKey: .detail)
    try container.encode(sentence, forKey: .sentence)
  }
}
