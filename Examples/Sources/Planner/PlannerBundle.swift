import SwiftUI
import WidgetKit

@main
struct PlannerBundle: WidgetBundle {
  var body: some Widget {
    CountdownWidget()
    TripWidget()
  }
}
