import Foundation
import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

@testable import SampleModule

@Suite struct SampleTests {
  /// Wednesday, 6 May 2026, 09:30 GMT.
  let now = Date(timeIntervalSince1970: 1_778_059_800)

  @Test func `the steps follow each other`() {
    #expect(SampleStep.allCases == SampleStep.allCases.sorted())
    #expect(SampleStep.received < .delivered)
  }

  @Test func `a state survives its way through a push`() throws {
    let state = SampleAttributes.ContentState(step: .onTheWay, arrival: now)
    #expect(try JSONDecoder().decode(SampleAttributes.ContentState.self, from: JSONEncoder().encode(state)) == state)
  }

  @Test(arguments: SampleStep.allCases) func `every step is drawn as written`(step: SampleStep) async throws {
    let state = SampleAttributes.ContentState(step: step, arrival: now.addingTimeInterval(600))
    let picture = try await WidgetPicture(of: LockScreen(state: state), on: WidgetPlacement(.systemMedium), at: now)
    #expect(picture.diagnostics.isEmpty)
  }
}

/// The view with a background, which the lock screen gives it otherwise.
private struct LockScreen: View {
  let state: SampleAttributes.ContentState

  var body: some View {
    SampleLockScreenView(attributes: SampleAttributes(shop: "Noodle Bar"), state: state).containerBackground(.black, for: .widget)
  }
}
