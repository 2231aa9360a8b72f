import SwiftUI
import WidgetKit

struct SampleEntry: TimelineEntry {
  let date: Date
  let glasses: Int
}

struct SampleProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .now, glasses: 5) }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : SampleEntry(date: .now, glasses: Glasses().count(on: .now)))
  }

  /// The next day begins with none. A tap performs its intent and then asks for a new timeline by itself.
  func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
    let calendar = Calendar.current
    var entries = [SampleEntry(date: .now, glasses: Glasses().count(on: .now))]
    if let midnight = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: .now)) {
      entries.append(SampleEntry(date: midnight, glasses: 0))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct SampleView: View {
  let entry: SampleEntry
  @Environment(\.widgetFamily) private var family

  private var isReached: Bool { entry.glasses >= Glasses.goal }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Label("Water", systemImage: "drop.fill").font(.subheadline.weight(.semibold)).foregroundStyle(.blue).widgetAccentable()
        Spacer(minLength: 0)
        if family == .systemMedium { Text(isReached ? "Well done" : "Today").font(.caption).foregroundStyle(.secondary) }
      }
      Spacer(minLength: 0)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(entry.glasses, format: .number)
          .font(.system(size: 40, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
        Text("of \(Glasses.goal)").font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      if family == .systemMedium { drops }
      buttons
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }

  private var drops: some View {
    HStack(spacing: 6) {
      ForEach(0..<Glasses.goal, id: \.self) { index in
        Capsule().fill(index < entry.glasses ? Color.blue : Color.blue.opacity(0.2)).frame(height: 8).widgetAccentable(index < entry.glasses)
      }
    }
    .accessibilityHidden(true)
  }

  private var buttons: some View {
    HStack {
      Button(intent: AddGlass(amount: -1)) { Image(systemName: "minus").frame(maxWidth: .infinity, minHeight: 18) }
        .accessibilityLabel("A glass less")
        .disabled(entry.glasses == 0)
      Button(intent: AddGlass(amount: 1)) { Image(systemName: "plus").frame(maxWidth: .infinity, minHeight: 18) }
        .accessibilityLabel("A glass more")
    }
    .buttonStyle(.bordered)
    .tint(.blue)
    .font(.subheadline.bold())
  }
}

@main
struct SampleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SampleModule", provider: SampleProvider()) { entry in
      SampleView(entry: entry)
    }
    .configurationDisplayName("SampleModule")
    .description("Counts the glasses of water of a day.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Small", as: .systemSmall) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now, glasses: 3)
  SampleEntry(date: .now, glasses: 4)
}

#Preview("Medium", as: .systemMedium) {
  SampleWidget()
} timeline: {
  SampleEntry(date: .now, glasses: 5)
}
