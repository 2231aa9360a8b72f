import Foundation
import Testing
import WidgetKit
import WidgetTesting

/// Widget code with mutable globals and other declarations that only Swift 5 mode accepts.
@Suite(.clockStaysInTask)
struct OlderHabitsTests {
  @Test func `a provider that keeps its state in globals gives its timeline`() async throws {
    let timeline = try await ProvidedTimeline(of: HarbourProvider(), at: Date(timeIntervalSince1970: 1_767_960_000))
    #expect(timeline.entries.map(\.name) == ["South"] && lastHarbour == "South")
  }

  @Test func `an entity's query keeps its order`() async throws {
    #expect(try await Harbour.defaultQuery.suggestedEntities().map(\.id) == ["North", "South"])
  }
}
