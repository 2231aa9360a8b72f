import ActivityKit
import Foundation
import TransitRide

// The containing app's side of Transit: runs a ride as a live activity, stop by stop, until its end.
// almanac run tells it which app it belongs to, and where the host is:
//
//   bin/almanac run Transit swift run --package-path Examples --toolset bin/sdk/toolset.json RideCommand 2 60

/// Whoever reads a pipe gets each line at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let arguments = CommandLine.arguments.dropFirst()
// A tap on the ride opens the app with the link's address, or without one.
if let link = arguments.first.flatMap(URL.init(string:)), link.scheme == "transit" {
  say("opened \(link)")
  exit(0)
}
guard let line = arguments.first, let seconds = arguments.count > 1 ? arguments.last.flatMap(Double.init) : 60, seconds > 0 else {
  FileHandle.standardError.write(Data("usage: RideCommand LINE [SECONDS BETWEEN STOPS]\n".utf8))
  exit(64)
}
guard ActivityAuthorizationInfo().areActivitiesEnabled else {
  FileHandle.standardError.write(Data("RideCommand: live activities cannot be started\n".utf8))
  exit(69)
}

/// The content when the stop with this index is next. It is out of date if nothing was told for two stops.
func content(next stop: Int, delay: Int = 0) -> ActivityContent<RideAttributes.ContentState> {
  let arrival = Date.now.addingTimeInterval(seconds)
  return ActivityContent(
    state: .init(next: stop, arrival: arrival, delay: delay), staleDate: arrival.addingTimeInterval(seconds), relevanceScore: 50)
}

let stops = 3
do {
  let ride = try Activity.request(attributes: RideAttributes(number: line), content: content(next: 1), pushType: .token)
  say("started \(ride.id)")
  for await token in ride.pushTokenUpdates {
    say("push token \(token.map { String(format: "%02x", $0) }.joined())")
    break
  }
  for stop in 2...stops {
    try await Task.sleep(for: .seconds(seconds))
    let isLast = stop == stops
    await ride.update(
      content(next: stop, delay: stop - 2),
      alertConfiguration: isLast ? AlertConfiguration(title: "Next stop", body: "Get off at the next stop.", sound: .default) : nil)
    say("next stop \(stop)")
  }
  try await Task.sleep(for: .seconds(seconds))
  await ride.end(nil, dismissalPolicy: .after(.now.addingTimeInterval(60)))
  say("ended")
} catch {
  FileHandle.standardError.write(Data("RideCommand: \(error.localizedDescription)\n".utf8))
  exit(69)
}
