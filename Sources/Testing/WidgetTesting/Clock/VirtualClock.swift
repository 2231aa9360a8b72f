import CVirtualClock
import Foundation
import Synchronization
import Testing

/// The wall clock that a widget's code sees in a test: `Date()`, `Date.now`, `Calendar` and whatever else reads the time of day.
///
/// ```swift
/// try await VirtualClock.showing(friday) {
///   #expect(Date.now == friday)
/// }
/// ```
/// It stands still at the instant, for the task that `body` runs in, its child tasks, the unstructured tasks that it makes, and for threads, queues
/// and detached tasks, which belong to no test. The tasks of other tests that run meanwhile, and the timing of Swift Testing itself, keep the machine's
/// clock; so does whatever is monotonic: `ContinuousClock`, `Task.sleep`, dispatch timers. One instant is in force at a time: another test that asks
/// for one waits.
///
/// Where other tests of the process have threads of their own that read the time of day, give the suite that asks widgets the trait
/// `.clockStaysInTask`: queues and threads then keep the machine's clock, those of the widget, too.
public enum VirtualClock {
  /// Runs `body` with the wall clock at `instant`.
  ///
  /// Inside another call the inner instant holds until its body ends.
  /// - Parameter instant: any date that is a number of seconds; what is not leaves the machine's clock.
  public static func showing<Result>(
    _ instant: Date, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    install()
    let outer = shown
    if staysInTask { return try await $shown.withValue(Shown(instant: instant), operation: body, isolation: isolation) }
    if outer == nil { await turn.take() }
    inForce.withLock { $0 = instant }
    defer {
      inForce.withLock { $0 = outer?.instant }
      if outer == nil { turn.pass() }
    }
    return try await $shown.withValue(Shown(instant: instant), operation: body, isolation: isolation)
  }

  /// Whether code outside of the task keeps the machine's clock.
  @TaskLocal fileprivate static var staysInTask = false

  private struct Shown: Sendable { let instant: Date }
  /// What the task sees.
  @TaskLocal private static var shown: Shown?
  /// What code outside of any test sees.
  private static let inForce = Mutex<Date?>(nil)
  private static let turn = Turn()

  private static func install() { _ = installed }
  private static let installed: Void = almanac_virtual_clock_install { seconds, nanoseconds in
    guard let instant = VirtualClock.instant?.timeIntervalSince1970, abs(instant) < 1e11 else { return false }
    let whole = instant.rounded(.down)
    seconds?.pointee = Int64(whole)
    nanoseconds?.pointee = min(999_999_999, Int64(((instant - whole) * 1e9).rounded()))
    return true
  }

  /// What the calling code is to see; nil for the machine's own.
  private static var instant: Date? {
    if let shown { return shown.instant }
    guard let instant = inForce.withLock(\.self) else { return nil }
    // A queue's block or a detached task of the widget's belongs to no test; what does is another one, running at the same time.
    return Test.current == nil ? instant : nil
  }
}

/// Keeps the instant that a test asks for to the test's own tasks.
public struct ClockStaysInTask: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await VirtualClock.$staysInTask.withValue(true) { try await function() }
  }
}

extension Trait where Self == ClockStaysInTask {
  /// Queues, threads and detached tasks keep the machine's clock while a test of this suite shows a widget another; see ``VirtualClock``.
  public static var clockStaysInTask: ClockStaysInTask { ClockStaysInTask() }
}

/// Lets one after the other have something, in the order in which they came.
private final class Turn: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken {
          state.waiting.append(continuation)
          return false
        }
        state.isTaken = true
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func pass() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
