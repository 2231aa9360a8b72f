import SwiftUI
import WidgetKit

@main
struct HabitsBundle: WidgetBundle {
  var body: some Widget {
    HabitWidget()
    TodayWidget()
    OpenHabitWidget()
    WaterControl()
    WalkControl()
  }
}

/// Ticks today's walk.
struct WalkControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Walk", provider: Provider()) { isDone in
      ControlWidgetToggle("Walk", isOn: isDone, action: TickHabit(.walk)) { isOn in
        Label(isOn ? "Done" : "Not yet", systemImage: "figure.walk")
      }
      .tint(.walk)
    }
    .displayName("Walk")
    .description("Ticks today’s walk.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = true
    func currentValue() async throws -> Bool { Diary().isDone(.walk, on: .now) }
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
