import AlmanacScheduler
import Synchronization

/// Collects decisions in order.
final class DecisionLog: Sendable {
  private let collected = Mutex<[Decision]>([])

  func add(_ decision: Decision) { collected.withLock { $0.append(decision) } }
  var decisions: [Decision] { collected.withLock(\.self) }
}
