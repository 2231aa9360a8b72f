import SwiftUI
import WidgetKit

struct WeatherView: View {
  let entry: WeatherEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline:
      // The short line of a watch face has no room for the condition's name.
      ViewThatFits {
        Label {
          Text("\(degrees(entry.now.temperature)) \(Text(entry.now.condition.name))")
        } icon: {
          Image(systemName: symbol)
        }
        Label(degrees(entry.now.temperature), systemImage: symbol)
      }
    case .accessoryCircular:
      CircularWeather(entry: entry, symbol: symbol)
        .containerBackground(.clear, for: .widget)
    case .accessoryRectangular:
      RectangularWeather(entry: entry, symbol: symbol)
        .containerBackground(.clear, for: .widget)
    case .systemMedium:
      VStack(alignment: .leading, spacing: 0) {
        CurrentWeather(entry: entry, symbol: symbol, isWide: true)
        Spacer(minLength: 4)
        HourlyRow(hours: Array(entry.next.prefix(6)), spacing: 3)
      }
      .foregroundStyle(.white)
      .containerBackground(for: .widget) { Sky(condition: entry.now.condition, isNight: entry.isNight) }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 10) {
        CurrentWeather(entry: entry, symbol: symbol, isWide: true)
        HourlyRow(hours: Array(entry.next.prefix(6)))
        Divider().overlay(.white.opacity(0.4))
        // The rows share the height that is left.
        VStack(spacing: 0) {
          ForEach(entry.days.dropFirst().prefix(5), id: \.self) { DayRow(day: $0, week: entry.days).frame(maxHeight: .infinity) }
        }
      }
      .foregroundStyle(.white)
      .containerBackground(for: .widget) { Sky(condition: entry.now.condition, isNight: entry.isNight) }
    default:
      CurrentWeather(entry: entry, symbol: symbol, isWide: false)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .foregroundStyle(.white)
        .containerBackground(for: .widget) { Sky(condition: entry.now.condition, isNight: entry.isNight) }
    }
  }

  private var symbol: String { entry.now.condition.symbol(isNight: entry.isNight) }
}

/// Whole degrees in localized digits.
func degrees(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(0)).locale(.current)) + "°" }

/// The background: a sky for the weather and the time of day.
struct Sky: View {
  let condition: Condition
  let isNight: Bool

  var body: some View {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  private var colors: [Color] {
    if isNight { return [Color(red: 0.04, green: 0.07, blue: 0.20), Color(red: 0.20, green: 0.26, blue: 0.47)] }
    switch condition {
    case .clear: return [Color(red: 0.13, green: 0.45, blue: 0.86), Color(red: 0.45, green: 0.73, blue: 0.95)]
    case .partlyCloudy: return [Color(red: 0.22, green: 0.47, blue: 0.76), Color(red: 0.55, green: 0.73, blue: 0.88)]
    case .cloudy: return [Color(red: 0.38, green: 0.47, blue: 0.58), Color(red: 0.60, green: 0.67, blue: 0.74)]
    case .rain, .showers: return [Color(red: 0.24, green: 0.32, blue: 0.44), Color(red: 0.44, green: 0.53, blue: 0.63)]
    }
  }
}

extension Whereabouts {
  /// What to say where the place is not the device's own; nil: nothing.
  var note: LocalizedStringKey? {
    switch source {
    case .here: nil
    case .earlier: "Earlier location"
    case .unknown: "Location not available"
    }
  }
}

/// Place, temperature and the day's forecast.
struct CurrentWeather: View {
  let entry: WeatherEntry
  let symbol: String
  let isWide: Bool

  var body: some View {
    if isWide {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          town
          temperature
        }
        Spacer()
        VStack(alignment: .trailing, spacing: 3) {
          HStack(spacing: 6) {
            condition
            glyph
          }
          range
          note
        }
      }
    } else {
      // A note below the place, or a large text size, takes the height of the condition, whose symbol says the same.
      ViewThatFits(in: .vertical) {
        narrow {
          glyph
          condition.padding(.top, 4)
          range
        }
        narrow {
          glyph
          range
        }
        narrow {
          HStack(spacing: 6) {
            glyph
            range
          }
        }
      }
    }
  }

  private func narrow(@ViewBuilder forecast: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      place
      temperature
      Spacer(minLength: 0)
      forecast()
    }
  }

  private var place: some View {
    VStack(alignment: .leading, spacing: 0) {
      town
      note
    }
  }
  private var town: some View {
    HStack(spacing: 4) {
      Text(LocalizedStringKey(entry.whereabouts.place.name)).font(.subheadline.weight(.semibold))
      if entry.whereabouts.source == .here { Image(systemName: "location.fill").font(.system(size: 9)) }
    }
  }
  /// A wide widget shows it beside the temperature, so the hours below do not move.
  @ViewBuilder private var note: some View {
    if let note = entry.whereabouts.note { Text(note).font(.caption2).opacity(0.75).lineLimit(1) }
  }
  private var temperature: some View {
    Text(degrees(entry.now.temperature)).font(.system(size: 44, weight: .light)).lineLimit(1)
  }
  private var condition: some View { Text(entry.now.condition.name).font(.footnote.weight(.medium)) }
  private var glyph: some View {
    Image(systemName: symbol).symbolRenderingMode(.multicolor).font(.system(size: 18))
  }
  @ViewBuilder private var range: some View {
    if let today = entry.today {
      Text("H:\(degrees(today.high)) L:\(degrees(today.low))").font(.footnote.weight(.medium))
    }
  }
}

/// The coming hours side by side.
struct HourlyRow: View {
  let hours: [Hour]
  var spacing = 5.0

  var body: some View {
    HStack(spacing: 0) {
      ForEach(hours, id: \.self) { hour in
        VStack(spacing: spacing) {
          // As the device's clock writes hours: without AM and PM, 5 in the afternoon looks like an hour of the morning.
          Text(hour.date, format: .dateTime.hour())
            .font(.caption2.weight(.semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .opacity(0.75)
          Image(systemName: hour.condition.symbol(isNight: isNight(hour.date)))
            .symbolRenderingMode(.multicolor)
            .font(.system(size: 15))
            .frame(height: 18)
          Text(degrees(hour.temperature)).font(.caption.weight(.semibold))
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private func isNight(_ date: Date) -> Bool {
    let hour = Calendar.current.component(.hour, from: date)
    return hour < 6 || hour >= 21
  }
}

/// A day of the week, with its temperature range drawn within the week's range.
struct DayRow: View {
  let day: Day
  let week: [Day]

  var body: some View {
    HStack(spacing: 8) {
      Text(day.date, format: .dateTime.weekday(.abbreviated))
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(width: 48, alignment: .leading)
      Image(systemName: day.condition.symbol(isNight: false))
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 15))
        .frame(width: 24)
      Text(degrees(day.low)).font(.subheadline).opacity(0.7).frame(width: 32, alignment: .trailing)
      GeometryReader { geometry in
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(LinearGradient(colors: [.cyan, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: geometry.size.width * (day.high - day.low) / span)
          .offset(x: geometry.size.width * (day.low - lowest) / span)
      }
      .frame(height: 5)
      Text(degrees(day.high)).font(.subheadline.weight(.semibold)).frame(width: 32, alignment: .trailing)
    }
  }

  private var lowest: Double { week.map(\.low).min() ?? 0 }
  private var span: Double { max(1, (week.map(\.high).max() ?? 1) - lowest) }
}

struct CircularWeather: View {
  let entry: WeatherEntry
  let symbol: String

  var body: some View {
    Gauge(value: entry.now.temperature, in: (entry.today?.low ?? 0)...max((entry.today?.high ?? 1), (entry.today?.low ?? 0) + 1)) {
      Image(systemName: symbol)
    } currentValueLabel: {
      Text(degrees(entry.now.temperature))
    } minimumValueLabel: {
      Text(entry.today?.low ?? 0, format: .number.precision(.fractionLength(0)))
    } maximumValueLabel: {
      Text(entry.today?.high ?? 0, format: .number.precision(.fractionLength(0)))
    }
    .gaugeStyle(.accessoryCircular)
    .widgetAccentable()
  }
}

struct RectangularWeather: View {
  let entry: WeatherEntry
  let symbol: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Label {
          Text(LocalizedStringKey(entry.whereabouts.place.name))
        } icon: {
          Image(systemName: symbol)
        }
        .font(.headline)
        .widgetAccentable()
        Text("\(degrees(entry.now.temperature)) \(Text(entry.now.condition.name))")
        if let today = entry.today {
          Text("H:\(degrees(today.high)) L:\(degrees(today.low))").foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
  }
}
