import Foundation
import Testing

@testable import AlmanacScheduler

/// States that earlier versions stored.
@Suite struct StorageTests {
  /// A state written before budgets depended on views.
  static let earlier = #"""
    {"header": {"id": "phone", "sequence": 7, "apps": {"Weather": {"hasBeenLaunched": true}}, "lastEventAt": 700000000, "wake": 700000600,
      "lastAttempt": 2, "lastDecision": 3},
     "instances": [{"id": "a", "app": "Weather", "kind": "Forecast", "family": "systemSmall", "failures": 0, "receivedAt": 700000000,
      "reloadedAt": 700000000, "shown": {"archive": "t1", "index": 0, "date": 700000000}, "budget": {"tokens": 12.5, "countedAt": 700000000},
      "timeline": {"archive": "t1", "dates": [700000000], "order": [], "policy": {"after": {"_0": 700000600}}},
      "pending": {"reason": "policy.after", "madeAt": 700000000, "earliest": 700000600, "merged": 0, "failedAttempts": 0},
      "nextReload": 700000600, "alarm": {"due": 700000600, "latest": 700000660}}]}
    """#

  @Test func `their widgets live on with the tokens that they had`() throws {
    var state = try JSONDecoder().decode(DeviceState.self, from: Data(Self.earlier.utf8))
    let before = try #require(state.instances["a"])
    #expect(
      before.timeline?.archive == "t1" && before.currentEntry?.index == 0 && before.wakeUp?.latest.timeIntervalSinceReferenceDate == 700_000_660)
    #expect(state.budget(of: "a", at: Date(timeIntervalSinceReferenceDate: 700_000_000))?.tokens == 12.5)
    #expect(state.apps["Weather"]?.hasBeenLaunched == true)
    let effects = state.apply(.tick, now: Date(timeIntervalSinceReferenceDate: 700_000_600))
    #expect(effects.requests == ["a"])
    #expect(effects.decisions.last?.budgetBefore == 12.5)
    // It has been on the device for a long time, so no learning period begins.
    _ = state.apply(.viewBegan("a"), now: Date(timeIntervalSinceReferenceDate: 700_000_700))
    #expect(state.instances["a"]?.allotment.isLearning == false)
    #expect(try JSONDecoder().decode(DeviceState.self, from: JSONEncoder().encode(state)) == state)
  }

  @Test func `stored states and decisions keep the keys of earlier versions`() throws {
    var harness = Harness.ready()
    harness.send(.reloadRequested(.instance("a"), origin: .app, foreground: false))
    let state = String(decoding: try JSONEncoder().encode(harness.state), as: UTF8.self)
    for key in ["shown", "alarm", "ruling"] { #expect(state.contains("\"\(key)\":"), "\(state)") }
    let decision = String(decoding: try JSONEncoder().encode(harness.decisions), as: UTF8.self)
    #expect(decision.contains(#""row":"C5""#), "\(decision)")
  }
}
