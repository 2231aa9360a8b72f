import Foundation

/// One hour of the forecast.
struct Hour: Hashable {
  let date: Date
  let temperature: Double
  let rainChance: Int
  let condition: Condition
}

/// One day of the forecast.
struct Day: Hashable {
  let date: Date
  let low: Double
  let high: Double
  let condition: Condition
}

/// The state of the sky, from the WMO code that weather services publish.
enum Condition: Hashable {
  case clear, partlyCloudy, cloudy, rain, showers

  init(code: Int) {
    switch code {
    case 0: self = .clear
    case 1, 2: self = .partlyCloudy
    case 51...67: self = .rain
    case 80...82: self = .showers
    default: self = .cloudy
    }
  }

  var name: LocalizedStringResource {
    switch self {
    case .clear: "Clear"
    case .partlyCloudy: "Partly Cloudy"
    case .cloudy: "Cloudy"
    case .rain: "Rain"
    case .showers: "Showers"
    }
  }

  func symbol(isNight: Bool) -> String {
    switch self {
    case .clear: isNight ? "moon.stars.fill" : "sun.max.fill"
    case .partlyCloudy: isNight ? "cloud.moon.fill" : "cloud.sun.fill"
    case .cloudy: "cloud.fill"
    case .rain: "cloud.rain.fill"
    case .showers: "cloud.heavyrain.fill"
    }
  }
}

/// A week recorded from a public weather service, mapped to the present week.
struct Forecast {
  let hours: [Hour]
  let days: [Day]

  private struct Response: Decodable {
    struct Hourly: Decodable {
      let temperature_2m: [Double]
      let precipitation_probability: [Int]
      let weather_code: [Int]
    }
    struct Daily: Decodable {
      let weather_code: [Int]
      let temperature_2m_max: [Double]
      let temperature_2m_min: [Double]
    }
    let hourly: Hourly
    let daily: Daily
  }

  /// Reads `forecast.json` from the bundle; the first recorded day becomes the Monday of `date`'s week. The recording is of Oslo: in another place it
  /// is that much warmer.
  static func recorded(around date: Date, in place: Place = .oslo, calendar: Calendar = .current) -> Forecast? {
    guard let url = Bundle.main.url(forResource: "forecast", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let response = try? JSONDecoder().decode(Response.self, from: data)
    else { return nil }
    let midnight = calendar.startOfDay(for: date)
    let weekday = (calendar.component(.weekday, from: midnight) + 5) % 7
    let count = response.daily.weather_code.count

    let days = (0..<count).compactMap { offset -> Day? in
      guard let day = calendar.date(byAdding: .day, value: offset, to: midnight) else { return nil }
      let index = (weekday + offset) % count
      return Day(
        date: day, low: response.daily.temperature_2m_min[index] + place.warmer,
        high: response.daily.temperature_2m_max[index] + place.warmer,
        condition: Condition(code: response.daily.weather_code[index]))
    }
    let hours = (0..<48).compactMap { offset -> Hour? in
      guard let hour = calendar.date(byAdding: .hour, value: offset, to: midnight) else { return nil }
      let index = (weekday * 24 + offset) % response.hourly.weather_code.count
      return Hour(
        date: hour, temperature: response.hourly.temperature_2m[index] + place.warmer,
        rainChance: response.hourly.precipitation_probability[index],
        condition: Condition(code: response.hourly.weather_code[index]))
    }
    return Forecast(hours: hours, days: days)
  }
}
