import SwiftUI
import WidgetKit

struct HabitEntry: TimelineEntry {
  let date: Date
  let habit: Habit
  var diary = Diary()

  var streak: Int { diary.streak(of: habit, at: date) }
}

struct HabitProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HabitEntry { HabitEntry(date: .now, habit: .walk) }
  func snapshot(for configuration: ShowHabit, in context: Context) async -> HabitEntry { HabitEntry(date: .now, habit: configuration.habit) }

  /// A tick reloads the widget. Without one, only a new day changes its content.
  func timeline(for configuration: ShowHabit, in context: Context) async -> Timeline<HabitEntry> {
    let now = Date.now
    let calendar = Calendar.current
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now)) ?? now.addingTimeInterval(86400)
    let entries = [now, tomorrow].map { HabitEntry(date: $0, habit: configuration.habit) }
    return Timeline(entries: entries, policy: .after(tomorrow.addingTimeInterval(3600)))
  }

  func recommendations() -> [AppIntentRecommendation<ShowHabit>] {
    Habit.allCases.map { AppIntentRecommendation(intent: ShowHabit($0), description: Text($0.name)) }
  }
}

struct HabitWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Habit", intent: ShowHabit.self, provider: HabitProvider()) { entry in
      HabitView(entry: entry)
        .environment(\.habitColor, entry.habit.color)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Habit")
    .description("One habit, day by day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
  }
}

struct HabitView: View {
  let entry: HabitEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 3) {
        HabitTitle(entry: entry).widgetAccentable()
        WeekGrid(weeks: entry.diary.weeks(1, of: entry.habit, at: entry.date))
      }
    case .systemMedium:
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          HabitTitle(entry: entry)
          Spacer()
          Streak(count: entry.streak)
        }
        HeatMap(weeks: entry.diary.weeks(22, of: entry.habit, at: entry.date))
      }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          HabitTitle(entry: entry)
          Spacer()
          Streak(count: entry.streak)
        }
        WeekGrid(weeks: entry.diary.weeks(5, of: entry.habit, at: entry.date), hasHeading: true)
        HeatMap(weeks: entry.diary.weeks(22, of: entry.habit, at: entry.date)).frame(height: 104)
        Toggle(isOn: entry.diary.isDone(entry.habit, on: entry.date), intent: FlipHabit(entry.habit)) { Text("Done today") }
          .toggleStyle(.tick)
      }
    default:
      VStack(alignment: .leading, spacing: 6) {
        HabitTitle(entry: entry)
        Streak(count: entry.streak)
        Spacer(minLength: 0)
        WeekGrid(weeks: entry.diary.weeks(4, of: entry.habit, at: entry.date))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct HabitTitle: View {
  let entry: HabitEntry
  @Environment(\.habitColor) private var color

  var body: some View {
    Label(entry.habit.name, systemImage: entry.habit.symbol)
      .font(.headline)
      .foregroundStyle(color)
      .lineLimit(1)
  }
}

/// The number of consecutive days, in words if they fit.
struct Streak: View {
  let count: Int

  var body: some View {
    ViewThatFits {
      Label("\(count)-day streak", systemImage: "flame.fill")
      Label {
        Text(count, format: .number)
      } icon: {
        Image(systemName: "flame.fill")
      }
    }
    .font(.caption.weight(.semibold))
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

#Preview("Walks", as: .systemMedium) {
  HabitWidget()
} timeline: {
  HabitEntry(date: .now, habit: .walk)
  HabitEntry(date: .now.addingTimeInterval(86400), habit: .walk)
}
