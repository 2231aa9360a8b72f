import Foundation

/// Bounds how many tasks run a closure at the same time. The others wait in order of arrival; a cancelled task leaves the queue.
// Unchecked: `lock` guards all mutable properties.
final class AsyncSemaphore: @unchecked Sendable {
  private let lock = NSLock()
  private var free: Int
  private var queue: [(id: UInt64, continuation: CheckedContinuation<Void, any Error>)] = []
  private var lastID: UInt64 = 0

  private let limit: Int

  init(limit: Int) {
    self.limit = max(limit, 1)
    free = self.limit
  }

  /// Runs `body` as soon as fewer tasks than the limit are running.
  ///
  /// - Throws: ``ExtensionError/cancelled`` if the task is cancelled while it waits; otherwise the errors of `body`.
  func run<Value: Sendable>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value) async throws -> Value {
    try await acquire()
    defer { release() }
    return try await body()
  }

  /// The numbers of running and of waiting tasks.
  var load: (working: Int, waiting: Int) { lock.withLock { (limit - free, queue.count) } }

  private func acquire() async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let now: Result<Void, any Error>? = lock.withLock {
          if Task.isCancelled { return .failure(ExtensionError.cancelled) }
          if free > 0 {
            free -= 1
            return .success(())
          }
          queue.append((id, continuation))
          return nil
        }
        if let now { continuation.resume(with: now) }
      }
    } onCancel: {
      let waiting = lock.withLock {
        queue.firstIndex { $0.id == id }.map { queue.remove(at: $0).continuation }
      }
      waiting?.resume(throwing: ExtensionError.cancelled)
    }
  }

  private func release() {
    let next = lock.withLock { () -> CheckedContinuation<Void, any Error>? in
      guard queue.isEmpty else { return queue.removeFirst().continuation }
      free += 1
      return nil
    }
    next?.resume()
  }
}
