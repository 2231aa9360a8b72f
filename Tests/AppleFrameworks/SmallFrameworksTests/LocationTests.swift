import Foundation
import Testing

@testable import CoreLocation

/// Location in the provider (Specification A15).
@Suite struct LocationTests {
  @Test(arguments: [
    ("52.52,13.40", true), (" 52.52 , 13.40 , 50", true), ("91,0", false), ("0,181", false), ("52.52", false), ("a,b", false), ("1,2,-3", false),
    ("", false), ("1,2,3,4", false),
  ])
  func `a location is a latitude, a longitude and optionally an accuracy; anything else is rejected`(text: String, isPlace: Bool) {
    #expect((LocationSource.parse(text) != nil) == isPlace)
  }

  @Test func `distances are measured on the sphere: Berlin to Paris is 878 km, a degree of latitude 111.2 km`() {
    let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_500)
    #expect(abs(CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 1, longitude: 0)) - 111_195) < 1)
    #expect(berlin.distance(from: berlin) == 0)
  }

  @MainActor private final class Listener: CLLocationManagerDelegate {
    var locations: [CLLocation] = []
    var errors: [any Error] = []
    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      MainActor.assumeIsolated { self.locations += locations }
    }
    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      MainActor.assumeIsolated { errors.append(error) }
    }
  }

  @Test
  @MainActor func `location is denied with an error if none is set; a coarse request gets a rounded location`() async throws {
    unsetenv("ALMANAC_LOCATION")
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .denied && !manager.isAuthorizedForWidgetUpdates && manager.location == nil)
    manager.requestLocation()
    while listener.errors.isEmpty { await Task.yield() }
    #expect((listener.errors.first as? CLError)?.code == .denied)

    setenv("ALMANAC_LOCATION", "52.5200,13.4050,20", 1)
    defer { unsetenv("ALMANAC_LOCATION") }
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    manager.requestLocation()
    while listener.locations.isEmpty { await Task.yield() }
    #expect(listener.locations.first?.coordinate.latitude == 52.52 && listener.locations.first?.horizontalAccuracy == 20)
    manager.desiredAccuracy = kCLLocationAccuracyThreeKilometers
    let coarse = try #require(manager.location)
    #expect(coarse.horizontalAccuracy == 3000 && coarse.coordinate.latitude != 52.52 && abs(coarse.coordinate.latitude - 52.52) < 0.014)
  }
}
