import AppIntents
import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  let date: Date
  let settings: SampleSettings

  /// The day that is waited for: the chosen one, else the first of the next year.
  var day: Date {
    let calendar = Calendar.current
    if let chosen = settings.day { return calendar.startOfDay(for: chosen) }
    return calendar.nextDate(after: date, matching: DateComponents(month: 1, day: 1), matchingPolicy: .nextTime) ?? date
  }

  /// Full days until then; 0 from that day on.
  var days: Int {
    let calendar = Calendar.current
    return max(0, calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: day).day ?? 0)
  }
}

struct SampleProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now, settings: SampleSettings()) }

  func snapshot(for settings: SampleSettings, in context: Context) async -> SampleEntry { SampleEntry(date: .now, settings: settings) }

  /// The number changes at midnight.
  func timeline(for settings: SampleSettings, in context: Context) async -> Timeline<SampleEntry> {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    let midnights = (1...7).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
    return Timeline(entries: ([.now] + midnights).map { SampleEntry(date: $0, settings: settings) }, policy: .atEnd)
  }
}

struct SampleView: View {
  let entry: SampleEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if family == .accessoryCircular {
      VStack(spacing: -2) {
        Text(entry.days, format: .number).font(.title2.bold()).widgetAccentable()
        Text("days").font(.caption2)
      }
      .minimumScaleFactor(0.6)
      .containerBackground(.clear, for: .widget)
    } else {
      home
    }
  }

  private var home: some View {
    VStack(alignment: .leading, spacing: 0) {
      Label {
        Text(entry.settings.title).fontWeight(.semibold)
      } icon: {
        Image(systemName: entry.settings.tone.symbol).foregroundStyle(entry.settings.tone.color)
      }
      .font(.subheadline)
      .lineLimit(1)
      Spacer(minLength: 0)
      Text(entry.days, format: .number)
        .font(.system(size: 52, weight: .bold, design: .rounded))
        .foregroundStyle(entry.settings.tone.color)
        .contentTransition(.numericText(countsDown: true))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .widgetAccentable()
      Text(entry.days == 1 ? "day to go" : "days to go").font(.subheadline)
      Text(entry.day, format: .dateTime.weekday(.abbreviated).day().month()).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .overlay(alignment: .trailing) {
      if family == .systemMedium {
        Image(systemName: entry.settings.tone.symbol)
          .font(.system(size: 76))
          .foregroundStyle(entry.settings.tone.color.opacity(0.35))
          .accessibilityHidden(true)
      }
    }
    .containerBackground(entry.settings.tone.color.opacity(0.15), for: .widget)
  }
}

@main
struct SampleWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "SampleModule", intent: SampleSettings.self, provider: SampleProvider()) { entry in
      SampleView(entry: entry)
    }
    .configurationDisplayName("SampleModule")
    .description("Counts the days until a day of your choice.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

#Preview("Small", as: .systemSmall) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now, settings: SampleSettings())
  SampleEntry(date: .now.addingTimeInterval(86_400), settings: SampleSettings())
}
