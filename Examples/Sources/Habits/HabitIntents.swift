import AppIntents
import WidgetKit

/// What the reader chooses for a widget of one habit.
struct ShowHabit: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Habit"
  static let description = IntentDescription("Chooses the habit that is shown.")

  @Parameter(title: "Habit", default: .walk)
  var habit: Habit

  init() {}
  init(_ habit: Habit) { self.habit = habit }
}

/// Ticks today's box, or takes the tick away: a widget's toggle and the control perform it.
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
    return .result()
  }
}

/// Flips today's box. A toggle in a widget shows the new state at once, so that the intent need not be told it.
struct FlipHabit: AppIntent {
  static let title: LocalizedStringResource = "Flip a Habit"

  @Parameter(title: "Habit")
  var habit: Habit

  init() {}
  init(_ habit: Habit) { self.habit = habit }

  func perform() async throws -> some IntentResult {
    let diary = Diary()
    diary.set(habit, done: !diary.isDone(habit, on: .now), on: .now)
    return .result()
  }
}
