/// What the sky does.
public enum WeatherCondition: String, Sendable, Hashable, Codable, CaseIterable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail
  case haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  /// The condition in English words.
  public var description: String {
    rawValue.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : "\(letter)" }
  }
  public var accessibilityDescription: String { description }
}

/// The weather of a place, now and later. Only a service makes one.
public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let weatherAlerts: [WeatherAlert]?
}
/// Weather at several dates.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  public let forecast: [Element]
  public let metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}
public struct Wind: Sendable, Hashable, Codable {
  public enum CompassDirection: String, Sendable, Hashable, Codable, CaseIterable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest
    case westSouthwest, west, westNorthwest, northwest, northNorthwest
    public var abbreviation: String {
      switch self {
      case .north: "N"
      case .northNortheast: "NNE"
      case .northeast: "NE"
      case .eastNortheast: "ENE"
      case .east: "E"
      case .eastSoutheast: "ESE"
      case .southeast: "SE"
      case .southSoutheast: "SSE"
      case .south: "S"
      case .southSouthwest: "SSW"
      case .southwest: "SW"
      case .westSouthwest: "WSW"
      case .west: "W"
      case .westNorthwest: "WNW"
      case .northwest: "NW"
      case .northNorthwest: "NNW"
      }
    }
  }
  public let compassDirection: CompassDirection
  public let direction: Measurement<UnitAngle>
  public let speed: Measurement<UnitSpeed>
  public let gust: Measurement<UnitSpeed>?
}
public struct UVIndex: Sendable, Hashable, Codable {
  public enum ExposureCategory: String, Sendable, Hashable, Codable { case low, moderate, high, veryHigh, extreme }
  public let value: Int
  public let category: ExposureCategory
}
public enum PressureTrend: String, Sendable, Hashable, Codable { case rising, falling, steady }
public enum Precipitation: String, Sendable, Hashable, Codable { case none, hail, mixed, rain, sleet, snow }
public enum MoonPhase: String, Sendable, Hashable, Codable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
public struct SunEvents: Sendable, Hashable, Codable { public let sunrise, sunset, solarNoon, solarMidnight, civilDawn, civilDusk: Date? }
public struct MoonEvents: Sendable, Hashable, Codable {
  public let moonrise, moonset: Date?
  public let phase: MoonPhase
}
public struct CurrentWeather: Sendable, Hashable, Codable {
  public let date: Date
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
  public let isDaylight: Bool
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let uvIndex: UVIndex
  public let visibility: Measurement<UnitLength>
  public let wind: Wind
  public let metadata: WeatherMetadata
}
public struct MinuteWeather: Sendable, Hashable, Codable {
  public let date: Date
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationIntensity: Measurement<UnitSpeed>
}
public struct HourWeather: Sendable, Hashable, Codable {
  public let date: Date
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let isDaylight: Bool
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmount: Measurement<UnitLength>
  public let pressure: Measurement<UnitPressure>
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let uvIndex: UVIndex
  public let visibility: Measurement<UnitLength>
  public let wind: Wind
}
public struct DayWeather: Sendable, Hashable, Codable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let sun: SunEvents
  public let moon: MoonEvents
  public let uvIndex: UVIndex
  public let wind: Wind
}
public enum WeatherSeverity: String, Sendable, Hashable, Codable { case minor, moderate, severe, extreme, unknown }
public struct WeatherAlert: Sendable, Hashable, Codable {
  public let summary: String
  public let region: String?
  public let source: String
  public let severity: WeatherSeverity
  public let detailsURL: URL
}
