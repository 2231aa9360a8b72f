import Foundation

/// Runs `body`, which blocks or computes for long, on a thread of its own. Swift's task threads are as few as the processors, and other tests need them.
public func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
