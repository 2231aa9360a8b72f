import Foundation
import Synchronization

/// Work that waits for the disk, on a thread of its own: it must occupy neither an actor nor a thread of the task pool.
enum BlockingWork {
  /// Runs `body` on a new thread and returns its result.
  ///
  /// - Parameter body: is given a function that returns whether the task was cancelled; it asks often and then throws `CancellationError`.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Value
  ) async throws -> Value {
    let cancelled = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try body { cancelled.isSet } }) }
      }
    } onCancel: {
      cancelled.set()
    }
  }

  private final class Cancellation: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .relaxed) }
    func set() { flag.store(true, ordering: .relaxed) }
  }
}
