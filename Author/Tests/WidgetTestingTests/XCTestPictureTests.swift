import WidgetKit
import XCTest

@testable import WidgetTesting

/// Pictures in a test of XCTest.
final class XCTestPictureTests: XCTestCase {
  @MainActor func testPicture() async throws {
    assertPicture(try await WidgetPicture(of: ForecastWidget(), at: ProvidedTimelineTests.noon, scale: 2), named: "forecast")
  }
}
