import Foundation
import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

// A symbolic link in Swift5AuthorTests leads to this file, so that both language modes run its tests.

/// The pictures and timelines of an author's widget.
@Suite(.clockStaysInTask)
struct TideWidgetTests {
  static let noon = Date(timeIntervalSince1970: 1_767_960_000)

  @Test func `a provider with completion handlers gives its timeline`() async throws {
    let timeline = try await ProvidedTimeline(of: TideProvider(), at: Self.noon)
    #expect(timeline.entries.map(\.metres) == [1.5, 2, 2.5, 3])
    #expect(timeline.problems.isEmpty, "\(timeline.problems)")
  }

  @Test func `the widget is drawn with what its model says`() async throws {
    let low = try await WidgetPicture(of: TideWidget(), at: Self.noon, scale: 1)
    let high = try await WidgetPicture(of: TideWidget(), at: Self.noon + 3 * TideService.interval, requestedAt: Self.noon, scale: 1)
    #expect(low.diagnostics.isEmpty, "\(low.diagnostics)")
    // The container's blue is above the water, and white below the water line: at three metres of four, most of the picture is water.
    #expect(low.pixel(x: 20, y: 70)?.red == 0 && low.pixel(x: 20, y: 135)?.red == 255)
    #expect(high.pixel(x: 20, y: 70)?.red == 255 && high.pixel(x: 20, y: 20)?.red == 0)
  }

  @Test func `an intent's parameter reaches the view`() async throws {
    let metres = try await WidgetPicture(of: ConfiguredTideWidget(), at: Self.noon, scale: 1)
    let feet = try await WidgetPicture(of: ConfiguredTideWidget(), configuration: #"{"unit":"feet"}"#, at: Self.noon, scale: 1)
    #expect(metres.diagnostics.isEmpty, "\(metres.diagnostics)")
    #expect(metres.png != feet.png)
  }

  @MainActor @Test func `a bundle's widgets are distinguished by kind`() async throws {
    let bundled = try await WidgetPicture(of: TideBundle().body, kind: "ConfiguredTide", at: Self.noon, scale: 1)
    let alone = try await WidgetPicture(of: ConfiguredTideWidget(), at: Self.noon, scale: 1)
    #expect(bundled.png == alone.png)
  }
}
