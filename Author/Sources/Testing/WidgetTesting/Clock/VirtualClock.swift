import CAlmanacVirtualClock
import Foundation
import Synchronization
import Testing

/// Sets the wall clock that a widget's code reads in a test: `Date()`, `Date.now`, `Calendar` and everything else that reads the time of day.
///
/// ```swift
/// try await VirtualClock.showing(friday) {
/// #expect(Date.now == friday)
/// }
/// ```
/// The clock stands still at the instant for the task that runs `body`, its child tasks and the unstructured tasks that it creates. It does so too
/// for threads, queues and detached tasks, because they belong to no test. Other tests' tasks and the timing of Swift Testing keep the machine's
/// clock, and so does everything monotonic: `ContinuousClock`, `Task.sleep`, dispatch timers. One instant applies at a time: another test that needs
/// one waits.
///
/// If other tests of the process use threads that read the time of day, give the suite that tests widgets the trait `.clockStaysInTask`: all threads
/// and queues then keep the machine's clock, including the widget's.
public enum VirtualClock {
  /// Runs `body` with the wall clock at `instant`.
  ///
  /// If calls are nested, the inner instant applies until its body ends.
  /// - Parameters:
  ///   - instant: the instant that the clock shows; with NaN or a date more than about 3000 years from 1970, the machine's clock stays.
  ///   - body: the code that reads the clock.
  public static func showing<Result>(
    _ instant: Date, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    install()
    let outer = shown
    if staysInTask { return try await $shown.withValue(Shown(instant: instant), operation: body, isolation: isolation) }
    if outer == nil { await lock.acquire() }
    processInstant.withLock { $0 = instant }
    defer {
      processInstant.withLock { $0 = outer?.instant }
      if outer == nil { lock.release() }
    }
    return try await $shown.withValue(Shown(instant: instant), operation: body, isolation: isolation)
  }

  /// True if code outside the task keeps the machine's clock.
  @TaskLocal fileprivate static var staysInTask = false

  private struct Shown: Sendable { let instant: Date }
  /// The instant for the current task.
  @TaskLocal private static var shown: Shown?
  /// The instant for code outside any test.
  private static let processInstant = Mutex<Date?>(nil)
  private static let lock = AsyncLock()

  private static func install() { _ = installed }
  private static let installed: Void = almanac_virtual_clock_install { seconds, nanoseconds in
    guard let instant = VirtualClock.instant?.timeIntervalSince1970, abs(instant) < 1e11 else { return false }
    let whole = instant.rounded(.down)
    seconds?.pointee = Int64(whole)
    nanoseconds?.pointee = min(999_999_999, Int64(((instant - whole) * 1e9).rounded()))
    return true
  }

  /// The instant for the calling code; nil to use the machine's clock.
  private static var instant: Date? {
    if let shown { return shown.instant }
    guard let instant = processInstant.withLock(\.self) else { return nil }
    // A queue's block or a detached task of the widget belongs to no test. Code that belongs to one is another test that runs at the same time.
    return Test.current == nil ? instant : nil
  }
}

/// A trait that limits a virtual instant to the test's own tasks.
public struct ClockStaysInTask: TestTrait, SuiteTrait, TestScoping {
  /// True: a suite's trait applies to all of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test so that virtual instants apply only to its tasks.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await VirtualClock.$staysInTask.withValue(true) { try await function() }
  }
}

extension Trait where Self == ClockStaysInTask {
  /// Lets queues, threads and detached tasks keep the machine's clock while a test of this suite uses another instant; see ``VirtualClock``.
  public static var clockStaysInTask: ClockStaysInTask { ClockStaysInTask() }
}

/// Gives exclusive access to one task at a time, in the order of arrival.
private final class AsyncLock: Sendable {
  private struct State {
    var isLocked = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())

  func acquire() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isLocked {
          state.waiting.append(continuation)
          return false
        }
        state.isLocked = true
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func release() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.isLocked = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
