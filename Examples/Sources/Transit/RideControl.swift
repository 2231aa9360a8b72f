import SwiftUI
import TransitRide
import WidgetKit

/// Starts a ride, which is then a live activity.
struct RideControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Ride") {
      ControlWidgetButton(action: StartRide(line: .tram2)) {
        Label("Start a ride", systemImage: "tram.fill")
      }
      .tint(.red)
    }
    .displayName("Ride")
    .description("Starts a ride on line 2 as a live activity.")
  }
}
