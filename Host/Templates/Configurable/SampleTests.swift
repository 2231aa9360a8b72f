import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import SampleModule

@Suite struct SampleTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)

  @Test func `each midnight has an entry with a day less`() async throws {
    let settings = SampleSettings()
    settings.day = now.addingTimeInterval(10 * 86_400)
    let timeline = try await ProvidedTimeline(of: SampleProvider(), for: settings, at: now, on: WidgetPlacement(.systemSmall))
    #expect(timeline.problems.isEmpty)
    #expect(timeline.entries.map(\.days) == [10, 9, 8, 7, 6, 5, 4, 3])
  }

  @Test func `a day that has passed counts no further`() {
    let settings = SampleSettings()
    settings.day = now.addingTimeInterval(-5 * 86_400)
    #expect(SampleEntry(date: now, settings: settings).days == 0)
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .accessoryCircular])
  func `everything is drawn as written`(family: WidgetFamily) async throws {
    let entry = SampleEntry(date: now, settings: SampleSettings())
    let picture = try await WidgetPicture(of: SampleView(entry: entry), on: WidgetPlacement(family), at: now)
    #expect(picture.diagnostics.isEmpty)
  }
}
