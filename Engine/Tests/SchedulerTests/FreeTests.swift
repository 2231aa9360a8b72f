import Foundation
import Testing

@testable import AlmanacScheduler

/// Reloads that cost nothing (Specification B3, B4, C8, C9).
@Suite struct FreeTests {
  static let events: [(SchedulerEvent, String, String)] = [
    (.reloadRequested(.instance("a"), origin: .app, foreground: true), "foreground", "C8"),
    (.reloadRequested(.kind("Kind", app: "App"), origin: .extension, foreground: true), "foreground", "C8"),
    (.reloadRequested(.app("App"), origin: .intent, foreground: false), "intent", "C8"),
    (.environmentChanged(.dynamicType), "environment", "C9"),
    (.environmentChanged(.significantTime), "environment", "C9"),
    (.instanceConfigured("a"), "configuration", "B4"),
    (.appUpdated("App"), "appUpdate", "C9"),
    (.appInstalled("App"), "appUpdate", "C9"),
  ]

  @Test(arguments: events.indices)
  func `a free reload is immediate, within the floor, and leaves the budget alone`(index: Int) throws {
    let (event, rule, requirement) = Self.events[index]
    var harness = Harness()
    harness.send(.appInstalled("App"))
    harness.add()
    harness.answer(entries: [0], .never)
    harness.pass(1)
    harness.send(event)
    #expect(harness.effects.requests == ["a"])
    let decision = try #require(harness.decisions.last)
    #expect(decision.outcome == .free)
    #expect(decision.rule == rule)
    #expect(decision.requirement == requirement)
    #expect(decision.budgetBefore == decision.budgetAfter)
    #expect(harness.a.inFlight?.isBudgeted == false)
  }

  @Test func `the first timeline is free`() {
    var harness = Harness()
    harness.add()
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.map(\.rule) == ["firstTimeline"])
  }

  @Test(arguments: ReloadOrigin.allCases.filter { $0 != .intent })
  func `a background request is budgeted whatever its origin`(origin: ReloadOrigin) {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request(by: origin)
    #expect(harness.decisions.last?.outcome == .granted)
  }

  @Test func `a reload reaches just its target`() {
    var harness = Harness()
    for (id, app, kind) in [("a", "One", "X"), ("b", "One", "Y"), ("c", "Two", "X")] {
      harness.add(InstanceID(id), app: AppID(app), kind: kind)
      harness.answer(InstanceID(id), entries: [0], .never)
    }
    func reached(_ target: ReloadTarget) -> [InstanceID] {
      var copy = harness
      copy.send(.reloadRequested(target, origin: .app, foreground: true))
      return copy.effects.requests
    }
    #expect(reached(.instance("b")) == ["b"])
    #expect(reached(.kind("X", app: "One")) == ["a"])
    #expect(reached(.app("One")) == ["a", "b"])
    #expect(reached(.all) == ["a", "b", "c"])
    #expect(reached(.kind("Z", app: "One")).isEmpty)
  }

  @Test func `a configuration change drops the attempt that would no longer fit`() throws {
    var harness = Harness()
    harness.add()
    let first = try #require(harness.a.inFlight?.id)
    harness.send(.instanceConfigured("a"))
    #expect(harness.effects.contains(.cancel("a", first)))
    #expect(harness.effects.requests == ["a"])
    harness.send(.timelineReceived("a", first, TimelineSummary(archive: "late", entryDates: [harness.now], policy: .never)))
    #expect(harness.a.timeline == nil)
  }
}
