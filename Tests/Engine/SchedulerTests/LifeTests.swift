import Foundation
import Testing

@testable import Scheduler

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
}
