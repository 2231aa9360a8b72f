public enum WeatherCondition: String, _WeatherWord {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail
  case haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

/// A case with a description in English.
public protocol _WeatherWord: RawRepresentable, CustomStringConvertible, CaseIterable, Codable, Hashable, Sendable where RawValue == String {}

extension _WeatherWord {
  public var description: String {
    rawValue.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : "\(letter)" }
  }
  public var accessibilityDescription: String { description }
}

/// The weather at a place, now and later. Only a service creates one.
public struct Weather: Sendable, Equatable, Codable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let weatherAlerts: [WeatherAlert]?
  public let availability: WeatherAvailability
}
/// The weather at several dates.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  public let forecast: [Element]
  public let metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}
extension Forecast: Equatable where Element: Equatable {}
extension Forecast: Hashable where Element: Hashable {}
extension Forecast: Encodable where Element: Encodable {}
extension Forecast: Decodable where Element: Decodable {}
extension Forecast where Element == MinuteWeather {
  /// A description of the next hour.
  public var summary: String { forecast.first.map { $0.precipitation.description } ?? "" }
}
public struct Wind: Sendable, Hashable, Codable {
  public enum CompassDirection: String, _WeatherWord {
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
  /// The categories of the World Health Organization.
  public enum ExposureCategory: String, _WeatherWord, Comparable {
    case low, moderate, high, veryHigh, extreme
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public static func < (a: Self, b: Self) -> Bool { a.rangeValue.lowerBound < b.rangeValue.lowerBound }
  }
  public let value: Int
  public let category: ExposureCategory
}
public enum PressureTrend: String, _WeatherWord { case rising, falling, steady }
public enum Precipitation: String, _WeatherWord { case none, hail, mixed, rain, sleet, snow }
public enum MoonPhase: String, _WeatherWord {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  public var symbolName: String {
    let words = description.split(separator: " ").map { $0.lowercased() }
    return "moonphase.\(words.joined(separator: "."))\(words.count == 1 ? ".moon" : "")"
  }
}
public struct SunEvents: Sendable, Hashable, Codable {
  public let sunrise, sunset, solarNoon, solarMidnight: Date?
  public let civilDawn, civilDusk, nauticalDawn, nauticalDusk, astronomicalDawn, astronomicalDusk: Date?
}
/// Cloud cover at each altitude, 0…1.
public struct CloudCoverByAltitude: Sendable, Hashable, Codable { public let low, medium, high: Double }
/// The amount of each kind of precipitation.
public struct PrecipitationAmountByType: Sendable, Hashable, Codable {
  public let hail, mixed, precipitation, rainfall, sleet: Measurement<UnitLength>
  public let snowfallAmount: SnowfallAmount
}
/// The amounts of snow and of its water.
public struct SnowfallAmount: Sendable, Hashable, Codable {
  public let amount, amountLiquidEquivalent, minimum, maximum, minimumLiquidEquivalent, maximumLiquidEquivalent: Measurement<UnitLength>
}
public struct MoonEvents: Sendable, Hashable, Codable {
  public let moonrise, moonset: Date?
  public let phase: MoonPhase
}
public struct CurrentWeather: Sendable, Hashable, Codable {
  public let date: Date
  public let cloudCover: Double
  public let cloudCoverByAltitude: CloudCoverByAltitude
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
  public let precipitationIntensity: Measurement<UnitSpeed>
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
  public let cloudCoverByAltitude: CloudCoverByAltitude
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let isDaylight: Bool
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmount: Measurement<UnitLength>
  public let snowfallAmount: Measurement<UnitLength>
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
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
  public let highTemperature, lowTemperature: Measurement<UnitTemperature>
  public let highTemperatureTime, lowTemperatureTime: Date?
  public let maximumHumidity, minimumHumidity: Double
  public let maximumVisibility, minimumVisibility: Measurement<UnitLength>
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmount, rainfallAmount, snowfallAmount: Measurement<UnitLength>
  public let precipitationAmountByType: PrecipitationAmountByType
  public let sun: SunEvents
  public let moon: MoonEvents
  public let uvIndex: UVIndex
  public let wind: Wind
  public let highWindSpeed: Measurement<UnitSpeed>?
  public let daytimeForecast, overnightForecast: DayPartForecast
  public let restOfDayForecast: DayPartForecast?
}
/// The weather of a part of a day.
public struct DayPartForecast: Sendable, Hashable, Codable {
  public let cloudCover: Double
  public let cloudCoverByAltitude: CloudCoverByAltitude
  public let condition: WeatherCondition
  public let highTemperature, lowTemperature: Measurement<UnitTemperature>
  public let maximumHumidity, minimumHumidity: Double
  public let maximumVisibility, minimumVisibility: Measurement<UnitLength>
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmountByType: PrecipitationAmountByType
  public let wind: Wind
  public let highWindSpeed: Measurement<UnitSpeed>?
}
public enum WeatherSeverity: String, _WeatherWord { case minor, moderate, severe, extreme, unknown }
public struct WeatherAlert: Sendable, Hashable, Codable {
  public let summary: String
  public let region: String?
  public let source: String
  public let severity: WeatherSeverity
  public let detailsURL: URL
  public let metadata: WeatherMetadata
}
