import Foundation
import Synchronization
import Testing

/// Runs each test on a thread of its own, and only some of them at a time: for suites whose tests start processes and block until these end.
///
/// Without it a blocking test holds one of Swift's task threads, of which there are as many as processors, and all other tests wait for it.
public struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void) async throws {
    await Gate.shared.enter()
    defer { Gate.shared.leave() }
    try await onThread { try await function() }
  }
}

extension Trait where Self == OwnThreadTrait {
  /// Runs each test on a thread of its own (``OwnThreadTrait``).
  public static var ownThread: Self { Self() }
}

/// Lets a limited number of tests in at a time; the others wait in the order in which they came.
private final class Gate: Sendable {
  /// Lets two tests in for each processor, because they mostly wait for other processes.
  static let shared = Gate(places: ProcessInfo.processInfo.activeProcessorCount * 2)

  private let state: Mutex<(places: Int, waiting: [CheckedContinuation<Void, Never>])>

  init(places: Int) { state = Mutex((places, [])) }

  func enter() async {
    await withCheckedContinuation { continuation in
      let isIn = state.withLock { state in
        guard state.places > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.places -= 1
        return true
      }
      if isIn { continuation.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.places += 1
      return nil
    }
    next?.resume()
  }
}
