import Foundation
import Testing

@testable import AlmanacScheduler

/// Why a widget is fresh or not, in sentences (Specification C11).
@Suite struct FreshnessTests {
  private func text(_ harness: Harness, failure: String? = nil, hasTwelveHours: Bool = false) -> String {
    let freshness = harness.state.freshness(of: "a", at: harness.now, profile: harness.profile)!
    return freshness.sentence(at: harness.now, failure: failure, in: ClockStyle(.gmt, hasTwelveHours: hasTwelveHours))
  }
  private func budget(_ harness: Harness) -> String {
    harness.state.budget(of: "a", at: harness.now, profile: harness.profile)!.sentence(at: harness.now, in: ClockStyle(.gmt))
  }

  @Test func `a new widget waits for its extension`() {
    var harness = Harness()
    harness.add()
    #expect(text(harness) == "It has no timeline yet: a new timeline was requested at 20:26:40 and has not arrived yet.")
    harness.fail()
    #expect(
      text(harness, failure: "extension.crashed: it ended on signal 11").hasPrefix(
        "It has no timeline yet: the last attempt failed (extension.crashed: it ended on signal 11). The next chance is at 20:27:"))
  }

  @Test func `a fresh one reports until when`() {
    let harness = Harness.ready(.after(Harness().now + 3600))
    #expect(text(harness) == "Fresh until 21:26, when it can reload.")
    #expect(text(.ready()) == "Fresh: its timeline's policy is never, so it stays until a reload is requested.")
    let late = Harness.ready(.after(Harness().now + 4 * 3600))
    #expect(text(late) == "Fresh until 00:26 tomorrow, when it can reload.")
    // As the device's clocks count.
    #expect(text(harness, hasTwelveHours: true) == "Fresh until 9:26 PM, when it can reload.")
    #expect(text(late, hasTwelveHours: true) == "Fresh until 12:26 AM tomorrow, when it can reload.")
  }

  @Test func `without tokens it reports when the next comes`() throws {
    var harness = Harness.ready()
    while harness.a.pending?.recordedDecision?.rule != "budget" {
      harness.answer(entries: [0], .never)
      harness.pass(harness.profile.floor)
      harness.request()
    }
    let freshness = try #require(harness.state.freshness(of: "a", at: harness.now, profile: harness.profile))
    #expect(freshness.isStale && freshness.rule == "budget" && freshness.staleSince == harness.now)
    let next = try #require(freshness.next)
    #expect(next > harness.now)
    #expect(
      text(harness).hasPrefix("Stale since ")
        && text(harness).contains(", when its app requested a new timeline: its reload budget is spent. The next chance is at "))
    #expect(
      budget(harness).hasPrefix("No viewer reports views, so every widget gets 55 reloads a day. None are left; the next one comes at "))
    // The announced reload happens.
    harness.now = next + harness.profile.coalescingWindow
    harness.send(.tick)
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `asleep and locked say what they wait for`() {
    var harness = Harness.ready(.after(Harness().now + 600))
    harness.send(.deviceActivity(.asleep))
    harness.tick(after: 3600)
    #expect(
      text(harness)
        == "Stale since 20:36: the device has been unused for a long time, and nothing reloads while it sleeps. It reloads when the device is used."
    )
    #expect(budget(harness).hasSuffix("and no more accrue while the device sleeps.") || budget(harness).contains("16.5 are saved up"))
    var locked = Harness.ready(.after(Harness().now + 600))
    locked.send(.appInstalled("App"))
    locked.send(.appDescribed("App", AppTraits(isProtected: true)))
    locked.send(.deviceLocked(true))
    locked.tick(after: 3600)
    #expect(text(locked) == "Stale since 20:36: the device is locked and the app's data is protected. It reloads when the device is unlocked.")
  }

  @Test func `the budget follows views, and reports what lowers it`() {
    var harness = Harness.ready()
    for _ in 0..<3 {
      harness.send(.viewBegan("a"))
      harness.pass(10)
      harness.send(.viewEnded("a"))
      harness.pass(120)
    }
    #expect(
      budget(harness).hasPrefix(
        "It is viewed about 2 times a day, but in its first days every widget gets more: 40 reloads a day."))
    harness.send(.powerChanged(.lowPower))
    harness.send(.networkChanged(.metered))
    #expect(budget(harness).contains("15 reloads a day. That is less than usual because of low power and a metered network."))
    harness.pass(40 * 86_400)
    harness.send(.powerChanged(.external))
    harness.send(.networkChanged(.unmetered))
    #expect(budget(harness).hasPrefix("It has not been viewed lately, which gives it 3 reloads a day."))
  }

  @Test func `a requested widget is stale from the request on, unless the timeline's own date was earlier`() {
    var harness = Harness.ready(.after(Harness().now + 3600))
    harness.pass(60)
    harness.request()
    #expect(
      text(harness)
        == "Stale since 20:27:40, when its app requested a new timeline: its last reload was too recent. The next chance is at 20:31.")
    harness.send(.deviceActivity(.asleep))
    harness.pass(7200)
    harness.request(by: .command)
    #expect(text(harness).hasPrefix("Stale since 20:27, when its app requested a new timeline: the device has been unused for a long time"))
    var late = Harness.ready(.after(Harness().now + 600))
    late.send(.deviceActivity(.asleep))
    late.tick(after: 7200)
    late.request()
    #expect(text(late).hasPrefix("Stale since 20:36: "))
  }

  @Test func `scrolling away and back is one view`() {
    var harness = Harness.ready()
    harness.send(.viewBegan("a"))
    let once = harness.a.views.viewsPerDay(at: harness.now, profile: harness.profile)
    for _ in 0..<20 {
      harness.send(.viewEnded("a"))
      harness.pass(2)
      harness.send(.viewBegan("a"))
    }
    #expect(abs(harness.a.views.viewsPerDay(at: harness.now, profile: harness.profile) - once) < 0.1)
    harness.send(.viewEnded("a"))
    harness.pass(harness.profile.viewGap)
    harness.send(.viewBegan("a"))
    #expect(harness.a.views.viewsPerDay(at: harness.now, profile: harness.profile) > once * 1.9)
  }
}
