import Foundation
import Testing

@testable import AlmanacScheduler

/// A device in use, put down, asleep (Specification C6, C7).
@Suite struct UsageTests {
  /// A widget whose timeline's policy is after ten minutes, on a device in use.
  private func used() -> Harness {
    var harness = Harness()
    harness.send(.deviceActivity(.active))
    harness.add()
    harness.answer(entries: [0], .after(harness.now + 600))
    return harness
  }

  @Test func `while the device sleeps requests are kept, and use releases them`() throws {
    var harness = used()
    harness.send(.deviceActivity(.asleep))
    harness.run(for: 8 * 3600)
    #expect(harness.a.inFlight == nil)
    let decision = try #require(harness.decisions.last)
    #expect(decision.rule == "asleep")
    #expect(decision.requirement == "C7")
    #expect(decision.next == nil)
    harness.send(.deviceActivity(.active))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.outcome == .granted)
  }

  @Test func `a device that was put down falls asleep by itself, in the minute that it is due`() {
    var harness = used()
    harness.send(.deviceActivity(.idle))
    harness.pass(harness.profile.sleepAfter - 1)
    harness.send(.tick)
    #expect(harness.state.activity == .idle)
    harness.tick(after: 1)
    #expect(harness.state.activity == .asleep)
    // The sleep counts from the same instant, however late it is noticed.
    var late = used()
    late.send(.deviceActivity(.idle))
    late.tick(after: 3 * late.profile.sleepAfter)
    #expect(late.state.usage.awakeClock == harness.state.usage.awakeClock)
  }

  @Test func `putting down again does not put off sleep, and what sleeps is woken by use alone`() {
    var harness = used()
    harness.send(.deviceActivity(.idle))
    harness.pass(harness.profile.sleepAfter - 60)
    harness.send(.deviceActivity(.idle))
    harness.tick(after: 60)
    #expect(harness.state.activity == .asleep)
    harness.send(.deviceActivity(.idle))
    #expect(harness.state.activity == .asleep)
    harness.send(.deviceActivity(.active))
    #expect(harness.state.activity == .active)
  }

  @Test func `no budget accrues in sleep`() {
    var harness = used()
    harness.send(.viewBegan("a"))
    harness.send(.viewEnded("a"))
    while harness.balance() > 1 {
      harness.pass(harness.profile.floor)
      harness.request()
      harness.answer(entries: [0], .never)
    }
    harness.send(.deviceActivity(.asleep))
    let before = harness.balance()
    harness.pass(10 * 3600)
    #expect(harness.balance() == before)
    harness.send(.deviceActivity(.active))
    harness.pass(3600)
    #expect(harness.balance() > before)
  }

  @Test func `what a person does to a widget goes through in sleep, what the system begins waits`() {
    var harness = used()
    harness.send(.deviceActivity(.asleep))
    harness.send(.instanceConfigured("a"))
    #expect(harness.effects.requests == ["a"])
    harness.answer(entries: [0], .never)
    harness.send(.environmentChanged(.language))
    #expect(harness.effects.requests.isEmpty)
    #expect(harness.decisions.last?.rule == "asleep")
    harness.send(.deviceActivity(.active))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.outcome == .free)
  }

  @Test func `a usual day's use brings a day's reloads, long or short`() {
    for hours in [8.0, 16, 24] {
      var harness = Harness()
      harness.add()
      harness.answer(entries: [0], .never)
      // Long enough for the average to settle.
      for _ in 0..<40 {
        harness.send(.deviceActivity(.active))
        harness.pass(hours * 3600)
        harness.send(.deviceActivity(.asleep))
        harness.pass((24 - hours) * 3600)
      }
      harness.send(.deviceActivity(.active))
      let usual = harness.state.usage.usualAwake(profile: harness.profile)
      #expect(abs(usual / 3600 - hours) < 1.2, "\(hours) h a day are taken for \(usual / 3600)")
      #expect(abs(harness.a.budget.rate * usual - harness.profile.unreportedReloads) < 1e-9)
    }
  }

  @Test func `a rarely used device does not get a day's reloads in an hour`() {
    var harness = Harness()
    for _ in 0..<60 {
      harness.send(.deviceActivity(.active))
      harness.pass(600)
      harness.send(.deviceActivity(.asleep))
      harness.pass(86_400 - 600)
    }
    #expect(harness.state.usage.usualAwake(profile: harness.profile) == harness.profile.leastAwake)
  }

  @Test func `a clock set back neither wakes nor feeds`() {
    var harness = used()
    harness.send(.deviceActivity(.idle))
    harness.pass(3600)
    harness.send(.tick)
    let before = harness.state.usage.awakeClock
    harness.now -= 86_400
    harness.send(.tick)
    #expect(harness.state.usage.awakeClock == before)
    harness.tick(after: harness.profile.sleepAfter)
    #expect(harness.state.activity == .asleep)
    #expect(harness.state.usage.awakeClock == before + harness.profile.sleepAfter)
  }
}
