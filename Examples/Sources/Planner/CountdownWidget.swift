import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
  let date: Date
  let name: String
  let target: Date
  /// Whether it is time to get ready.
  var isNear = false
  var notes: String?
  var theme = Theme.sea
  var picture: Data?
  var page: URL?
  var relevance: TimelineEntryRelevance?
}

struct CountdownProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry { CountdownEntry(date: .now, name: "New Year", target: .now.addingTimeInterval(86_400)) }

  func snapshot(for configuration: CountDown, in context: Context) async -> CountdownEntry { entry(.now, configuration) }

  /// The texts count down by themselves: a new entry is needed when it is time to get ready, and at the end.
  func timeline(for configuration: CountDown, in context: Context) async -> Timeline<CountdownEntry> {
    let now = Date.now
    let target = configuration.target(after: now)
    let ready = target.addingTimeInterval(-configuration.lead.converted(to: .seconds).value)
    let dates = [now] + [ready, target].filter { $0 > now && $0.timeIntervalSince(now) < 400 * 86_400 }
    return Timeline(entries: Set(dates).sorted().map { entry($0, configuration) }, policy: configuration.goal == .everyDay ? .atEnd : .never)
  }

  /// A countdown is of interest on its last day.
  func relevance() async -> WidgetRelevance<CountDown> {
    let widgets = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
    let intents = widgets.filter { $0.kind == CountdownWidget.kind }.compactMap { $0.widgetConfigurationIntent(of: CountDown.self) }
    return WidgetRelevance(
      intents.map { intent in
        let target = intent.target(after: .now)
        return WidgetRelevanceAttribute(configuration: intent, context: .date(from: target.addingTimeInterval(-86_400), to: target))
      })
  }

  private func entry(_ date: Date, _ configuration: CountDown) -> CountdownEntry {
    let target = configuration.target(after: date)
    let lead = configuration.lead.converted(to: .seconds).value
    return CountdownEntry(
      date: date, name: configuration.name, target: target, isNear: lead > 0 && target > date && target.timeIntervalSince(date) <= lead,
      notes: configuration.notes, theme: configuration.theme, picture: configuration.picture?.data, page: configuration.page)
  }
}

struct CountdownView: View {
  let entry: CountdownEntry

  private var colors: [Color] {
    switch entry.theme {
    case .sea: [.cyan, .blue]
    case .forest: [.mint, .green]
    case .sunset: [.orange, .pink]
    case .night: [.indigo, .black]
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(entry.name).font(.headline).lineLimit(2)
        Spacer(minLength: 4)
        if let picture = entry.picture.flatMap(UIImage.init(data:)) {
          Image(uiImage: picture).resizable().scaledToFill().frame(width: 34, height: 34).clipShape(.circle)
        }
      }
      Spacer(minLength: 0)
      if entry.target > entry.date {
        if entry.isNear { Label("Get ready", systemImage: "bell.fill").font(.caption.bold()) }
        Text(entry.target, style: .relative).font(.title3.bold()).monospacedDigit().minimumScaleFactor(0.7)
        Text(entry.target, format: .dateTime.weekday().day().month().hour().minute()).font(.caption2)
      } else {
        Text("It is time!").font(.title3.bold())
      }
      if let notes = entry.notes { Text(notes).font(.caption2).lineLimit(2) }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .widgetURL(entry.page)
    .containerBackground(for: .widget) { LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing) }
  }
}

/// Counts to a day, a moment, or a time of every day.
struct CountdownWidget: Widget {
  static let kind = "Countdown"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Self.kind, intent: CountDown.self, provider: CountdownProvider()) { CountdownView(entry: $0) }
      .configurationDisplayName("Countdown")
      .description("How long it is to what you look forward to.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
