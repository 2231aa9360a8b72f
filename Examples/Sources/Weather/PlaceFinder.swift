import CoreLocation
import Foundation

/// A place that the widget knows.
struct Place: Hashable {
  let name: String
  let latitude: Double
  let longitude: Double
  /// How much warmer it is there than in Oslo, where the forecast was recorded, in degrees.
  let warmer: Double

  static let oslo = Place(name: "Oslo", latitude: 59.913, longitude: 10.752, warmer: 0)

  static let all = [
    oslo,
    Place(name: "Bergen", latitude: 60.391, longitude: 5.324, warmer: 1),
    Place(name: "Tromsø", latitude: 69.649, longitude: 18.956, warmer: -5),
    Place(name: "Stockholm", latitude: 59.329, longitude: 18.069, warmer: 1),
    Place(name: "Berlin", latitude: 52.520, longitude: 13.405, warmer: 4),
    Place(name: "Paris", latitude: 48.857, longitude: 2.352, warmer: 6),
    Place(name: "Lisbon", latitude: 38.722, longitude: -9.139, warmer: 11),
    Place(name: "Cairo", latitude: 30.044, longitude: 31.236, warmer: 17),
    Place(name: "New York", latitude: 40.713, longitude: -74.006, warmer: 7),
    Place(name: "Cupertino", latitude: 37.323, longitude: -122.032, warmer: 10),
    Place(name: "Tokyo", latitude: 35.690, longitude: 139.692, warmer: 10),
    Place(name: "Sydney", latitude: -33.869, longitude: 151.209, warmer: 12),
  ]

  /// The place that is nearest to a location.
  static func nearest(to location: CLLocation) -> Place {
    all.min { $0.location.distance(from: location) < $1.location.distance(from: location) } ?? oslo
  }

  private var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// Where the forecast is for, and how the widget knows.
struct Whereabouts: Hashable {
  enum Source: Hashable {
    /// The device is there.
    case here
    /// The device was there when the widget last knew.
    case earlier
    /// The widget has never known where the device is.
    case unknown
  }
  let place: Place
  let source: Source
}

/// Finds out where the device is, once per forecast.
final class PlaceFinder: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var completions: [(Whereabouts) -> Void] = []

  override init() {
    super.init()
    manager.delegate = self
    // A forecast is for a town. A coarse location arrives sooner.
    manager.desiredAccuracy = kCLLocationAccuracyKilometer
  }

  /// Calls `completion` on the main queue.
  func find(_ completion: @escaping (Whereabouts) -> Void) {
    DispatchQueue.main.async { [self] in
      guard manager.isAuthorizedForWidgetUpdates else { return completion(Self.earlier) }
      completions.append(completion)
      if completions.count == 1 { manager.requestLocation() }
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return finish(Self.earlier) }
    let place = Place.nearest(to: location)
    UserDefaults.standard.set(place.name, forKey: Self.key)
    finish(Whereabouts(place: place, source: .here))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { finish(Self.earlier) }

  private func finish(_ whereabouts: Whereabouts) {
    let waiting = completions
    completions = []
    waiting.forEach { $0(whereabouts) }
  }

  /// The place that the widget knew last.
  private static var earlier: Whereabouts {
    let name = UserDefaults.standard.string(forKey: key)
    guard let place = Place.all.first(where: { $0.name == name }) else { return Whereabouts(place: .oslo, source: .unknown) }
    return Whereabouts(place: place, source: .earlier)
  }

  private static let key = "place"
}
