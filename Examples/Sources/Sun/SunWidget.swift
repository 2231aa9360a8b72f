import Sky
import SwiftUI
import WidgetKit

struct SunEntry: TimelineEntry {
  let date: Date
  let sun: Sun
  var relevance: TimelineEntryRelevance?

  var moon: Moon { Moon(at: date) }
  /// The next sunrise or sunset within a day; nil during polar night and midnight sun.
  var next: Crossing? { sun.horizonCrossings(from: date, to: date.addingTimeInterval(86400)).first }
  var isUp: Bool { sun.elevation(at: date) > -0.833 }
}

struct SunProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SunEntry { SunEntry(date: .now, sun: Sun(over: Place.all[0])) }

  func snapshot(for configuration: ShowSky, in context: Context) async -> SunEntry { SunEntry(date: .now, sun: sun(configuration)) }

  /// An entry for every half hour of a day, and one for each sunrise and sunset.
  func timeline(for configuration: ShowSky, in context: Context) async -> Timeline<SunEntry> {
    let (now, sun) = (Date.now, sun(configuration))
    let end = now.addingTimeInterval(86400)
    let crossings = sun.horizonCrossings(from: now, to: end).map {
      SunEntry(date: $0.date, sun: sun, relevance: TimelineEntryRelevance(score: 10, duration: 1800))
    }
    let steps = stride(from: now, to: end, by: 1800)
      .filter { step in !crossings.contains { abs($0.date.timeIntervalSince(step)) < 300 } }
      .map { SunEntry(date: $0, sun: sun, relevance: TimelineEntryRelevance(score: 1)) }
    return Timeline(entries: (steps + crossings).sorted { $0.date < $1.date }, policy: .atEnd)
  }

  /// A watch offers these instead of a configuration form.
  func recommendations() -> [AppIntentRecommendation<ShowSky>] {
    Place.all.map { AppIntentRecommendation(intent: ShowSky(place: $0), description: $0.name) }
  }

  private func sun(_ configuration: ShowSky) -> Sun { Sun(over: configuration.place?.place ?? Place.all[0]) }
}

@main
struct SunWidget: Widget {
  #if os(watchOS)
    private let families: [WidgetFamily] = [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
  #else
    private let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]
  #endif

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Sun", intent: ShowSky.self, provider: SunProvider()) { SunView(entry: $0) }
      .configurationDisplayName("Sun and Moon")
      .description("Where the sun stands, when it rises and sets, and what the moon is like.")
      .supportedFamilies(families)
  }
}

#Preview(as: .systemMedium) {
  SunWidget()
} timeline: {
  for place in Place.all { SunEntry(date: .now, sun: Sun(over: place)) }
}
