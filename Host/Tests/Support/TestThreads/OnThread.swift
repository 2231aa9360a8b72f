import Foundation

/// Runs `body`, which blocks or computes for long, on a thread of its own. Swift's task threads are as few as the processors, and other tests need them.
///
/// `body` is still a part of the calling task, so that an expectation in it belongs to the test.
public func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withTaskExecutorPreference(OwnThread()) { try body() }
}

/// Runs `body`, and what it awaits without an actor of its own, on threads of their own.
func onThread(_ body: @concurrent @Sendable () async throws -> Void) async throws {
  try await withTaskExecutorPreference(OwnThread()) { try await body() }
}

/// Runs each job on a new thread.
private final class OwnThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
