import AppIntents
import WidgetKit

/// The configuration of a widget for one habit.
struct ShowHabit: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Habit"
  static let description = IntentDescription("Chooses the habit that is shown.")

  @Parameter(title: "Habit", default: .walk)
  var habit: Habit

  init() {}
  init(_ habit: Habit) { self.habit = habit }
}

/// Ticks or unticks today's box: performed by a widget's toggle and by the control.
struct TickHabit: SetValueIntent {
  static let title: LocalizedStringResource = "Tick a Habit"

  @Parameter(title: "Habit")
  var habit: Habit

  @Parameter(title: "Done today")
  var value: Bool

  init() {}
  init(_ habit: Habit) { self.habit = habit }

  func perform() async throws -> some IntentResult {
    Diary().set(habit, done: value, on: .now)
    WidgetCenter.shared.invalidateRelevance(ofKind: OpenHabitWidget.kind)
    return .result()
  }
}

/// Inverts today's box. A toggle in a widget displays the new state at once, so the intent does not need the new value.
struct FlipHabit: AppIntent {
  static let title: LocalizedStringResource = "Flip a Habit"

  @Parameter(title: "Habit")
  var habit: Habit

  init() {}
  init(_ habit: Habit) { self.habit = habit }

  func perform() async throws -> some IntentResult {
    let diary = Diary()
    diary.set(habit, done: !diary.isDone(habit, on: .now), on: .now)
    WidgetCenter.shared.invalidateRelevance(ofKind: OpenHabitWidget.kind)
    return .result()
  }
}
