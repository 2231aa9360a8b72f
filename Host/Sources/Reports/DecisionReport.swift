import AlmanacScheduler
import Foundation

/// One decision of the scheduler on a reload request, with its reason (Specification C11).
public struct DecisionReport: Codable, Sendable {
  public struct Budget: Codable, Sendable {
    public let before, after: Double
  }
  public let id: UInt64
  public let date: Date
  public let instance: String
  public let trigger: String
  public let rule: String
  /// The requirement that the rule implements: an id in `Documentation/Specification.md`.
  public let requirement: String
  /// `granted`, `free`, `deferred` or `denied`; `rotated`: no reload, the widget came to the top of its stack.
  public let outcome: String
  public let budget: Budget
  /// The earliest date at which the request can be granted; null = it has been granted, or only an event can release it.
  @ExplicitNull public var next: Date?
  public let sentence: String

  public init(_ decision: Decision) {
    id = decision.id
    date = decision.at
    instance = decision.instance.rawValue
    trigger = decision.trigger.description
    rule = decision.rule
    requirement = decision.requirement
    outcome = decision.outcome.rawValue
    budget = Budget(before: decision.budgetBefore, after: decision.budgetAfter)
    _next = ExplicitNull(wrappedValue: decision.next)
    sentence = decision.sentence
  }
}
