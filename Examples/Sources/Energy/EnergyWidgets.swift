import SwiftUI
import WidgetKit

struct EnergyEntry: TimelineEntry {
  let date: Date
  var household = Household()

  var samples: [Sample] { household.day(date) }
  var now: Sample { samples.last { $0.date <= date } ?? samples[0] }
  var peak: Sample { samples.max { $0.sun < $1.sun } ?? samples[0] }
}

struct EnergyProvider: TimelineProvider {
  func placeholder(in context: Context) -> EnergyEntry { EnergyEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (EnergyEntry) -> Void) { completion(EnergyEntry(date: .now)) }

  /// One entry every half hour, like the meter's readings. The jitter keeps many households from sending requests in the same second.
  func getTimeline(in context: Context, completion: @escaping (Timeline<EnergyEntry>) -> Void) {
    let now = Date.now
    let entries = stride(from: now, to: now.addingTimeInterval(6 * 3600), by: 1800).map { EnergyEntry(date: $0) }
    let jitter = Double(abs(Int(now.timeIntervalSince1970)) % 300)
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(4 * 3600 + jitter))))
  }
}

@main
struct EnergyBundle: WidgetBundle {
  var body: some Widget {
    PowerWidget()
    WeekWidget()
    MixWidget()
    BatteryWidget()
    ChargeControl()
  }
}

struct PowerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Power", provider: EnergyProvider()) { PowerView(entry: $0).onPaper() }
      .configurationDisplayName("Power")
      .description("What the roof gives and the house takes, over the day.")
      .supportedFamilies([.systemMedium, .systemLarge, .accessoryRectangular])
  }
}

struct WeekWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Week", provider: EnergyProvider()) { WeekView(entry: $0).onPaper() }
      .configurationDisplayName("Week")
      .description("Seven days of use, from the sun and from the grid.")
      .supportedFamilies([.systemMedium, .systemSmall])
  }
}

struct MixWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Mix", provider: EnergyProvider()) { MixView(entry: $0).onPaper() }
      .configurationDisplayName("Mix")
      .description("Where today’s energy came from.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct BatteryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Battery", provider: EnergyProvider()) { BatteryView(entry: $0).onPaper() }
      .configurationDisplayName("Battery")
      .description("How full the battery in the cellar is.")
      .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

extension View {
  /// Sets the system's background, and limits the text size to what fits beside a chart.
  fileprivate func onPaper() -> some View {
    dynamicTypeSize(...DynamicTypeSize.xxxLarge).containerBackground(.background, for: .widget)
  }
}

#Preview(as: .systemLarge) {
  PowerWidget()
} timelineProvider: {
  EnergyProvider()
}
