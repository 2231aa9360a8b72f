import SwiftUI
import WidgetKit

struct TasksEntry: TimelineEntry {
  let date: Date
  let list: ItemList?
  var showsDone = true

  /// The more there is to do, the more relevant is the list; an empty one is not at all.
  var relevance: TimelineEntryRelevance? { list.map { TimelineEntryRelevance(score: Float($0.open)) } }
}

struct TasksProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TasksEntry { TasksEntry(date: .now, list: TaskStore.first[0]) }

  func snapshot(for configuration: ShowList, in context: Context) async -> TasksEntry { entry(of: configuration) }

  /// Only taps and the app change a list, and both reload the widget.
  func timeline(for configuration: ShowList, in context: Context) async -> Timeline<TasksEntry> {
    Timeline(entries: [entry(of: configuration)], policy: .never)
  }

  func recommendations() -> [AppIntentRecommendation<ShowList>] {
    TaskStore().lists.map { AppIntentRecommendation(intent: ShowList(ListEntity($0)), description: Text($0.name)) }
  }

  private func entry(of configuration: ShowList) -> TasksEntry {
    let lists = TaskStore().lists
    let list = configuration.list.map { chosen in lists.first { $0.id == chosen.id } } ?? lists.first
    return TasksEntry(date: .now, list: list, showsDone: configuration.showsDone)
  }
}

@main
struct TasksBundle: WidgetBundle {
  var body: some Widget {
    TasksWidget()
    NextTaskControl()
  }
}

struct TasksWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Tasks", intent: ShowList.self, provider: TasksProvider()) { entry in
      TasksView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tasks")
    .description("What is to be done, to be ticked here.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular])
  }
}

struct TasksView: View {
  let entry: TasksEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if let list = entry.list {
      switch family {
      case .accessoryCircular:
        Gauge(value: Double(list.items.count - list.open), in: 0...Double(max(list.items.count, 1))) {
          Image(systemName: "checklist")
        } currentValueLabel: {
          Text(list.open, format: .number)
        }
        .gaugeStyle(.accessoryCircular)
      case .accessoryRectangular:
        VStack(alignment: .leading) {
          Label(list.name, systemImage: list.symbol).font(.headline).widgetAccentable()
          if let next = list.byState.first, !next.isDone { Text(next.title).lineLimit(1) }
          Text("\(list.open) open").foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      default:
        VStack(alignment: .leading, spacing: 6) {
          heading(list)
          if list.open == 0, !entry.showsDone { finished(list) } else { rows(list) }
          Spacer(minLength: 0)
          if list.open == 0, entry.showsDone { Button("Start over", intent: Reopen(list)).font(.caption).frame(maxWidth: .infinity) }
        }
      }
    } else {
      Text("No lists")
    }
  }

  private func heading(_ list: ItemList) -> some View {
    HStack {
      Label(list.name, systemImage: list.symbol).font(.headline).lineLimit(1)
      Spacer(minLength: 4)
      Text(list.open, format: .number)
        .font(.title2.weight(.bold))
        .contentTransition(.numericText(value: Double(list.open)))
        .invalidatableContent()
    }
    .foregroundStyle(.tint)
  }

  private func rows(_ list: ItemList) -> some View {
    let items = entry.showsDone ? list.byState : list.byState.filter { !$0.isDone }
    return ForEach(items.prefix(family == .systemLarge ? 9 : 3)) { item in
      Toggle(isOn: item.isDone, intent: SetDone(item)) { Text(item.title) }
        .toggleStyle(.item)
        .transition(.push(from: .bottom))
    }
  }

  private func finished(_ list: ItemList) -> some View {
    VStack(spacing: 8) {
      Image(systemName: "checkmark.seal.fill").font(.largeTitle).foregroundStyle(.tint)
      Button("Start over", intent: Reopen(list)).font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A circle that is filled when the item is done, and its title, which is then struck through.
struct ItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      configuration.label
        .font(.subheadline)
        .strikethrough(configuration.isOn)
        .foregroundStyle(configuration.isOn ? .secondary : .primary)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension ToggleStyle where Self == ItemToggleStyle {
  static var item: ItemToggleStyle { ItemToggleStyle() }
}

#Preview(as: .systemMedium) {
  TasksWidget()
} timeline: {
  TasksEntry(date: .now, list: TaskStore.first[0])
  TasksEntry(date: .now, list: TaskStore.first[1], showsDone: false)
}
