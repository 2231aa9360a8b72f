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

  @Test func `a replaced or cancelled instant does not call`() async {
    let called = Counter()
    var timer = LeaseTimer()
    timer.set(.now + .milliseconds(20)) { called.add() }
    timer.set(.now + .milliseconds(20)) { called.add() }
    timer.cancel()
    await withCheckedContinuation { continuation in
      timer.set(.now + .milliseconds(60)) { continuation.resume() }
    }
    #expect(called.count == 0)
  }
}
