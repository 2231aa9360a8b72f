import AppIntents
import SwiftUI
import WidgetKit

struct ShowStop: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Departures"
  static let description = IntentDescription("Chooses the stop whose departures are shown.")

  @Parameter(title: "Stop", default: .market)
  var stop: Stop

  @Parameter(title: "Show delays", default: true)
  var showsDelays: Bool

  static var parameterSummary: some ParameterSummary { Summary("Departures from \(\.$stop)") { \.$showsDelays } }
}

struct DeparturesEntry: TimelineEntry {
  let date: Date
  let stop: Stop
  var showsDelays = true

  func departures(_ count: Int) -> [Departure] { stop.departures(after: date, count: count) }
}

struct DeparturesProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DeparturesEntry { DeparturesEntry(date: .now, stop: .market) }

  func snapshot(for configuration: ShowStop, in context: Context) async -> DeparturesEntry { entry(.now, configuration) }

  /// One entry for now and one for each departure; between entries the texts count down by themselves.
  func timeline(for configuration: ShowStop, in context: Context) async -> Timeline<DeparturesEntry> {
    let now = Date.now
    let moments = configuration.stop.departures(after: now, count: 24).map(\.date)
    return Timeline(entries: ([now] + Set(moments).sorted()).map { entry($0, configuration) }, policy: .atEnd)
  }

  private func entry(_ date: Date, _ configuration: ShowStop) -> DeparturesEntry {
    DeparturesEntry(date: date, stop: configuration.stop, showsDelays: configuration.showsDelays)
  }
}

@main
struct TransitBundle: WidgetBundle {
  var body: some Widget {
    DeparturesWidget()
    RideActivity()
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
