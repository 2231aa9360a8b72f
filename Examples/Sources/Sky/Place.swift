import Foundation

/// A city for which the sky can be displayed.
public struct Place: Hashable, Sendable, Identifiable {
  public let id: String
  public let latitude: Double
  public let longitude: Double
  private let zone: String

  public var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

  public static let all = [
    Place(id: "berlin", latitude: 52.52, longitude: 13.40, zone: "Europe/Berlin"),
    Place(id: "cairo", latitude: 30.04, longitude: 31.24, zone: "Africa/Cairo"),
    Place(id: "london", latitude: 51.51, longitude: -0.13, zone: "Europe/London"),
    Place(id: "tokyo", latitude: 35.68, longitude: 139.69, zone: "Asia/Tokyo"),
    Place(id: "tromso", latitude: 69.65, longitude: 18.96, zone: "Europe/Oslo"),
  ]

  /// The localized name.
  public var name: String {
    switch id {
    case "berlin": String(localized: "Berlin", bundle: .module)
    case "cairo": String(localized: "Cairo", bundle: .module)
    case "london": String(localized: "London", bundle: .module)
    case "tokyo": String(localized: "Tokyo", bundle: .module)
    default: String(localized: "Tromsø", bundle: .module)
    }
  }
}
