import AppIntents
import Foundation
import Testing
import TransitRide
import WidgetKit
import WidgetTesting

@testable import Transit

@Suite struct TransitTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)

  private func entries(_ change: (ShowStop) -> Void) async throws -> [DeparturesEntry] {
    let intent = ShowStop()
    change(intent)
    return try await ProvidedTimeline(of: DeparturesProvider(), for: intent, at: now).entries
  }

  @Test func `a fresh widget shows every line of the market`() async throws {
    let first = try #require(try await entries { _ in }.first)
    #expect(Set(first.departures(30).map(\.line)) == [.tram2, .tram7, .bus40, .bus61, .night])
  }

  @Test func `a chosen line shows its own departures only, and those that can be reached on foot`() async throws {
    let first = try #require(
      try await entries { intent in
        intent.line = LineChoice(line: .tram2)
        intent.walk = 12
      }.first)
    let departures = first.departures(5)
    #expect(departures.allSatisfy { $0.line == .tram2 && $0.date > now.addingTimeInterval(12 * 60) })
    // 09:44, 09:54, …
    #expect(departures.first?.date == now.addingTimeInterval(14 * 60))
  }

  @Test func `a line that does not stop at the chosen stop does not count`() async throws {
    let first = try #require(
      try await entries { intent in
        intent.stop = .harbour
        intent.line = LineChoice(line: .tram7)
      }.first)
    #expect(first.line == nil && !first.departures(3).isEmpty)
  }

  @Test func `lines are found by number and by the stops on the way, in sections`() async throws {
    let all = try await LineQuery().suggestedEntities()
    #expect(all.sections.map { $0.items.map(\.value.id) } == [["2", "7"], ["40", "61", "N3"], ["F1"]])
    #expect(try await LineQuery().entities(matching: "airport").items.map(\.value.id) == ["7"])
    #expect(try await LineQuery().entities(matching: "F1").items.map(\.value.id) == ["F1"])
  }

  @Test func `a ride goes on stop by stop, and has no stop after the last one`() {
    let first = RideAttributes.ContentState(next: 1, arrival: now, delay: 2)
    let second = first.atNextStop(of: .tram2, now: now)
    #expect(second == RideAttributes.ContentState(next: 2, arrival: now.addingTimeInterval(180), delay: 2))
    #expect(second?.atNextStop(of: .tram2, now: now)?.next == 3)
    #expect(second?.atNextStop(of: .tram2, now: now)?.atNextStop(of: .tram2, now: now) == nil)
  }
}
