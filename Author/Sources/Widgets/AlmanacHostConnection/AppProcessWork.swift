import Synchronization

/// Work of an extension that Apple's systems do in the app's process: the intents that may start, update and end live activities (Specification A5).
///
/// It is counted for the whole process instead of a task, because an intent may start tasks that do not inherit the task's values. The host sends one
/// request at a time.
package enum AppProcessWork {
  private static let count = Mutex(0)

  /// True if such work is in progress.
  package static var isUnderWay: Bool { count.withLock { $0 > 0 } }

  /// Runs `work` and counts it as such work.
  package static func during<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    count.withLock { $0 += 1 }
    defer { count.withLock { $0 -= 1 } }
    return try await work()
  }
}
