import Foundation
import Testing

@testable import AlmanacScheduler

/// Apps and widgets come and go (Specification B1, B6).
@Suite struct LifeTests {
  @Test func `an app counts as launched once it has been opened`() {
    var harness = Harness()
    harness.send(.appInstalled("App"))
    #expect(harness.state.apps["App"]?.hasBeenLaunched == false)
    harness.send(.appLaunched("App"))
    #expect(harness.state.apps["App"]?.hasBeenLaunched == true)
    harness.send(.appInstalled("App"))
    #expect(harness.state.apps["App"]?.hasBeenLaunched == true)
    harness.send(.appRemoved("App"))
    #expect(harness.state.apps.isEmpty)
  }

  @Test func `removing a widget cancels its refresh and its wake-up`() throws {
    var harness = Harness()
    harness.add()
    let attempt = try #require(harness.a.inFlight?.id)
    harness.send(.instanceRemoved("a"))
    #expect(harness.effects == [.cancel("a", attempt), .wake(at: nil)])
    #expect(harness.state.instances.isEmpty)
  }

  @Test func `removing an app removes its widgets alone`() {
    var harness = Harness()
    harness.add("a", app: "One")
    harness.add("b", app: "Two")
    harness.send(.appRemoved("One"))
    #expect(harness.state.sortedInstances.map(\.id) == ["b"])
  }

  @Test func `adding a widget twice is harmless`() {
    var harness = Harness.ready()
    let before = harness.a
    harness.add()
    #expect(harness.a == before)
    #expect(harness.effects.isEmpty)
  }

  @Test func `a widget that returns begins anew`() {
    var harness = Harness.ready(entries: [0, 60], .atEnd)
    harness.send(.instanceRemoved("a"))
    harness.add()
    #expect(harness.a.timeline == nil)
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `a widget that is restored has its timeline, its budget and its next reload again`() throws {
    var harness = Harness.ready(entries: [0, 60], .atEnd)
    let before = harness.a
    harness.send(.instanceRemoved("a"))
    #expect(harness.effects.last == .wake(at: nil))
    harness.send(.instanceRestored(before, removedAt: harness.now))
    #expect(harness.a == before)
    #expect(harness.effects.requests.isEmpty)
    #expect(harness.state.wake != nil)
    // It is there already.
    harness.send(.instanceRestored(before, removedAt: harness.now))
    #expect(harness.a == before)
  }

  @Test func `a widget that was removed during a reload reloads when it is restored`() throws {
    var harness = Harness()
    harness.add()
    let before = harness.a
    harness.send(.instanceRemoved("a"))
    harness.send(.instanceRestored(before, removedAt: harness.now))
    #expect(harness.effects.requests == ["a"])
    #expect(harness.a.inFlight?.id != before.inFlight?.id)
  }

  @Test func `a widget with another family requests a timeline, free of budget, and has none until then`() throws {
    var harness = Harness.ready(entries: [0, 60], .atEnd)
    let before = harness.a
    harness.send(.instanceResized("a", family: "systemLarge"))
    #expect(harness.a.family == "systemLarge" && harness.a.timeline == nil && harness.a.currentEntry == nil)
    #expect(harness.effects.requests == ["a"])
    #expect(harness.effects.decisions.map(\.outcome) == [.free])
    #expect(harness.a.budget == before.budget && harness.a.addedAt == before.addedAt)
    let attempt = try #require(harness.a.inFlight?.id)
    harness.send(.instanceResized("a", family: "systemSmall"))
    #expect(harness.effects.contains(.cancel("a", attempt)))
    #expect(harness.effects.requests == ["a"])
    // It has this family already.
    harness.send(.instanceResized("a", family: "systemSmall"))
    #expect(harness.effects.requests.isEmpty)
  }
}
