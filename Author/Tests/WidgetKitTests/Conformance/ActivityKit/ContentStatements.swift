import AlmanacWireSchema
import Statements

@testable import ActivityKit

extension Statement {
  static let activityContents: [Statement] = [
    Statement(
      "Content has the relevance score 0 unless another is given", .apple("activitykit/activitycontent/init(state:staledate:relevancescore:)"), is: 0
    ) {
      errand(1).relevanceScore
    },
    Statement("Stale date and score of content reach the system", .apple("activitykit/activitycontent"), is: ["100.0", "60.0"]) {
      let value = try ActivityContentValue(
        ActivityContent(state: Errand.ContentState(minutes: 1), staleDate: Date(timeIntervalSince1970: 60), relevanceScore: 100))
      return ["\(value.relevanceScore)", "\(value.staleDate)"]
    },
    Statement("Content without a stale date has none for the system", .apple("activitykit/activitycontent/staledate"), is: false) {
      try ActivityContentValue(errand(1)).hasStaleDate
    },
    Statement(
      "A score may be negative or a fraction, since scores are relative", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: [-1, 0.5]
    ) {
      try [-1, 0.5].map {
        try ActivityContentValue(ActivityContent(state: Errand.ContentState(minutes: 1), staleDate: nil, relevanceScore: $0)).relevanceScore
      }
    },
    Statement(
      "State is read with the default strategies of JSON: a date is the number of seconds since 2001",
      .apple("activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"), is: 1_000_000 as TimeInterval?
    ) {
      let value = ActivityContentValue.with { $0.state = Data(#"{"arrival": 1000000}"#.utf8) }
      return ActivityContent<Voyage.ContentState>(value)?.state.arrival.timeIntervalSinceReferenceDate
    },
    Statement(
      "The names of the state's fields are those of the type, in no other spelling",
      .apple("activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"), is: true
    ) { ActivityContent<Voyage.ContentState>(.with { $0.state = Data(#"{"Arrival": 1}"#.utf8) }) == nil },
    Statement("Contents are equal if state, stale date and score are", .apple("activitykit/activitycontent"), is: [true, false, false]) {
      [errand(1) == errand(1), errand(1) == errand(2), errand(1) == errand(1, stale: .distantPast)]
    },
    Statement("Attributes and state survive a round trip to the system", .apple("activitykit/activityattributes"), is: "Ada 12") {
      var value = errandReport("trip", .active, #"{"minutes": 12}"#)
      value.attributes = Data(#"{"driver": "Ada"}"#.utf8)
      let activity = Activity<Errand>(value)
      return "\(activity?.attributes.driver ?? "-") \(activity?.content.state.minutes ?? 0)"
    },
  ]

  static let activityAuthorizations: [Statement] = [
    Statement(
      "Where there are no Live Activities the app can see that before it starts one",
      .apple("activitykit/activityauthorizationinfo/areactivitiesenabled"), is: false
    ) {
      ActivityAuthorizationInfo().areActivitiesEnabled
    },
    Statement("There, frequent pushes are not enabled either", .apple("activitykit/activityauthorizationinfo/frequentpushesenabled"), is: false) {
      ActivityAuthorizationInfo().frequentPushesEnabled
    },
    Statement(
      "There, a request throws that the device does not support Live Activities", .apple("activitykit/activityauthorizationerror/unsupported"),
      is: .unsupported as ActivityAuthorizationError?
    ) {
      do {
        _ = try Activity.request(attributes: Errand(driver: "Ada"), content: errand(1), pushType: nil)
        return nil
      } catch let error as ActivityAuthorizationError { return error }
    },
    Statement("There, the app has no activities", .apple("activitykit/activity/activities"), is: 0) { Activity<Errand>.activities.count },
    Statement(
      "Data that is too large, too many activities of the app or of the device, and activities that are turned off are different errors",
      .apple("activitykit/activityauthorizationerror"),
      is: [.attributesTooLarge, .targetMaximumExceeded, .globalMaximumExceeded, .denied] as [ActivityAuthorizationError]
    ) {
      ["activity.tooLarge", "activity.tooMany", "activity.tooManyOnDevice", "activity.disabled"].map { name in
        ActivityAuthorizationError(.with { $0.errorName = name })
      }
    },
    Statement(
      "An activity that cannot be stored is an error of its own", .apple("activitykit/activityauthorizationerror/persistencefailure"),
      is: .persistenceFailure as ActivityAuthorizationError
    ) {
      ActivityAuthorizationError(.with { $0.errorName = "activity.notStored" })
    },
    Statement(
      "A process that may not start activities now is told so", .apple("activitykit/activityauthorizationerror/visibility"),
      is: .visibility as ActivityAuthorizationError
    ) {
      ActivityAuthorizationError(.with { $0.errorName = "activity.notPerforming" })
    },
    Statement("Every error has a description for people and a reason", .apple("activitykit/activityauthorizationerror/errordescription"), is: true) {
      let errors: [ActivityAuthorizationError] = [
        .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded, .attributesTooLarge, .unentitled, .unsupportedTarget, .visibility,
        .persistenceFailure, .missingProcessIdentifier, .malformedActivityIdentifier, .reconnectNotPermitted,
      ]
      return errors.allSatisfy { $0.errorDescription?.isEmpty == false && $0.failureReason?.isEmpty == false && !$0.localizedDescription.isEmpty }
    },
    Statement("An alert's title and text are localized strings", .apple("activitykit/alertconfiguration"), is: ["Down at 7", "Use a potion"]) {
      let value = ActivityAlertValue(AlertConfiguration(title: "Down at \(7)", body: "Use a potion", sound: .default))
      return [value.title, value.body]
    },
  ]
}

private struct Voyage: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable { var arrival: Date }
}
