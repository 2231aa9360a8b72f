import SwiftUI
import WidgetKit

/// What `Benchmarks/interaction.py` does with widgets: taps on a counter, a form with a long list, and a gallery of many kinds.
@main
struct InteractiveWidgets: WidgetBundle {
  var body: some Widget {
    CounterWidget()
    RowWidget()
    TileBundle().body
  }
}
