import TestWaiting
import Testing

@testable import Host

/// Tests that the timer of leases calls once.
@Suite struct LeaseTimerTests {
  @Test func `the timer calls when the instant has come`() async {
    await confirmation { called in
      await withCheckedContinuation { continuation in
        var timer = LeaseTimer()
        timer.set(.now) {
          called()
          continuation.resume()
        }
      }
    }
  }

  @Test func `a replaced or cancelled instant does not call`() async throws {
    final class Owner: Sendable {}
    let called = Counter()
    var timer = LeaseTimer()
    weak var replaced: Owner?
    weak var cancelled: Owner?
    do {
      let (first, second) = (Owner(), Owner())
      replaced = first
      cancelled = second
      // So far away that neither comes before it is cancelled.
      timer.set(.now + .seconds(86_400)) { withExtendedLifetime(first) { called.add() } }
      timer.set(.now + .seconds(86_400)) { withExtendedLifetime(second) { called.add() } }
    }
    timer.cancel()
    // What would call is gone.
    try await until({ replaced == nil && cancelled == nil }, seen: { "kept: \(replaced != nil) and \(cancelled != nil)" })
    await withCheckedContinuation { continuation in
      timer.set(.now + .milliseconds(20)) { continuation.resume() }
    }
    #expect(called.count == 0)
  }
}
