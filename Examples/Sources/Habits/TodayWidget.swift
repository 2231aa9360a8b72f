import SwiftUI
import WidgetKit

struct TodayEntry: TimelineEntry {
  let date: Date
  let done: Set<Habit>

  static func now() -> TodayEntry {
    let diary = Diary()
    return TodayEntry(date: .now, done: Set(Habit.allCases.filter { diary.isDone($0, on: .now) }))
  }
}

struct TodayProvider: TimelineProvider {
  func placeholder(in context: Context) -> TodayEntry { TodayEntry(date: .now, done: [.walk, .read]) }
  func getSnapshot(in context: Context, completion: @escaping (TodayEntry) -> Void) { completion(.now()) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TodayEntry>) -> Void) {
    let midnight = Calendar.current.startOfDay(for: Date.now.addingTimeInterval(86400))
    completion(Timeline(entries: [.now()], policy: .after(midnight)))
  }
}

struct TodayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Today", provider: TodayProvider()) { entry in
      TodayView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Today")
    .description("Every habit of today, to be ticked here.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
  }
}

struct TodayView: View {
  let entry: TodayEntry
  @Environment(\.widgetFamily) private var family

  private var share: Double { Double(entry.done.count) / Double(Habit.allCases.count) }

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.done.count) habits kept", systemImage: "checkmark.circle")
    case .accessoryCircular:
      Gauge(value: share) {
        Image(systemName: "leaf.fill")
      } currentValueLabel: {
        Text(entry.done.count, format: .number)
      }
      .gaugeStyle(.petals(of: Habit.allCases.count))
      .widgetAccentable()
    case .systemMedium:
      VStack(alignment: .leading, spacing: 10) {
        heading
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible())], spacing: 8) {
          ForEach(Habit.allCases) { habit in
            Toggle(isOn: entry.done.contains(habit), intent: FlipHabit(habit)) { Text(habit.name) }
              .toggleStyle(.tick)
              .environment(\.habitColor, habit.color)
          }
        }
      }
    default:
      VStack(spacing: 8) {
        ProgressView(value: share) {
          Text("\(entry.done.count) habits kept")
        } currentValueLabel: {
          if share == 1 { Image(.sprout).resizable().scaledToFit() } else { Text(share, format: .percent) }
        }
        .progressViewStyle(.ring)
        HStack {
          ForEach(Habit.allCases) { habit in
            Button(intent: FlipHabit(habit)) { Image(systemName: habit.symbol) }
              .buttonStyle(.dot(isOn: entry.done.contains(habit)))
              .environment(\.habitColor, habit.color)
          }
        }
      }
    }
  }

  private var heading: some View {
    HStack {
      Text(entry.date, format: .dateTime.weekday(.wide).day().month(.wide)).font(.headline)
      Spacer()
      if share == 1 { Image(.sprout).resizable().scaledToFit().frame(width: 22, height: 22) }
      Text("\(entry.done.count) habits kept").font(.caption).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

#Preview(as: .systemSmall) {
  TodayWidget()
} timeline: {
  TodayEntry(date: .now, done: [.walk])
  TodayEntry(date: .now, done: Set(Habit.allCases))
}
