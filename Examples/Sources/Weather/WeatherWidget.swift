import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
  let date: Date
  let whereabouts: Whereabouts
  let now: Hour
  let next: [Hour]
  let days: [Day]

  var isNight: Bool {
    let hour = Calendar.current.component(.hour, from: date)
    return hour < 6 || hour >= 21
  }
  var today: Day? { days.first }
}

extension Whereabouts {
  static let home = Whereabouts(place: .oslo, source: .here)
}

struct WeatherProvider: TimelineProvider {
  private let finder = PlaceFinder()

  func placeholder(in context: Context) -> WeatherEntry {
    let hours = (0..<8).map { Hour(date: Date().addingTimeInterval(Double($0) * 3600), temperature: 18, rainChance: 0, condition: .clear) }
    let day = Day(date: Date(), low: 11, high: 19, condition: .clear)
    return WeatherEntry(date: Date(), whereabouts: .home, now: hours[0], next: Array(hours.dropFirst()), days: Array(repeating: day, count: 5))
  }

  func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
    finder.find { completion(entries(from: Date(), count: 1, at: $0).first ?? placeholder(in: context)) }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
    finder.find { whereabouts in
      let now = Date()
      let entries = entries(from: now, count: 12, at: whereabouts)
      guard !entries.isEmpty else {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(now.addingTimeInterval(15 * 60))))
        return
      }
      // A forecast becomes outdated, so fetch a new one well before the entries run out.
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3 * 3600))))
    }
  }

  /// The current hour and those that follow, one entry each.
  private func entries(from now: Date, count: Int, at whereabouts: Whereabouts) -> [WeatherEntry] {
    guard let forecast = Forecast.recorded(around: now, in: whereabouts.place) else { return [] }
    let current = forecast.hours.lastIndex { $0.date <= now } ?? 0
    return (current..<min(current + count, forecast.hours.count - 8)).map { index in
      WeatherEntry(
        date: forecast.hours[index].date, whereabouts: whereabouts, now: forecast.hours[index],
        next: Array(forecast.hours[(index + 1)...(index + 7)]), days: forecast.days)
    }
  }
}

@main
struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: WeatherProvider()) { entry in
      WeatherView(entry: entry).dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
    .configurationDisplayName("Forecast")
    .description("The weather now, the coming hours and the week.")
    .supportedFamilies([.systemMedium, .systemSmall, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

struct WeatherWidget_Previews: PreviewProvider {
  static var previews: some View {
    let hour = Hour(date: Date(), temperature: 21, rainChance: 0, condition: .partlyCloudy)
    WeatherView(
      entry: WeatherEntry(
        date: Date(), whereabouts: .home, now: hour, next: Array(repeating: hour, count: 7),
        days: [Day(date: Date(), low: 11, high: 23, condition: .clear)])
    )
    .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}
