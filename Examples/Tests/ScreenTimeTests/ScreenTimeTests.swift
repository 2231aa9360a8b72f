import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import ScreenTime

@Suite struct ScreenTimeTests {
  /// Friday, 9 January 2026, 13:20 GMT.
  let now = Date(timeIntervalSince1970: 1_767_964_800)

  @Test func `the timeline has one entry, without hours to come`() async throws {
    let timeline = try await ProvidedTimeline(of: UsageProvider(), at: now)
    #expect(timeline.problems.isEmpty)
    let entry = try #require(timeline.entries.first)
    #expect(timeline.entries.count == 1 && entry.date == now)
    let hour = Calendar.current.component(.hour, from: now)
    #expect(entry.hours.dropFirst(hour + 1).allSatisfy { $0.total == 0 })
    #expect(entry.hours.prefix(hour + 1).contains { $0.total > 0 })
  }

  @Test func `the gallery shows the whole day`() async throws {
    let timeline = try await ProvidedTimeline(of: UsageProvider(), at: now, isPreview: true)
    #expect(timeline.entries[0].hours.suffix(4).contains { $0.total > 0 })
  }

  @Test func `a commuter sees numbers of the last hour`() async throws {
    let week = try await WidgetSimulation(of: ScreenTimeWidget(), behavior: .commuter)
    #expect(week.age.median <= .hours(1), "\(week)")
    #expect(week.days.allSatisfy { (10...80).contains($0.reloads.total) }, "\(week)")
  }

  @Test func `the only advice is on the single entry, which is intended`() async throws {
    try await expectNoAdvice(on: ScreenTimeWidget(), from: .note, except: ["singleEntryAtEnd"])
  }
}
