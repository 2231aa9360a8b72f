import Foundation
import Testing

@testable import Host

/// Which live activities are in the Dynamic Island, and how (Specification A5).
@Suite struct IslandTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// - Parameter started: seconds after the first one.
  private static func activity(
    _ id: String, of app: String, score: Double = 0, started: TimeInterval = 0, phase: ActivityPhase = .active, hasIsland: Bool = true
  ) -> ShownActivity {
    let families = ["lockScreen"] + (hasIsland ? ["islandCompact", "islandMinimal", "islandExpanded"] : [])
    return ShownActivity(
      id: id, app: app, appName: app, kind: "Ride", phase: phase, started: start + started, staleDate: nil, ends: start + 9_000,
      dismissal: start + 9_000,
      relevanceScore: score, isTransient: false, takesPushes: false, alert: nil,
      presentations: families.map { .init(family: $0, width: 50, height: 36.67) }, revision: 1, failure: nil)
  }

  private static func island(_ activities: ShownActivity...) -> [String: String] {
    IslandPresentation.presentations(of: activities).mapValues(\.rawValue)
  }

  @Test func `without activities the island is empty`() {
    #expect(Self.island() == [:])
    #expect(Self.island(Self.activity("a", of: "A", phase: .pending), Self.activity("b", of: "B", phase: .ended)) == [:])
    #expect(Self.island(Self.activity("a", of: "A", hasIsland: false)) == [:])
  }

  @Test func `one activity is compact, also when it is stale`() {
    #expect(Self.island(Self.activity("a", of: "A")) == ["a": "compact"])
    #expect(Self.island(Self.activity("a", of: "A", phase: .stale)) == ["a": "compact"])
  }

  @Test func `of several activities of one app only the most relevant is shown, and it is compact`() {
    let (low, high, middle) = (
      Self.activity("low", of: "A", score: 10), Self.activity("high", of: "A", score: 50, started: 60), Self.activity("middle", of: "A", score: 20)
    )
    for order in [[low, high, middle], [middle, low, high], [high, middle, low]] {
      #expect(IslandPresentation.presentations(of: order) == ["high": .compact])
    }
    #expect(Self.island(Self.activity("a", of: "A", score: -1), Self.activity("b", of: "A", score: -2)) == ["a": "compact"])
  }

  @Test func `of equally relevant activities of one app the one that started first is shown`() {
    #expect(
      Self.island(
        Self.activity("second", of: "A", score: 5, started: 60), Self.activity("first", of: "A", score: 5),
        Self.activity("less", of: "A", score: 4, started: -60))
        == ["first": "compact"])
    // Nothing else tells them apart, and the answer must not change from one request to the next.
    #expect(
      Self.island(Self.activity("b", of: "A"), Self.activity("a", of: "A")) == Self.island(Self.activity("a", of: "A"), Self.activity("b", of: "A")))
  }

  @Test func `activities of two apps are both minimal, one attached and one detached`() {
    #expect(Self.island(Self.activity("a", of: "A"), Self.activity("b", of: "B")) == ["a": "attached", "b": "detached"])
    #expect(
      Self.island(Self.activity("a", of: "A", score: 1), Self.activity("b", of: "B", score: 9), Self.activity("best", of: "A", score: 2))
        == ["best": "attached", "b": "detached"])
  }

  @Test func `of more apps the first two are shown`() {
    #expect(
      Self.island(Self.activity("c", of: "C"), Self.activity("a", of: "A"), Self.activity("b", of: "B"), Self.activity("c2", of: "C", score: 1))
        == ["c2": "attached", "a": "detached"])
  }

  @Test func `what has ended, is scheduled or is not drawn takes no place`() {
    #expect(
      Self.island(
        Self.activity("ended", of: "A", score: 100, phase: .ended), Self.activity("pending", of: "B", score: 100, phase: .pending),
        Self.activity("undrawn", of: "C", score: 100, hasIsland: false), Self.activity("runs", of: "A", score: 1))
        == ["runs": "compact"])
  }

  @Test func `every activity is told its presentation`() {
    let activities = [Self.activity("a", of: "A"), Self.activity("b", of: "B"), Self.activity("c", of: "C")]
    #expect(ShownActivity.inIsland(activities).map { "\($0.id) \($0.island?.rawValue ?? "none")" } == ["a attached", "b detached", "c none"])
  }
}
