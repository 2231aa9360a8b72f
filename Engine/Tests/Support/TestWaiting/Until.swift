import Foundation
import Testing

/// How long a test waits for an event before it counts as one that never comes. All tests start at once, and on a busy machine a task may get its turn
/// only minutes later; a test that passes needs milliseconds of its own. Traits repeat this number as `.timeLimit(.minutes(15))`.
public let deadlockGuard: Duration = .seconds(900)

/// Waits until `condition` holds. Records an issue if it never does.
public func until(
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
  let end = ContinuousClock.now + deadlockGuard
  while try await !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("the condition did not hold within \(deadlockGuard)", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Waits until `condition` holds. Records an issue with what `seen` returns if it never does.
public func until<Seen: Sendable>(
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool,
  seen: () async throws -> Seen
) async throws {
  let end = ContinuousClock.now + deadlockGuard
  while try await !condition() {
    guard ContinuousClock.now < end else {
      let last = try await seen()
      Issue.record("the condition did not hold within \(deadlockGuard); there is instead: \(last)", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Waits until `value` returns what is expected. Records an issue with what it returned last if it never does.
public func until<Value: Equatable & Sendable>(
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation, _ value: () async throws -> Value,
  is expected: Value
) async throws {
  let end = ContinuousClock.now + deadlockGuard
  while true {
    let last = try await value()
    if last == expected { return }
    guard ContinuousClock.now < end else {
      Issue.record("waited \(deadlockGuard) for \(expected); there is instead: \(last)", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Waits until `condition` holds and blocks the thread meanwhile. Records an issue with what `seen` returns if it never does.
///
/// - Parameter pause: what the thread does before it asks again; it may run its run loop.
public func blockUntil<Seen>(
  sourceLocation: SourceLocation = #_sourceLocation, pause: () -> Void = { Thread.sleep(forTimeInterval: 0.02) }, _ condition: () throws -> Bool,
  seen: () throws -> Seen
) rethrows {
  let end = ContinuousClock.now + deadlockGuard
  while try !condition() {
    guard ContinuousClock.now < end else {
      let last = try seen()
      Issue.record("the condition did not hold within \(deadlockGuard); there is instead: \(last)", sourceLocation: sourceLocation)
      return
    }
    pause()
  }
}
