import Foundation

/// Lets a number of tasks in at a time, the others in the order in which they came. A cancelled task leaves the queue.
final class AsyncSemaphore: @unchecked Sendable {
  private let lock = NSLock()
  private var free: Int
  private var queue: [(id: UInt64, continuation: CheckedContinuation<Void, any Error>)] = []
  private var lastID: UInt64 = 0

  private let places: Int

  init(places: Int) {
    self.places = max(places, 1)
    free = self.places
  }

  /// Runs `body` when there is a place for it.
  func run<Value: Sendable>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await body()
  }

  /// How many are in, and how many wait.
  var load: (working: Int, waiting: Int) { lock.withLock { (places - free, queue.count) } }

  private func enter() async throws {
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

  private func leave() {
    let next = lock.withLock { () -> CheckedContinuation<Void, any Error>? in
      guard queue.isEmpty else { return queue.removeFirst().continuation }
      free += 1
      return nil
    }
    next?.resume()
  }
}
