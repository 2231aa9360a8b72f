@_exported import AlmanacFoundationCompat
@_exported import CoreLocation

/// The reason why there is no weather.
public enum WeatherError: Error, LocalizedError, Sendable, Hashable {
  case permissionDenied, unknown
  public var errorDescription: String? { "Weather is not available: Almanac has no weather service." }
}

/// Stub. Every request throws: Apple's weather service is available only to Apple's developers.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather(for location: CLLocation) async throws -> Weather { throw refusal() }
  public func weather<A: Sendable>(for location: CLLocation, including query: WeatherQuery<A>) async throws -> A { throw refusal() }
  public func weather<A: Sendable, B: Sendable>(
    for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>
  ) async throws -> (A, B) { throw refusal() }
  public func weather<A: Sendable, B: Sendable, C: Sendable>(
    for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>, _ third: WeatherQuery<C>
  ) async throws -> (A, B, C) { throw refusal() }
  public func weather<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>, _ third: WeatherQuery<C>, _ fourth: WeatherQuery<D>
  ) async throws -> (A, B, C, D) { throw refusal() }
  public func weather<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>, _ third: WeatherQuery<C>, _ fourth: WeatherQuery<D>,
    _ fifth: WeatherQuery<E>
  ) async throws -> (A, B, C, D, E) { throw refusal() }
  public func weather<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable>(
    for location: CLLocation, including first: WeatherQuery<A>, _ second: WeatherQuery<B>, _ third: WeatherQuery<C>, _ fourth: WeatherQuery<D>,
    _ fifth: WeatherQuery<E>, _ sixth: WeatherQuery<F>
  ) async throws -> (A, B, C, D, E, F) { throw refusal() }
  public var attribution: WeatherAttribution { get async throws { throw refusal() } }
  private func refusal() -> WeatherError {
    UnavailableServices.report("weatherKit.unavailable", "Apple's weather service is not available; use a weather service of your own")
    return .permissionDenied
  }
}

/// A part of the weather that a request asks for.
public struct WeatherQuery<T: Sendable>: Sendable { fileprivate init() {} }
extension WeatherQuery where T == CurrentWeather { public static var current: WeatherQuery { WeatherQuery() } }
extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: WeatherQuery { WeatherQuery() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: WeatherQuery { WeatherQuery() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? { public static var minute: WeatherQuery { WeatherQuery() } }
extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: WeatherQuery { WeatherQuery() } }
extension WeatherQuery where T == WeatherAvailability { public static var availability: WeatherQuery { WeatherQuery() } }

/// The parts of the weather that are available for a place.
public struct WeatherAvailability: Sendable, Hashable, Codable {
  public enum AvailabilityKind: String, Sendable, Hashable, Codable, CaseIterable { case available, temporarilyUnavailable, unsupported, unknown }
  public let minuteAvailability: AvailabilityKind
  public let alertAvailability: AvailabilityKind
}

public struct WeatherAttribution: Sendable, Hashable {
  public let serviceName: String
  public let legalPageURL: URL
  public let legalAttributionText: String
  public let squareMarkURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
}
public struct WeatherMetadata: Sendable, Hashable, Codable {
  public let date: Date
  public let expirationDate: Date
  private let latitude, longitude: Double
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}
