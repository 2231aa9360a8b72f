import AlmanacScheduler
import Foundation

/// One action of a behaviour at an instant.
struct SimulatedAction: Sendable {
  enum Kind: Sendable {
    case event(SchedulerEvent)
    /// Somebody views widgets that are visible all the time.
    case view
    /// The person turns a stack to its next widget.
    case swipe(StackID)
  }
  let at: Date
  let kind: Kind
}
