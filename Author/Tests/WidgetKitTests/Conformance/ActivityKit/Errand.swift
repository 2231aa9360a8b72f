import AlmanacWireSchema

@testable import ActivityKit

/// An activity whose life the statements follow, in a process without a host.
struct Errand: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable { var minutes: Int }
  var driver: String
}

func errand(_ minutes: Int, stale: Date? = nil) -> ActivityContent<Errand.ContentState> {
  ActivityContent(state: Errand.ContentState(minutes: minutes), staleDate: stale)
}

func startedErrand() -> Activity<Errand> { Activity(attributes: Errand(driver: "Ada"), content: errand(1)) }

/// What the system tells of an activity.
func errandReport(_ id: String, _ phase: ActivityPhaseValue, _ state: String = #"{"minutes": 1}"#) -> ActivityValue {
  .with {
    $0.id = id
    $0.phase = phase
    $0.content.state = Data(state.utf8)
  }
}
