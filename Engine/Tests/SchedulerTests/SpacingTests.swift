import Foundation
import Testing

@testable import AlmanacScheduler

/// Spacing, merging, sharing wake-ups (Specification C5).
@Suite struct SpacingTests {
  @Test func `budgeted reloads of one instance keep the floor`() {
    var harness = Harness.ready()
    harness.pass(100)
    harness.request()
    #expect(harness.effects.requests.isEmpty)
    #expect(harness.decisions.last?.rule == "floor")
    #expect(harness.a.nextReload == harness.now + 200)
    harness.tick(after: 200)
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `a request that meets nothing is granted at once`() {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request()
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `requests merge into the one that waits, and only that is recorded`() {
    var harness = Harness.ready()
    let before = harness.decisions.count
    for _ in 0..<50 {
      harness.pass(1)
      harness.request()
    }
    #expect(harness.decisions.count == before + 1)
    harness.run(for: 400)
    #expect(harness.decisions.last?.detail == "it also answers 49 further requests")
    #expect(harness.decisions.last?.outcome == .granted)
  }

  @Test func `requests during an attempt are served once, after it`() {
    var harness = Harness()
    harness.add()
    for _ in 0..<3 { harness.request(foreground: true) }
    #expect(harness.effects.requests.isEmpty)
    #expect(harness.decisions.last?.rule == "inFlight")
    harness.answer(entries: [0], .never)
    #expect(harness.effects.requests == ["a"])
    harness.answer(entries: [0], .never)
    #expect(harness.effects.requests.isEmpty)
  }

  @Test func `reloads that fall due close together share one wake-up`() throws {
    var harness = Harness()
    for (id, offset) in [("a", 1000.0), ("b", 1020), ("c", 1059), ("d", 1070)] {
      harness.add(InstanceID(id))
      harness.answer(InstanceID(id), entries: [0], .after(harness.now + offset))
    }
    let wake = try #require(harness.state.wake)
    let wait = wake.timeIntervalSince(harness.now)
    #expect((1000...1060).contains(wait))
    harness.tick(after: wait)
    #expect(harness.effects.requests == [("a", 1000.0), ("b", 1020), ("c", 1059), ("d", 1070)].filter { $0.1 <= wait }.map { InstanceID($0.0) })
    #expect(harness.effects.requests.count >= 1)
  }

  @Test func `in one window there is one wake-up for reloads, at an instant of the device's own`() {
    func wakes(of device: DeviceID) -> [TimeInterval] {
      var harness = Harness()
      harness.state = DeviceState(id: device)
      let start = harness.now
      for index in 0..<60 {
        let id = InstanceID("w\(index)")
        harness.add(id)
        harness.answer(id, entries: [0], .after(harness.now + 600 + Double(index) * 7))
      }
      var wakes: [TimeInterval] = []
      while let wake = harness.state.wake, wake < start + 1100 {
        harness.tick(after: max(0, wake.timeIntervalSince(harness.now)))
        if !harness.effects.requests.isEmpty { wakes.append(harness.now.timeIntervalSince(start)) }
        for index in 0..<60 { harness.answer(InstanceID("w\(index)"), entries: [0], .never) }
      }
      return wakes
    }
    let one = wakes(of: "phone")
    // 60 reloads within 7 minutes.
    #expect((7...8).contains(one.count))
    #expect(zip(one, one.dropFirst()).allSatisfy { abs($1 - $0 - 60) < 1e-3 })
    let offsets = Set((0..<50).map { wakes(of: DeviceID("device\($0)"))[0].rounded() })
    #expect(offsets.count > 20, "the same date on 50 devices falls on \(offsets.count) seconds")
  }

  @Test func `a due reload rides on another widget's entry change`() {
    var harness = Harness()
    harness.add("a")
    harness.answer("a", entries: [0], .after(harness.now + 1000))
    harness.add("b")
    harness.answer("b", entries: [0, 1010], .never)
    #expect(harness.state.wake == harness.now + 1010)
    harness.tick(after: 1010)
    #expect(harness.effects.requests == ["a"])
    #expect(harness.effects.currentEntries.count == 1)
  }

  @Test func `there is one wake-up, requested again only when it moves`() {
    var harness = Harness.ready(entries: [0, 600])
    harness.pass(1)
    harness.send(.appLaunched("Other"))
    #expect(harness.effects.isEmpty)
    harness.tick(after: 1)
    #expect(harness.effects.wakes == [harness.now + 598])
  }

  @Test func `a provider that requests a reload every second gets what the budget allows`() {
    var harness = Harness.ready(entries: [0], .after(.distantPast))
    let start = harness.now
    while harness.now < start + 7 * 86_400 {
      harness.run(for: max(1, (harness.state.wake ?? harness.now).timeIntervalSince(harness.now)))
      if harness.a.inFlight != nil { harness.answer(entries: [0], .after(harness.now + 1)) }
    }
    let granted = harness.decisions.filter { $0.outcome == .granted }
    let bound = harness.capacity + harness.now.timeIntervalSince(start) / 86_400 * harness.profile.unreportedReloads
    #expect(Double(granted.count) <= bound)
    #expect(Double(granted.count) >= bound - 10)
  }
}
