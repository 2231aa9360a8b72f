import Foundation
import Testing

@testable import Scheduler

@Suite("A clock that jumps")
struct ClockTests {
  @Test func `a clock set back a year does not hold reloads up for a year`() {
    var harness = Harness.ready(entries: [0], .atEnd)
    harness.tick(after: -365 * 86_400)
    #expect(harness.a.nextReload! <= harness.now + harness.profile.singleEntryInterval + 365 * 86_400)
    harness.pass(harness.profile.floor)
    harness.request()
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `a clock set back neither adds to the budget nor takes from it`() {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request()
    harness.answer(entries: [0], .never)
    let before = harness.balance()
    harness.tick(after: -86_400)
    #expect(harness.balance() == before)
  }

  @Test func `a clock set back does not lengthen a back-off`() {
    var harness = Harness()
    harness.add()
    harness.fail()
    harness.tick(after: -86_400)
    #expect(harness.a.nextReload! <= harness.now + 75)
  }

  @Test func `an after date holds whatever the clock does`() {
    var harness = Harness()
    harness.add()
    let date = harness.now + 7200
    harness.answer(entries: [0], .after(date))
    harness.tick(after: -86_400)
    #expect(harness.a.nextReload == date)
    harness.tick(after: 86_400 + 7199)
    #expect(harness.a.inFlight == nil)
    harness.tick(after: 1)
    #expect(harness.a.inFlight != nil)
  }

  @Test func `a leap of years forward grants one reload, not years of them`() {
    var harness = Harness.ready(entries: [0, 600], .atEnd)
    harness.tick(after: 20 * 365 * 86_400)
    #expect(harness.effects.requests == ["a"])
    #expect(harness.balance() == harness.capacity - 1)
  }

  @Test func `an instant that is none counts as the one before`() {
    var harness = Harness.ready(entries: [0, 600])
    let before = harness.state
    let effects = harness.state.apply(.tick, now: Date(timeIntervalSinceReferenceDate: .nan), profile: harness.profile)
    #expect(harness.state.lastEventAt == before.lastEventAt)
    #expect(effects == [.wake(at: before.wake)])
  }
}
