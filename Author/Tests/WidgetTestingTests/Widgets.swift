import SwiftUICore
import WidgetKit

/// An entry of a forecast.
struct ForecastEntry: TimelineEntry {
  var date: Date
  var degrees: Int
}

/// A provider that counts its hours from `Date()`, as authors often do.
struct ForecastProvider: TimelineProvider {
  var hours = 6
  var answersOnQueue = false
  var policy: @Sendable (Date) -> TimelineReloadPolicy = { .after($0 + 1800) }

  func placeholder(in context: Context) -> ForecastEntry { ForecastEntry(date: Date(), degrees: 0) }
  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(ForecastEntry(date: Date(), degrees: context.isPreview ? 99 : 1))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ForecastEntry>) -> Void) {
    @Sendable func answer() {
      let now = Date()
      let entries = (0..<hours).map { ForecastEntry(date: now + Double($0) * 3600, degrees: $0) }
      completion(Timeline(entries: entries, policy: policy(now)))
    }
    // On a queue, as after a download.
    if answersOnQueue { DispatchQueue.global().async { answer() } } else { answer() }
  }
}

struct ForecastWidget: Widget {
  var provider = ForecastProvider()
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: provider) { entry in
      ForecastView(entry: entry).containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct ForecastView: View {
  let entry: ForecastEntry
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading) {
      Rectangle().fill(scheme == .dark ? .black : .white).frame(width: 40, height: 20)
      Text("\(entry.degrees)°").font(.title).privacySensitive()
    }
  }
}

/// Never calls its completion handler.
struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry { ForecastEntry(date: Date(), degrees: 0) }
  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {}
}

struct SilentWidget: Widget {
  var body: some WidgetConfiguration { StaticConfiguration(kind: "Silent", provider: SilentProvider()) { Text("\($0.degrees)") } }
}
