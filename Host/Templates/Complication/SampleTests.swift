import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import SampleModule

@Suite struct SampleTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)
  let watch = "watch-45mm"

  @Test func `an entry for each of the next hours`() async throws {
    let timeline = try await ProvidedTimeline(of: SampleProvider(), at: now, on: WidgetPlacement(.accessoryCircular, device: watch))
    #expect(timeline.problems.isEmpty)
    #expect(timeline.entries.count == 13)
    #expect(timeline.entries.allSatisfy { (0...1).contains($0.progress) && (0...24).contains($0.hoursLeft) })
  }

  @Test(arguments: [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline])
  func `everything is drawn as written`(family: WidgetFamily) async throws {
    let picture = try await WidgetPicture(of: SampleWidget(), on: WidgetPlacement(family, device: watch), at: now)
    #expect(picture.diagnostics.isEmpty)
  }
}
