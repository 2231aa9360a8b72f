import SwiftUI
import WidgetKit

@main
struct HabitsBundle: WidgetBundle {
  var body: some Widget {
    HabitWidget()
    TodayWidget()
    OpenHabitWidget()
    WaterControl()
  }
}

/// Ticks today's glass of water, from the lock screen or the control centre.
struct WaterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Water", provider: Provider()) { isDone in
      ControlWidgetToggle("Drink water", isOn: isDone, action: TickHabit(.water)) { isOn in
        Label(isOn ? "Done" : "Not yet", systemImage: isOn ? "drop.fill" : "drop")
      }
      .tint(.water)
    }
    .displayName("Drink water")
    .description("Ticks today’s glass of water.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = true
    func currentValue() async throws -> Bool { Diary().isDone(.water, on: .now) }
  }
}
