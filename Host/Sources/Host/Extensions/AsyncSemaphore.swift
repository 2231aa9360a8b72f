import Foundation
import Synchronization

/// Bounds how many tasks run a closure at the same time. The others wait in order of arrival; a cancelled task leaves the queue.
// Unchecked: `lock` guards all mutable properties.
final class AsyncSemaphore: @unchecked Sendable {
  private let lock = NSLock()
  private var free: Int
  private var queue: [(id: UInt64, continuation: CheckedContinuation<Void, any Error>)] = []
  private var lastID: UInt64 = 0

  /// How many tasks run without a place, because they are slow.
  private var lent = 0
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

  /// Runs `body` as ``run(isolation:_:)`` does. If it takes long, its place goes to a waiting task, so that a few slow ones do not hold up all others.
  ///
  /// - Parameters:
  ///   - wait: returns when `body` counts as slow; it is cancelled if `body` ends before.
  ///   - slow: the most bodies that run on without a place.
  func run<Value: Sendable>(
    lendingAfter wait: @escaping @Sendable () async throws -> Void, slow: Int, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async throws -> Value {
    try await acquire()
    let place = Mutex(Place.held)
    let lending = Task { [self] in
      guard (try? await wait()) != nil else { return }
      place.withLock { place in
        guard place == .held, lend(most: slow) else { return }
        place = .lent
      }
    }
    defer {
      lending.cancel()
      place.withLock { place in
        if place == .lent { takeBack() } else { release() }
        place = .ended
      }
    }
    return try await body()
  }

  private enum Place { case held, lent, ended }

  /// Gives a place to the next task although its holder goes on. Returns false if as many as allowed do so already.
  private func lend(most: Int) -> Bool {
    let isLent = lock.withLock {
      guard lent < most else { return false }
      lent += 1
      return true
    }
    if isLent { release() }
    return isLent
  }

  /// Counts a task that went on without a place as ended.
  private func takeBack() { lock.withLock { lent -= 1 } }

  /// The numbers of running and of waiting tasks.
  var load: (working: Int, waiting: Int) { lock.withLock { (limit - free + lent, queue.count) } }

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
