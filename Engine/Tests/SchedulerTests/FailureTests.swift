import Foundation
import Testing

@testable import AlmanacScheduler

/// Failures and lost attempts.
@Suite struct FailureTests {
  @Test func `attempts after failures are made at growing intervals`() {
    var harness = Harness()
    harness.add()
    var waits: [TimeInterval] = []
    for _ in 0..<12 {
      harness.fail()
      let next = harness.a.nextReload!
      waits.append(next.timeIntervalSince(harness.now))
      harness.run(for: waits.last!)
      #expect(harness.a.inFlight != nil)
    }
    for (index, wait) in waits.enumerated() {
      let plain = min(60 * pow(2, Double(index)), 7200)
      #expect(wait >= plain && wait < plain * 1.25)
    }
  }

  @Test func `the jitter depends on the instance and the count alone`() {
    func wait(_ id: InstanceID) -> TimeInterval {
      var harness = Harness()
      harness.add(id)
      harness.fail(id)
      return harness[id].nextReload!.timeIntervalSince(harness.now)
    }
    #expect(wait("a") == wait("a"))
    #expect(Set((0..<20).map { wait(InstanceID("w\($0)")) }).count == 20)
  }

  @Test func `one failure is one decision, with its detail`() throws {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request()
    let before = harness.decisions.count
    harness.fail()
    #expect(harness.decisions.count == before + 1)
    let decision = try #require(harness.decisions.last)
    #expect(decision.rule == "failure")
    #expect(decision.detail == "crash: exited on signal 11")
    #expect(decision.next == harness.a.nextReload)
  }

  @Test func `a failure of the extension keeps the token, one of the host gives it back`() {
    for (kind, taken) in [(AttemptFailure.Kind.crash, 1.0), (.deadline, 1), (.host, 0)] {
      var harness = Harness.ready()
      harness.pass(1000)
      harness.request()
      #expect(harness.balance() == harness.capacity - 1)
      harness.fail("a", kind)
      #expect(harness.balance() == harness.capacity - taken)
    }
  }

  @Test func `success ends the back-off`() {
    var harness = Harness()
    harness.add()
    for _ in 0..<5 {
      harness.fail()
      harness.run(for: 8 * 3600)
    }
    harness.answer(entries: [0], .never)
    #expect(harness.a.failures == 0)
    harness.pass(1000)
    harness.request()
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `a fresh free request does not wait for the back-off`() {
    var harness = Harness.ready()
    harness.request(foreground: true)
    harness.fail()
    #expect(harness.a.inFlight == nil)
    harness.pass(1)
    harness.request(foreground: true)
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `the last timeline stays through failures`() {
    var harness = Harness.ready(entries: [0, 600])
    harness.request(foreground: true)
    harness.fail()
    #expect(harness.a.archives == ["archive1"])
    harness.tick(after: 600)
    #expect(harness.a.currentEntry?.index == 1)
  }

  @Test func `late, repeated and unasked answers change nothing`() throws {
    var harness = Harness()
    harness.add()
    let attempt = try #require(harness.a.inFlight?.id)
    let summary = TimelineSummary(archive: "x", entryDates: [harness.now], policy: .never)
    harness.send(.timelineReceived("a", AttemptID(rawValue: 99), summary))
    #expect(harness.a.timeline == nil)
    harness.send(.timelineReceived("a", attempt, summary))
    let settled = harness.a
    harness.send(.timelineReceived("a", attempt, TimelineSummary(archive: "y", entryDates: [harness.now], policy: .atEnd)))
    harness.send(.requestFailed("a", attempt, AttemptFailure(.crash, "again")))
    #expect(harness.effects.isEmpty)
    #expect(harness.a == settled)
    harness.send(.timelineReceived("nobody", attempt, summary))
    #expect(harness.effects.isEmpty)
  }

  @Test func `an attempt without an outcome is lost, refunded and made again`() throws {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request()
    let first = try #require(harness.a.inFlight?.id)
    #expect(harness.state.wake == harness.now + harness.profile.attemptExpiry)
    harness.tick(after: harness.profile.attemptExpiry)
    #expect(harness.effects.decisions.map(\.rule) == ["lostAttempt", "budget"])
    #expect(harness.effects.requests == ["a"])
    #expect(harness.effects.contains(.cancel("a", first)))
    #expect(harness.balance() == harness.capacity - 1)
  }

  @Test func `a started host makes the attempts of its predecessor again`() {
    var harness = Harness()
    harness.add()
    harness.send(.hostStarted)
    #expect(harness.effects.decisions.map(\.rule) == ["lostAttempt", "firstTimeline"])
    #expect(harness.effects.requests == ["a"])
  }
}
