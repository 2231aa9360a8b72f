import SwiftUI
import WidgetKit

struct TileEntry: TimelineEntry {
  let date: Date
  /// The newest entry is the most relevant, so that a stack of tiles rotates.
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

struct TileProvider: TimelineProvider {
  func placeholder(in context: Context) -> TileEntry { TileEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TileEntry) -> Void) { completion(TileEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TileEntry>) -> Void) {
    completion(Timeline(entries: [TileEntry(date: .now)], policy: .never))
  }
}

/// One of twenty kinds that differ in number and colour. In three sizes each they fill a gallery with 60 previews.
struct TileWidget: Widget {
  var number = 1

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tile\(number)", provider: TileProvider()) { _ in
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Image(systemName: "square.stack.3d.up.fill").foregroundStyle(.white)
          Spacer()
          Text("Tile \(number)").font(.headline)
        }
        Divider()
        ForEach(0..<3, id: \.self) { row in
          HStack {
            Text("Part \(row + 1)").font(.caption)
            Spacer()
            Capsule().fill(.white.opacity(0.6)).frame(width: Double((number + row * 3) % 7 + 1) * 8, height: 5)
          }
        }
        Spacer(minLength: 0)
        Text(.now, style: .time).font(.caption2)
      }
      .containerBackground(Color(hue: Double(number) / 20, saturation: 0.55, brightness: 0.85).gradient, for: .widget)
    }
    .configurationDisplayName("Tile \(number)")
    .description("One of twenty kinds.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

/// A bundle inside the bundle: a builder takes ten widgets.
struct TileBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    FirstTiles().body
    LastTiles().body
  }
}

struct FirstTiles: WidgetBundle {
  var body: some Widget {
    TileWidget(number: 1)
    TileWidget(number: 2)
    TileWidget(number: 3)
    TileWidget(number: 4)
    TileWidget(number: 5)
    TileWidget(number: 6)
    TileWidget(number: 7)
    TileWidget(number: 8)
    TileWidget(number: 9)
    TileWidget(number: 10)
  }
}

struct LastTiles: WidgetBundle {
  var body: some Widget {
    TileWidget(number: 11)
    TileWidget(number: 12)
    TileWidget(number: 13)
    TileWidget(number: 14)
    TileWidget(number: 15)
    TileWidget(number: 16)
    TileWidget(number: 17)
    TileWidget(number: 18)
    TileWidget(number: 19)
    TileWidget(number: 20)
  }
}
