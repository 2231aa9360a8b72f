import Foundation
import Scheduler

/// Something that a behaviour brings about.
struct SimulatedAction: Sendable {
  enum Kind: Sendable {
    case event(SchedulerEvent)
    /// Somebody looks at widgets that are in sight all the time.
    case view
  }
  let at: Date
  let kind: Kind
}
