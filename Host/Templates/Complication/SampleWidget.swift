import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  let date: Date

  /// The day's hours that have passed, from 0 to 1.
  var progress: Double {
    let calendar = Calendar.current
    return min(1, max(0, date.timeIntervalSince(calendar.startOfDay(for: date)) / 86_400))
  }

  /// The full hours until midnight.
  var hoursLeft: Int { Int((24 * (1 - progress)).rounded(.up)) }

  var remaining: LocalizedStringKey { hoursLeft == 1 ? "1 hour left" : "\(hoursLeft) hours left" }
}

struct SampleProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) { completion(SampleEntry(date: .now)) }

  /// An entry for now, and one for each of the next twelve hours.
  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    let calendar = Calendar.current
    let hour = calendar.dateInterval(of: .hour, for: .now)?.start ?? .now
    let hours = (1...12).map { hour.addingTimeInterval(Double($0) * 3600) }
    completion(Timeline(entries: ([.now] + hours).map { SampleEntry(date: $0) }, policy: .atEnd))
  }
}

struct SampleView: View {
  let entry: SampleEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    content.containerBackground(.clear, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    #if os(watchOS)
      case .accessoryCorner:
        Image(systemName: "sun.max.fill")
          .font(.title2)
          .foregroundStyle(.yellow)
          .widgetLabel {
            Gauge(value: entry.progress) {
              Text("Day")
            } currentValueLabel: {
              Text("\(entry.hoursLeft) h")
            }
            .tint(.yellow)
          }
          .widgetAccentable()
    #endif
    case .accessoryInline: Label(entry.remaining, systemImage: "sun.max.fill")
    case .accessoryRectangular: rectangular
    default: circular
    }
  }

  private var circular: some View {
    Gauge(value: entry.progress) {
      Image(systemName: "sun.max.fill").accessibilityLabel("Hours left")
    } currentValueLabel: {
      Text(entry.hoursLeft, format: .number).font(.title3.bold())
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.orange, .yellow]))
    .widgetAccentable()
  }

  private var rectangular: some View {
    VStack(alignment: .leading, spacing: 3) {
      Label("Today", systemImage: "sun.max.fill").font(.headline).foregroundStyle(.yellow).widgetAccentable()
      Text(entry.remaining).font(.body)
      Gauge(value: entry.progress) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.yellow)
        .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@main
struct SampleWidget: Widget {
  #if os(watchOS)
    private let families: [WidgetFamily] = [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline]
  #else
    private let families: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
  #endif

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SampleModule", provider: SampleProvider()) { entry in
      SampleView(entry: entry)
    }
    .configurationDisplayName("SampleModule")
    .description("How much of the day is left.")
    .supportedFamilies(families)
  }
}

#Preview("Circular", as: .accessoryCircular) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now)
  SampleEntry(date: .now.addingTimeInterval(6 * 3600))
}

#Preview("Rectangular", as: .accessoryRectangular) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now)
}
