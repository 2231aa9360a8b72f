import AppIntents
import SwiftUI
import WidgetKit

struct ShowStop: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Departures"
  static let description = IntentDescription("Chooses the stop whose departures are shown.")

  @Parameter(title: "Stop", default: .market)
  var stop: Stop

  @Parameter(title: "Line", description: "Only departures of this line are shown.", requestValueDialog: "Which line?")
  var line: LineChoice?

  @Parameter(title: "Minutes to walk", description: "Earlier departures are left out.", default: 0, controlStyle: .stepper, inclusiveRange: (0, 30))
  var walk: Int

  @Parameter(title: "Show delays", default: true)
  var showsDelays: Bool

  /// One line of text has room for one departure and no delays. Whoever has chosen a line reads it in the sentence.
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .accessoryInline) {
      Summary("Next departure from \(\.$stop)") {
        \.$line
        \.$walk
      }
    } otherwise: {
      When(\.$line, .hasAnyValue) {
        Summary("Line \(\.$line) from \(\.$stop)") {
          \.$walk
          \.$showsDelays
        }
      } otherwise: {
        Summary("Departures from \(\.$stop)") {
          \.$line
          \.$walk
          \.$showsDelays
        }
      }
    }
  }
}

struct DeparturesEntry: TimelineEntry {
  let date: Date
  let stop: Stop
  var line: Line?
  /// Minutes on foot to the stop.
  var walk = 0
  var showsDelays = true

  func departures(_ count: Int) -> [Departure] { stop.departures(after: date.addingTimeInterval(Double(walk) * 60), count: count, only: line) }
}

struct DeparturesProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DeparturesEntry { DeparturesEntry(date: .now, stop: .market) }

  func snapshot(for configuration: ShowStop, in context: Context) async -> DeparturesEntry { entry(.now, configuration) }

  /// One entry for now and one for each departure; between entries the texts count down by themselves.
  func timeline(for configuration: ShowStop, in context: Context) async -> Timeline<DeparturesEntry> {
    let now = Date.now
    let walk = Double(configuration.walk) * 60
    // A departure leaves the list when it can no longer be reached.
    let moments = entry(now, configuration).departures(24).map { $0.date.addingTimeInterval(-walk) }
    return Timeline(entries: ([now] + Set(moments).sorted()).map { entry($0, configuration) }, policy: .atEnd)
  }

  private func entry(_ date: Date, _ configuration: ShowStop) -> DeparturesEntry {
    // A line that does not stop here any longer, because another stop was chosen, does not count.
    let line = configuration.line.map(\.line).flatMap { configuration.stop.lines.contains($0) ? $0 : nil }
    return DeparturesEntry(date: date, stop: configuration.stop, line: line, walk: configuration.walk, showsDelays: configuration.showsDelays)
  }
}

@main
struct TransitBundle: WidgetBundle {
  var body: some Widget {
    DeparturesWidget()
    RideActivity()
    RideControl()
  }
}

struct DeparturesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Departures", intent: ShowStop.self, provider: DeparturesProvider()) { entry in
      DeparturesView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Departures")
    .description("What leaves next from a stop of your choice.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline])
  }
}

#Preview("Harbour", as: .systemMedium) {
  DeparturesWidget()
} timeline: {
  DeparturesEntry(date: .now, stop: .harbour)
  DeparturesEntry(date: .now.addingTimeInterval(1800), stop: .harbour)
}
