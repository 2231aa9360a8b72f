import AlmanacWireSchema
import Statements

@testable import ActivityKit

extension Statement {
  static let activityLives: [Statement] = [
    Statement("An activity is active at first", .apple("activitykit/activitystate/active"), is: .active as ActivityState) {
      startedErrand().activityState
    },
    Statement("Each activity has an identifier of its own", .apple("activitykit/activity/id-swift.property"), is: 3) {
      Set((0..<3).map { _ in startedErrand().id }).count
    },
    Statement("An update replaces the content", .apple("activitykit/activity/update(_:)"), is: 2) {
      let activity = startedErrand()
      await activity.update(errand(2))
      return activity.content.state.minutes
    },
    Statement("Updates take effect in their order", .apple("activitykit/activity/contentupdates-swift.property"), is: [2, 3, 4]) {
      let activity = startedErrand()
      let updates = activity.contentUpdates
      for minutes in 2...4 { await activity.update(errand(minutes)) }
      await activity.end(nil, dismissalPolicy: .immediate)
      return await all(updates).map(\.state.minutes).filter { $0 > 1 }
    },
    Statement("An update of an activity that has ended is ignored", .apple("activitykit/activity/update(_:)"), is: 1) {
      let activity = startedErrand()
      await activity.end(nil)
      await activity.update(errand(9))
      return activity.content.state.minutes
    },
    Statement("An update of an activity that has been dismissed is ignored", .apple("activitykit/activity/update(_:)"), is: 1) {
      let activity = startedErrand()
      await activity.end(nil, dismissalPolicy: .immediate)
      await activity.update(errand(9))
      return activity.content.state.minutes
    },
    Statement("An update with an alert replaces the content, too", .apple("activitykit/activity/update(_:alertconfiguration:)"), is: 2) {
      let activity = startedErrand()
      await activity.update(errand(2), alertConfiguration: AlertConfiguration(title: "Now", body: "It is here", sound: .default))
      return activity.content.state.minutes
    },
    Statement("The end brings the final content", .apple("activitykit/activity/end(_:dismissalpolicy:)"), is: 7) {
      let activity = startedErrand()
      await activity.end(errand(7))
      return activity.content.state.minutes
    },
    Statement("An end without content leaves the last one", .apple("activitykit/activity/end(_:dismissalpolicy:)"), is: 5) {
      let activity = startedErrand()
      await activity.update(errand(5))
      await activity.end(nil)
      return activity.content.state.minutes
    },
    Statement(
      "With the default policy an activity that has ended is not dismissed", .apple("activitykit/activityuidismissalpolicy/default"),
      is: .ended as ActivityState
    ) {
      let activity = startedErrand()
      await activity.end(nil)
      return activity.activityState
    },
    Statement(
      "With the immediate policy an activity is dismissed at once", .apple("activitykit/activityuidismissalpolicy/immediate"),
      is: .dismissed as ActivityState
    ) {
      let activity = startedErrand()
      await activity.end(nil, dismissalPolicy: .immediate)
      return activity.activityState
    },
    Statement(
      "Before the date of its policy an activity that has ended is not dismissed", .apple("activitykit/activityuidismissalpolicy/after(_:)"),
      is: .ended as ActivityState
    ) {
      let activity = startedErrand()
      await activity.end(nil, dismissalPolicy: .after(.distantFuture))
      return activity.activityState
    },
    Statement(
      "A policy with a date in the past dismisses at once",
      .apple("activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"), is: .dismissed as ActivityState
    ) {
      let activity = startedErrand()
      await activity.end(nil, dismissalPolicy: .after(.distantPast))
      return activity.activityState
    },
    Statement(
      "Content whose stale date has come makes the activity stale", .apple("activitykit/activitycontent/staledate"), is: .stale as ActivityState
    ) {
      let activity = startedErrand()
      await activity.update(errand(2, stale: .distantPast))
      return activity.activityState
    },
    Statement("Content without a stale date does not become stale", .apple("activitykit/activitycontent/staledate"), is: .active as ActivityState) {
      startedErrand().activityState
    },
    Statement("Content with a stale date in the future is not stale", .apple("activitykit/activitycontent/staledate"), is: .active as ActivityState) {
      let activity = startedErrand()
      await activity.update(errand(2, stale: .distantFuture))
      return activity.activityState
    },
    Statement(
      "An update with a later stale date makes a stale activity active again", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: .active as ActivityState
    ) {
      let activity = startedErrand()
      await activity.update(errand(2, stale: .distantPast))
      await activity.update(errand(3, stale: .distantFuture))
      return activity.activityState
    },
    Statement("A stale activity still takes updates", .apple("activitykit/activitystate/stale"), is: 3) {
      let activity = startedErrand()
      await activity.update(errand(2, stale: .distantPast))
      await activity.update(errand(3, stale: .distantPast))
      return activity.content.state.minutes
    },
    Statement("A stale activity can be ended", .apple("activitykit/activitystate/ended"), is: .ended as ActivityState) {
      let activity = startedErrand()
      await activity.update(errand(2, stale: .distantPast))
      await activity.end(nil)
      return activity.activityState
    },
    Statement("The observers of the state hear that a person has dismissed the activity", .apple("activitykit/activitystate/dismissed"), is: true) {
      let activity = startedErrand()
      let states = activity.activityStateUpdates
      activity.receive(errandReport(activity.id, .dismissed))
      return await all(states).last == .dismissed
    },
    Statement("The observers of the state hear that the content has become stale", .apple("activitykit/activitystate/stale"), is: true) {
      let activity = startedErrand()
      let states = activity.activityStateUpdates
      activity.receive(errandReport(activity.id, .stale))
      activity.become(.dismissed)
      return await all(states).contains(.stale)
    },
    Statement(
      "Content that a server sends reaches the activity",
      .apple("activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"), is: 8
    ) {
      let activity = startedErrand()
      activity.receive(errandReport(activity.id, .active, #"{"minutes": 8}"#))
      return activity.content.state.minutes
    },
    Statement(
      "Content that a server sends and that does not fit the type is not shown",
      .apple("activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"), is: 1
    ) {
      let activity = startedErrand()
      activity.receive(errandReport(activity.id, .active, #"{"hours": 8}"#))
      return activity.content.state.minutes
    },
    Statement("Without pushes an activity has no push token", .apple("activitykit/activity/pushtoken"), is: true) {
      startedErrand().pushToken == nil
    },
    Statement(
      "A new push token replaces the earlier one, and observers get it", .apple("activitykit/activity/pushtoken"),
      is: [Data([1]), Data([2]), Data([2])]
    ) {
      let activity = startedErrand()
      let tokens = activity.pushTokenUpdates
      activity.take(token: Data([1]))
      activity.take(token: Data([2]))
      activity.become(.dismissed)
      return await all(tokens) + [activity.pushToken ?? Data()]
    },
  ]

}

@MainActor
private func all<Element>(_ sequence: ActivityUpdateSequence<Element>) async -> [Element] {
  var elements: [Element] = []
  for await element in sequence { elements.append(element) }
  return elements
}
