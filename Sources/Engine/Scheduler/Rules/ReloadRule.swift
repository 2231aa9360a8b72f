import Foundation
import Profiles

/// One rule of the reload engine: its row in the specification, when it speaks, and how it is told to a person.
///
/// Each rule is a value in a file of its own; ``ReloadRules`` lists them in the order in which they are asked.
public struct ReloadRule: Sendable {
  /// Stable name that decisions bear.
  public let name: String
  /// Row of the specification.
  public let row: String
  let effect: Effect
  /// One sentence on why, ending in a full stop.
  let sentence: @Sendable (Decision) -> String

  enum Effect: Sendable {
    /// Makes reloads for some reasons immediate and free of charge.
    case frees(@Sendable (ReloadReason) -> Bool)
    /// Holds a request back until an instant; nil: no objection. `.distantFuture`: until some event.
    case holds(Decision.Outcome, Hold)
    /// Records what happened, as part of an event's own course.
    case records
  }

  /// Says until when a request of an instance is held back. Three arguments, not one value of them: an instance is too much to be copied for
  /// each rule.
  typealias Hold = @Sendable (_ request: ReloadRequest, _ instance: InstanceState, _ step: Step) -> Date?
}
