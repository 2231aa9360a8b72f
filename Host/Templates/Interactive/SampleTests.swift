import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import SampleModule

@Suite(.serialized) struct SampleTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)

  @Test func `each day has a count of its own, which is never negative`() throws {
    let name = "SampleTests-\(UUID().uuidString)"
    let glasses = Glasses(defaults: try #require(UserDefaults(suiteName: name)))
    defer { glasses.defaults.removePersistentDomain(forName: name) }
    glasses.add(2, on: now)
    glasses.add(1, on: now)
    #expect(glasses.count(on: now) == 3)
    #expect(glasses.count(on: now.addingTimeInterval(86_400)) == 0)
    glasses.add(-5, on: now)
    #expect(glasses.count(on: now) == 0)
  }

  @Test func `the next day begins with none`() async throws {
    let timeline = try await ProvidedTimeline(of: SampleProvider(), at: now, on: WidgetPlacement(.systemSmall))
    #expect(timeline.problems.isEmpty)
    #expect(timeline.entries.last?.glasses == 0)
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium])
  func `everything is drawn as written`(family: WidgetFamily) async throws {
    let picture = try await WidgetPicture(of: SampleView(entry: SampleEntry(date: now, glasses: 3)), on: WidgetPlacement(family), at: now)
    #expect(picture.diagnostics.isEmpty)
  }
}
