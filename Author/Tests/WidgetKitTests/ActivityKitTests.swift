import ActivityKit
import AlmanacWireSchema
import Testing

@testable import SwiftUICore
@testable import WidgetKit

/// ActivityKit in a process without a host.
@Suite struct ActivityKitTests {
  @Test func `an activity cannot be started, and the app can check that before`() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Brew(bean: "x"), content: ActivityContent(state: Brew.ContentState(grams: 1), staleDate: nil), pushType: nil)
    }
    #expect(Activity<Brew>.activities.isEmpty)
  }

  @Test(.timeLimit(.minutes(15)))
  func `sequences of a host without activities end`() async {
    for await _ in Activity<Brew>.activityUpdates { Issue.record("the sequence has an activity") }
    for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { Issue.record("the sequence has a change") }
  }

  @Test(.timeLimit(.minutes(15)))
  func `observers of an activity receive its contents and its end`() async {
    let activity = Activity(attributes: Brew(bean: "x"), content: ActivityContent(state: Brew.ContentState(grams: 1), staleDate: nil))
    let grams = activity.contentUpdates
    let states = activity.activityStateUpdates
    await activity.update(ActivityContent(state: Brew.ContentState(grams: 2), staleDate: .distantPast))
    #expect(activity.activityState == .stale)
    await activity.end(ActivityContent(state: Brew.ContentState(grams: 3), staleDate: nil), dismissalPolicy: .immediate)
    await activity.update(ActivityContent(state: Brew.ContentState(grams: 4), staleDate: nil))
    var heard: [Int] = []
    for await content in grams { heard.append(content.state.grams) }
    #expect(heard == [1, 2, 3])
    var lived: [ActivityState] = []
    for await state in states { lived.append(state) }
    #expect(lived == [.active, .dismissed])
    #expect(activity.content.state.grams == 3)
  }

  @Test func `a change that the host does not accept changes nothing here`() async {
    struct Kettle: ActivityAttributes {
      struct ContentState: Codable, Hashable { var degrees: Double }
    }
    let activity = Activity(attributes: Kettle(), content: ActivityContent(state: Kettle.ContentState(degrees: 20), staleDate: nil))
    // JSON has no such number, so that this content never reaches a host.
    let unsendable = ActivityContent(state: Kettle.ContentState(degrees: .infinity), staleDate: nil)
    await activity.update(unsendable)
    await activity.end(unsendable)
    #expect(activity.content.state.degrees == 20 && activity.activityState == .active)
  }
}
