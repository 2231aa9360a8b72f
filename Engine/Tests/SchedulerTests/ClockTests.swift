import Foundation
import Testing

@testable import AlmanacScheduler

/// A clock that jumps.
@Suite struct ClockTests {
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

  // MARK: Wall clocks

  private func wallClock(_ text: String) throws -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    formatter.dateFormat = "yyyy-MM-dd HH:mm zzz"
    return try #require(formatter.date(from: text))
  }

  @Test func `the hour that daylight saving repeats is two hours, the one it skips none`() throws {
    // Autumn: from half past one to half past three there are three hours.
    let autumn = try ["2026-10-25 01:30 GMT+2", "2026-10-25 02:30 GMT+2", "2026-10-25 02:30 GMT+1", "2026-10-25 03:30 GMT+1"].map(wallClock)
    // Spring: two o'clock is skipped.
    let spring = try ["2026-03-29 01:00 GMT+1", "2026-03-29 03:00 GMT+2", "2026-03-29 04:00 GMT+2"].map(wallClock)
    for dates in [autumn, spring] {
      var harness = Harness()
      harness.now = dates[0]
      harness.add()
      harness.answer(entries: dates.map { $0.timeIntervalSince(dates[0]) }, .atEnd)
      var shown: [Date] = [dates[0]]
      while let wake = harness.state.wake, harness.a.inFlight == nil {
        harness.now = wake
        harness.send(.tick)
        shown += harness.effects.currentEntries.map(\.date)
      }
      #expect(shown == dates)
      #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 3600 })
    }
  }

  @Test func `another time zone brings a free reload and moves no instant`() {
    var harness = Harness()
    harness.add()
    let date = harness.now + 7200
    harness.answer(entries: [0, 3600], .after(date))
    harness.pass(60)
    harness.send(.environmentChanged(.timeZone))
    #expect(harness.decisions.last?.rule == "environment" && harness.decisions.last?.outcome == .free)
    // Meanwhile the old timeline stays and its entries change at the same instants.
    harness.fail()
    harness.pass(3540)
    harness.send(.tick)
    #expect(harness.a.currentEntry?.index == 1)
    harness.answer(entries: [0], .after(date))
    #expect(harness.a.nextReload == date)
  }
}
