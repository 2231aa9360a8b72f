import Synchronization

/// Work of an extension that Apple's systems do in the app's process: the intents that may start, update and end live activities (Specification A5).
///
/// It counts for the whole process and not for a task, because an intent may start tasks that do not inherit its own. The host sends one request at
/// a time.
package enum AppProcessWork {
  private static let count = Mutex(0)

  /// True if such work is under way.
  package static var isUnderWay: Bool { count.withLock { $0 > 0 } }

  /// Does such work.
  package static func during<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    count.withLock { $0 += 1 }
    defer { count.withLock { $0 -= 1 } }
    return try await work()
  }
}
