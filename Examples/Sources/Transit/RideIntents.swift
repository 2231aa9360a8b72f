import ActivityKit
import AppIntents
import TransitRide

/// Starts a ride on a line as a live activity: a tap on the line in the large widget.
struct StartRide: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start Ride"

  @Parameter(title: "Line") var line: String

  init() {}
  init(line: Line) { self.line = line.rawValue }

  func perform() async throws -> some IntentResult {
    let arrival = Date.now.addingTimeInterval(RideAttributes.secondsBetweenStops)
    let state = RideAttributes.ContentState(next: 1, arrival: arrival, delay: 0)
    _ = try Activity.request(
      attributes: RideAttributes(number: line), content: ActivityContent(state: state, staleDate: arrival.addingTimeInterval(600)), pushType: .token)
    return .result()
  }
}

/// Goes on to the next stop, for a ride whose progress no server tells. At the last stop the ride ends.
struct NextStop: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next Stop"

  @Parameter(title: "Ride") var ride: String

  init() {}
  init(ride: String) { self.ride = ride }

  func perform() async throws -> some IntentResult {
    // It may have been dismissed since the button was drawn.
    guard let activity = Activity<RideAttributes>.activities.first(where: { $0.id == ride }) else { return .result() }
    guard let state = activity.content.state.atNextStop(of: activity.attributes.line, now: .now) else {
      await activity.end(nil)
      return .result()
    }
    await activity.update(ActivityContent(state: state, staleDate: state.arrival.addingTimeInterval(600), relevanceScore: 50))
    return .result()
  }
}

extension RideAttributes {
  /// How long a ride from stop to stop takes, in this town.
  static let secondsBetweenStops = 180.0
}

extension RideAttributes.ContentState {
  /// The state when the next stop is behind; nil: it is the last one.
  func atNextStop(of line: Line, now: Date) -> Self? {
    guard next < line.stops.count - 1 else { return nil }
    return Self(next: next + 1, arrival: now.addingTimeInterval(RideAttributes.secondsBetweenStops), delay: delay)
  }
}
