import SwiftUI
import WidgetKit

/// One hour of an invented forecast; all hours differ.
struct HourEntry: TimelineEntry {
  let date: Date
  let index: Int

  func degrees(_ hour: Int) -> Int { (index * 7 + hour * 3) % 41 - 8 }
}

/// As many entries as the kind's name says, so that the slope is the cost of one.
struct HourProvider: TimelineProvider {
  let count: Int

  func placeholder(in context: Context) -> HourEntry { HourEntry(date: Date(), index: 0) }
  func getSnapshot(in context: Context, completion: @escaping (HourEntry) -> Void) { completion(HourEntry(date: Date(), index: 0)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<HourEntry>) -> Void) {
    let now = Date()
    completion(Timeline(entries: (0..<count).map { HourEntry(date: now + Double($0) * 60, index: $0) }, policy: .atEnd))
  }
}

/// A widget of 40 views: stacks, texts, symbols, shapes, spacers, a divider and a gradient.
struct FortyViews: View {
  let entry: HourEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Cupertino").font(.headline)
          Text("\(entry.degrees(0))°").font(.system(size: 40, weight: .light))
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 2) {
          Image(systemName: "cloud.sun.fill").font(.title2)
          Text("Mostly Sunny").font(.caption)
          Text("H:\(entry.degrees(1))° L:\(entry.degrees(2))°").font(.caption).foregroundStyle(.secondary)
        }
      }
      Divider()
      HStack {
        HourColumn(entry: entry, hour: 0)
        HourColumn(entry: entry, hour: 1)
        HourColumn(entry: entry, hour: 2)
        HourColumn(entry: entry, hour: 3)
        HourColumn(entry: entry, hour: 4)
      }
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary).frame(height: 5)
        Capsule().fill(LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing)).frame(width: 90, height: 5)
      }
    }
    .containerBackground(for: .widget) { LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom) }
  }
}

/// Five views.
struct HourColumn: View {
  let entry: HourEntry
  let hour: Int

  var body: some View {
    VStack(spacing: 4) {
      Text("\(hour + 10)AM").font(.caption2).foregroundStyle(.secondary)
      Image(systemName: hour.isMultiple(of: 2) ? "sun.max.fill" : "cloud.rain.fill").foregroundStyle(.yellow)
      Text("\(entry.degrees(hour + 3))°").font(.footnote.weight(.semibold))
    }
    .frame(maxWidth: .infinity)
  }
}

struct BenchWidget: Widget {
  var count = 1

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Entries\(count)", provider: HourProvider(count: count)) { FortyViews(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A usual small widget: ten views.
struct TenViews: View {
  let entry: HourEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Cupertino").font(.headline)
      Text("\(entry.degrees(0))°").font(.system(size: 44, weight: .light))
      Spacer()
      Image(systemName: "cloud.sun.fill").foregroundStyle(.yellow)
      Text("Mostly Sunny").font(.caption)
      HStack {
        Text("H:\(entry.degrees(1))°").font(.caption)
        Text("L:\(entry.degrees(2))°").font(.caption).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(for: .widget) { LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom) }
  }
}

struct SmallWidget: Widget {
  var count = 1

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Small\(count)", provider: HourProvider(count: count)) { TenViews(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct HundredWidget: Widget {
  var count = 1

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hundred\(count)", provider: HourProvider(count: count)) { HundredViews(entry: $0) }
      .supportedFamilies([.systemLarge])
  }
}

/// Nearly as expensive to paint as a host allows: what a hostile widget can ask for.
struct HeavyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Heavy", provider: HourProvider(count: 1)) { entry in
      ZStack {
        ForEach(0..<12, id: \.self) { layer in
          Color(hue: Double(layer) / 12, saturation: 1, brightness: 1).opacity(0.2).blur(radius: 4).shadow(radius: 5)
        }
        Text("\(entry.degrees(0))°").font(.largeTitle)
      }
      .containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct BenchWidgets: WidgetBundle {
  var body: some Widget {
    BenchWidget(count: 1)
    BenchWidget(count: 24)
    BenchWidget(count: 192)
    SmallWidget(count: 24)
    HundredWidget(count: 1)
    HundredWidget(count: 24)
    HundredWidget(count: 192)
    HeavyWidget()
  }
}
