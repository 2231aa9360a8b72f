import SwiftUI
import WidgetKit

struct OpenHabitEntry: RelevanceEntry {
  let habit: Habit
  let isDone: Bool
}

/// A card in the watch's Smart Stack for the first habit that is still open today.
struct OpenHabitProvider: RelevanceEntriesProvider {
  /// The rest of the day belongs to the first open habit. Once all are done there is no card.
  func relevance() async -> WidgetRelevance<ShowHabit> {
    let calendar = Calendar.current
    guard let day = calendar.dateInterval(of: .day, for: .now), let open = Habit.allCases.first(where: { !Diary().isDone($0, on: .now) }) else {
      return WidgetRelevance([])
    }
    return WidgetRelevance([WidgetRelevanceAttribute(configuration: ShowHabit(open), context: .date(from: day.start, to: day.end))])
  }

  func entry(configuration: ShowHabit, context: Context) async throws -> OpenHabitEntry {
    OpenHabitEntry(habit: configuration.habit, isDone: !context.isPreview && Diary().isDone(configuration.habit, on: .now))
  }

  func placeholder(context: Context) -> OpenHabitEntry { OpenHabitEntry(habit: .walk, isDone: false) }
}

struct OpenHabitWidget: Widget {
  static let kind = "OpenHabit"

  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: Self.kind, provider: OpenHabitProvider()) { entry in
      OpenHabitView(entry: entry)
        .environment(\.habitColor, entry.habit.color)
        .containerBackground(entry.habit.color.opacity(0.3), for: .widget)
    }
    .configurationDisplayName("Still open")
    .description("The next habit of today, until all are done.")
  }
}

struct OpenHabitView: View {
  let entry: OpenHabitEntry

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Label(entry.habit.name, systemImage: entry.habit.symbol).font(.headline).widgetAccentable()
        Text(entry.isDone ? "Done today" : "Still open").font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 4)
      Button(intent: FlipHabit(entry.habit)) { Image(systemName: entry.isDone ? "checkmark" : "circle") }
        .buttonStyle(.dot(isOn: entry.isDone))
    }
  }
}
