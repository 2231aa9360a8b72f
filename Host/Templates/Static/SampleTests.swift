import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import SampleModule

@Suite struct SampleTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)

  @Test func `a timeline has an entry for each part of the next day`() async throws {
    let timeline = try await ProvidedTimeline(of: SampleProvider(), at: now, on: WidgetPlacement(.systemMedium))
    #expect(timeline.problems.isEmpty)
    #expect(timeline.entries.count == 5)
    #expect(Set(timeline.entries.map(\.part)).count == 4)
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .accessoryRectangular])
  func `everything is drawn as written`(family: WidgetFamily) async throws {
    let picture = try await WidgetPicture(of: SampleWidget(), on: WidgetPlacement(family), at: now)
    #expect(picture.diagnostics.isEmpty)
  }
}
