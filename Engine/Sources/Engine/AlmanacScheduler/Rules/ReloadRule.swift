import AlmanacProfiles
import Foundation

/// One rule of the reload engine: the requirement that it implements, when it applies and its sentence for people.
///
/// Each rule is a value in its own file; ``ReloadRules`` lists them in the order of evaluation.
public struct ReloadRule: Sendable {
  /// Stable name, stored in decisions.
  public let name: String
  /// The requirement that the rule implements: an id in `Documentation/Specification.md`, such as `C5`.
  public let requirement: String
  let effect: Effect
  /// One clause that says why, ending in a full stop.
  let sentence: @Sendable (Decision) -> String

  enum Effect: Sendable {
    /// Makes reloads for some reasons immediate and free.
    case frees(@Sendable (ReloadReason) -> Bool)
    /// Holds a request back until the instant that the closure returns, with this outcome. `.distantFuture`: until an event releases it; nil: does
    /// not hold it.
    case holds(Decision.Outcome, Hold)
    /// Decides nothing; names an outcome that an event records.
    case records
  }

  /// Returns the instant until which a request of an instance is held back. Three arguments instead of one value, because an instance is too large to
  /// copy for each rule.
  typealias Hold = @Sendable (_ request: ReloadRequest, _ instance: InstanceState, _ step: Step) -> Date?
}
