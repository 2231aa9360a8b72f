import Charts
import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  let date: Date
  let days: [StepCount]

  var mean: Double { days.isEmpty ? 0 : Double(days.map(\.steps).reduce(0, +)) / Double(days.count) }
}

struct SampleProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) { completion(entry(at: .now)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    completion(Timeline(entries: [entry(at: .now)], policy: .after(.now.addingTimeInterval(3600))))
  }

  private func entry(at date: Date) -> SampleEntry { SampleEntry(date: date, days: StepCount.week(until: date)) }
}

struct SampleView: View {
  let entry: SampleEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Label("Steps", systemImage: "figure.walk").font(.subheadline.weight(.semibold)).foregroundStyle(.green).widgetAccentable()
        Spacer(minLength: 0)
        if family != .systemSmall {
          Text("Mean \(entry.mean, format: .number.precision(.fractionLength(0)))").font(.caption).foregroundStyle(.secondary)
        }
      }
      if let today = entry.days.last {
        Text(today.steps, format: .number).font(.system(.title2, design: .rounded).bold()).lineLimit(1).minimumScaleFactor(0.7)
      }
      chart
    }
    .containerBackground(.background, for: .widget)
  }

  private var chart: some View {
    Chart {
      ForEach(entry.days) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps), width: .ratio(0.6))
          .foregroundStyle(day == entry.days.last ? Color.green : Color.green.opacity(0.4))
          .cornerRadius(3)
      }
      RuleMark(y: .value("Mean", entry.mean))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .accessibilityLabel("Steps of the last seven days")
  }
}

@main
struct SampleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SampleModule", provider: SampleProvider()) { entry in
      SampleView(entry: entry)
    }
    .configurationDisplayName("SampleModule")
    .description("A week as bars, and its mean.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

#Preview("Small", as: .systemSmall) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now, days: StepCount.week(until: .now))
}

#Preview("Medium", as: .systemMedium) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now, days: StepCount.week(until: .now))
}
