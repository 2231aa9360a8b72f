import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import SampleModule

@Suite struct SampleTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)

  @Test func `a week has seven days and ends today`() async throws {
    let timeline = try await ProvidedTimeline(of: SampleProvider(), at: now, on: WidgetPlacement(.systemMedium))
    #expect(timeline.problems.isEmpty)
    let days = try #require(timeline.entries.first).days
    #expect(days.count == 7)
    #expect(days.last?.date == Calendar.current.startOfDay(for: now))
    #expect(days.map(\.date) == days.map(\.date).sorted())
  }

  @Test func `a week without days has no mean`() { #expect(SampleEntry(date: now, days: []).mean == 0) }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func `everything is drawn as written`(family: WidgetFamily) async throws {
    let picture = try await WidgetPicture(of: SampleWidget(), on: WidgetPlacement(family), at: now)
    #expect(picture.diagnostics.isEmpty)
  }
}
