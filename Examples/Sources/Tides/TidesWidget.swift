import Intents
import SwiftUI
import WidgetKit

/// A tide that rises and falls in twelve hours and twenty-five minutes.
struct Tide {
  private static let period = 12.0 * 3600 + 25 * 60
  let range: Double

  /// Metres above low water.
  func height(at date: Date) -> Double { range * (1 - cos(phase(at: date) * 2 * .pi)) / 2 }
  func isRising(at date: Date) -> Bool { phase(at: date) < 0.5 }

  /// The next high or low water.
  func turn(after date: Date) -> Date {
    let phase = phase(at: date)
    return date.addingTimeInterval(((phase < 0.5 ? 0.5 : 1) - phase) * Self.period)
  }

  private func phase(at date: Date) -> Double {
    let cycles = date.timeIntervalSince1970 / Self.period
    return cycles - cycles.rounded(.down)
  }
}

struct TideEntry: TimelineEntry {
  let date: Date
  let harbour: String
  let tide: Tide
  let unit: HeightUnit
  let showsNext: Bool

  init(date: Date, configuration: TidesConfigurationIntent) {
    self.date = date
    harbour = configuration.harbour?.displayString ?? "Anywhere"
    tide = Tide(range: configuration.harbour?.range?.doubleValue ?? 4)
    unit = configuration.unit
    showsNext = configuration.showsNext?.boolValue ?? true
  }
}

struct TideProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: Date(), configuration: TidesConfigurationIntent()) }

  func getSnapshot(for configuration: TidesConfigurationIntent, in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: Date(), configuration: configuration))
  }

  func getTimeline(for configuration: TidesConfigurationIntent, in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let now = Date()
    let entries = (0..<24).map { TideEntry(date: now.addingTimeInterval(Double($0) * 1800), configuration: configuration) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TideView: View {
  let entry: TideEntry

  private var height: String {
    let metres = entry.tide.height(at: entry.date)
    switch entry.unit {
    case .feet: return String(format: "%.0f ft", metres / 0.3048)
    case .metres, .unknown: return String(format: "%.1f m", metres)
    }
  }

  var body: some View {
    let isRising = entry.tide.isRising(at: entry.date)
    VStack(alignment: .leading, spacing: 4) {
      Text(entry.harbour).font(.headline)
      Spacer(minLength: 0)
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: isRising ? "arrow.up" : "arrow.down").foregroundStyle(.accent)
        Text(height).font(.system(.title, design: .rounded).bold())
      }
      if entry.showsNext {
        Text(isRising ? "High water at" : "Low water at").font(.caption)
        Text(entry.tide.turn(after: entry.date), style: .time).font(.title3.bold())
      }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      LinearGradient(colors: [Color(.shallowWater), .deepWater], startPoint: .top, endPoint: .bottom)
    }
  }
}

@main
struct TidesWidget: Widget {
  #if os(watchOS)
    private let families: [WidgetFamily] = [.accessoryCorner, .accessoryRectangular]
  #elseif os(iOS) && canImport(UIKit)
    private let families: [WidgetFamily] = [.systemSmall, .systemMedium]
  #else
    #error("Tides is written for iOS and watchOS")
  #endif

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Tides", intent: TidesConfigurationIntent.self, provider: TideProvider()) { TideView(entry: $0) }
      .configurationDisplayName("Tides")
      .description("The tide at a harbour of your choice.")
      .supportedFamilies(families)
  }
}
