import Foundation
import Testing

@testable import AlmanacScheduler

/// What the system and the app begin (Specification C7, C8, C9).
@Suite struct SystemReloadTests {
  private func installed(_ traits: AppTraits = AppTraits(), _ policy: TimelineSummary.Policy = .never) -> Harness {
    var harness = Harness()
    harness.send(.appInstalled("App"))
    harness.send(.appDescribed("App", traits))
    harness.add()
    harness.answer(entries: [0], policy)
    harness.pass(1000)
    return harness
  }

  // MARK: Location

  @Test func `after a move the next view brings a free reload, once`() {
    var harness = installed(AppTraits(usesLocation: true))
    harness.send(.locationChanged)
    #expect(harness.effects.requests.isEmpty)
    harness.pass(3600)
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.rule == "location")
    #expect(harness.decisions.last?.outcome == .free)
    harness.answer(entries: [0], .never)
    harness.send(.viewEnded("a"))
    harness.pass(3600)
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests.isEmpty)
  }

  @Test func `a visible widget reloads at once, one without location never`() {
    var harness = installed(AppTraits(usesLocation: true))
    harness.send(.viewBegan("a"))
    harness.send(.locationChanged)
    #expect(harness.effects.requests == ["a"])
    var other = installed()
    other.send(.locationChanged)
    other.send(.viewBegan("a"))
    #expect(other.effects.requests.isEmpty)
  }

  @Test func `if the reload of a view fails, the next view gets one`() {
    var harness = installed(AppTraits(usesLocation: true))
    harness.send(.locationChanged)
    harness.send(.viewBegan("a"))
    harness.fail()
    #expect(harness.a.hasMoved)
    harness.run(for: 600)
    #expect(harness.a.inFlight?.request.reason == .locationChanged)
  }

  @Test func `a permission frees one reload at the next view of the app's own widgets; without permission a move frees none`() {
    var harness = installed(AppTraits(usesLocation: true))
    harness.send(.locationAllowed("Other"))
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests.isEmpty)
    harness.send(.viewEnded("a"))
    harness.pass(60)
    harness.send(.locationAllowed("App"))
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.rule == "location" && harness.decisions.last?.outcome == .free)
    harness.answer(entries: [0], .never)
    harness.send(.viewEnded("a"))
    harness.send(.locationChanged)
    harness.send(.appDescribed("App", AppTraits(usesLocation: false)))
    harness.pass(60)
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests.isEmpty)
  }

  // MARK: Stale when viewed

  /// A widget without tokens whose timeline's date passed so many seconds ago.
  private func stale(by seconds: TimeInterval) -> Harness {
    var harness = Harness()
    harness.profile.unreportedReloads = 0
    harness.profile.trickleReloads = 0
    harness.profile.frequentReloads = 0
    harness.profile.learningPeriod = 0
    harness.profile.leastCapacity = 0
    harness.add()
    harness.answer(entries: [0], .after(harness.now + 600))
    harness.pass(600 + seconds)
    return harness
  }

  @Test func `a view of a widget long past its date reloads it free`() {
    var harness = stale(by: 900)
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.rule == "staleWhenViewed")
    #expect(harness.decisions.last?.trigger == .staleWhenViewed)
  }

  @Test func `a little late is not stale, and a policy never is never late`() {
    var harness = stale(by: 899)
    harness.send(.viewBegan("a"))
    #expect(harness.effects.requests.isEmpty)
    var never = Harness.ready(.never)
    never.pass(86_400)
    never.send(.viewBegan("a"))
    #expect(never.effects.requests.isEmpty)
  }

  @Test func `looking often does not replace the budget`() {
    var harness = stale(by: 900)
    var free = 0
    for _ in 0..<120 {
      harness.send(.viewBegan("a"))
      if harness.a.inFlight != nil {
        free += 1
        harness.answer(entries: [0], .after(harness.now + 1))
      }
      harness.send(.viewEnded("a"))
      harness.pass(60)
    }
    #expect(free == 4)
  }

  @Test func `when the device wakes, a stale widget that is often viewed need not wait for a view`() {
    for (views, isReloaded) in [(6, true), (1, false)] {
      var harness = Harness()
      harness.profile.learningPeriod = 0
      harness.profile.leastCapacity = 0
      harness.profile.burstShare = 0
      harness.add()
      harness.answer(entries: [0], .after(harness.now + 7200))
      harness.send(.deviceActivity(.active))
      for _ in 0..<views {
        harness.send(.viewBegan("a"))
        harness.send(.viewEnded("a"))
        harness.pass(harness.profile.viewGap)
      }
      harness.send(.deviceActivity(.asleep))
      harness.pass(8 * 3600)
      harness.send(.deviceActivity(.active))
      #expect(harness.effects.requests.isEmpty == !isReloaded)
      #expect(harness.decisions.last?.rule == (isReloaded ? "staleWhenViewed" : "budget"))
    }
  }

  // MARK: Locked

  @Test func `while locked a protected widget waits even for what is free`() {
    var harness = installed(AppTraits(isProtected: true))
    harness.send(.deviceLocked(true))
    harness.request(foreground: true)
    #expect(harness.effects.requests.isEmpty)
    #expect(harness.decisions.last?.rule == "locked")
    harness.send(.deviceLocked(false))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.outcome == .free)
  }

  @Test func `while locked other widgets reload`() {
    var harness = installed()
    harness.send(.deviceLocked(true))
    harness.request()
    #expect(harness.effects.requests == ["a"])
  }

  // MARK: Foreground, sessions, push

  @Test(arguments: [SchedulerEvent.appForeground("App", true), .appSession("App", true)])
  func `an active app's requests are free, whether the sender knows or not`(active: SchedulerEvent) {
    var harness = installed()
    harness.send(active)
    for origin in [ReloadOrigin.app, .extension] {
      harness.request(by: origin)
      #expect(harness.decisions.last?.outcome == .free)
      harness.answer(entries: [0], .never)
    }
    harness.request(by: .http)
    #expect(harness.decisions.last?.rule == "floor")
  }

  @Test func `coming to the foreground frees requests made in the background`() {
    var harness = installed()
    harness.request()
    harness.answer(entries: [0], .never)
    harness.request()
    #expect(harness.decisions.last?.rule == "floor")
    harness.send(.appForeground("App", true))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.outcome == .free)
    harness.answer(entries: [0], .never)
    harness.send(.appForeground("App", false))
    harness.request()
    #expect(harness.decisions.last?.outcome == .deferred)
  }

  @Test func `a push is budgeted and reaches its kind`() {
    var harness = installed()
    harness.send(.pushReceived("App", kind: "Other"))
    #expect(harness.effects.requests.isEmpty)
    harness.send(.pushReceived("App", kind: "Kind"))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.outcome == .granted)
    #expect(harness.decisions.last?.trigger == .requested(by: .push, foreground: false))
  }
}
