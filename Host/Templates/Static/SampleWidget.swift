import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  let date: Date

  var part: DayPart { DayPart(at: date) }
}

struct SampleProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) { completion(SampleEntry(date: .now)) }

  /// An entry for now and for each part of the next day; nothing changes in between.
  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    let entries = [SampleEntry(date: .now)] + DayPart.changes(after: .now, count: 4).map { SampleEntry(date: $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct SampleView: View {
  let entry: SampleEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryRectangular: accessory
    case .systemMedium:
      HStack(alignment: .top) {
        greeting; emblem
      }
    default: greeting
    }
  }

  private var greeting: some View {
    VStack(alignment: .leading, spacing: 2) {
      if family == .systemSmall { emblem }
      Spacer(minLength: 0)
      Text(entry.part.greeting).font(.title3.bold()).minimumScaleFactor(0.7)
      Text(entry.date, format: .dateTime.weekday(.wide).day().month()).font(.caption).opacity(0.85)
    }
    .lineLimit(2)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .foregroundStyle(.white)
    .containerBackground(entry.part.background, for: .widget)
  }

  private var emblem: some View {
    Image(systemName: entry.part.symbol)
      .font(.system(size: family == .systemMedium ? 52 : 34))
      .foregroundStyle(.white)
      .widgetAccentable()
      .accessibilityHidden(true)
  }

  private var accessory: some View {
    VStack(alignment: .leading) {
      Label(entry.part.greeting, systemImage: entry.part.symbol).font(.headline).widgetAccentable()
      Text(entry.date, format: .dateTime.weekday(.wide).day().month()).font(.subheadline)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.clear, for: .widget)
  }
}

@main
struct SampleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SampleModule", provider: SampleProvider()) { entry in
      SampleView(entry: entry)
    }
    .configurationDisplayName("SampleModule")
    .description("Greets you, and knows which day it is.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

#Preview("Small", as: .systemSmall) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now)
  SampleEntry(date: .now.addingTimeInterval(6 * 3600))
}

#Preview("Medium", as: .systemMedium) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now)
}
