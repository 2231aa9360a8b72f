import Scheduler
import Synchronization

/// Gathers decisions in the order in which they are taken.
final class DecisionLog: Sendable {
  private let gathered = Mutex<[Decision]>([])

  func add(_ decision: Decision) { gathered.withLock { $0.append(decision) } }
  var decisions: [Decision] { gathered.withLock(\.self) }
}
