import AlmanacProfiles
import Foundation
import Synchronization
import TestWaiting
import Testing

@testable import CoreLocation

/// Location in the provider (Specification A15).
@Suite struct CoreLocationTests {
  @Test func `a placemark is archived with its location and name`() throws {
    let placemark = CLPlacemark(location: CLLocation(latitude: 52.5, longitude: 13.4), name: "Museum")
    let data = try NSKeyedArchiver.archivedData(withRootObject: placemark, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data))
    #expect(read.name == "Museum" && read.location?.coordinate.latitude == 52.5 && read.locality == nil)
  }

  @Test func `an error of location services matches its code`() {
    func isDenied(_ error: any Error) -> Bool {
      switch error {
      case CLError.denied: true
      default: false
      }
    }
    #expect(isDenied(CLError(.denied)) && !isDenied(CLError(.network)) && !isDenied(URLError(.timedOut)))
    #expect(CLLocation().coordinate.latitude == 0)
  }

  @Test func `a circular region contains what is within its radius`() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let region = CLCircularRegion(center: berlin, radius: 5_000, identifier: "centre")
    #expect(region.identifier == "centre" && region.contains(berlin))
    #expect(region.contains(CLLocationCoordinate2D(latitude: 52.55, longitude: 13.405)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.39, longitude: 13.06)))
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
  @MainActor func `without a host location is denied with an error that says so`() async throws {
    let service = LocationService()
    service.begin(.noHost)
    let manager = CLLocationManager(service)
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .denied && !manager.isAuthorizedForWidgetUpdates && manager.location == nil)
    manager.requestLocation()
    try await until {
      !listener.errors.isEmpty
    } seen: {
      listener.locations.map { "\($0)" }
    }
    let error = try #require(listener.errors.first as? CLError)
    #expect(error.code == .denied && error.localizedDescription.contains("no host has sent a location"))
  }

  private static let fix = LocationService.Fix(latitude: 52.52, longitude: 13.405, accuracy: 20, date: Date(timeIntervalSince1970: 1_767_600_000))

  @Test
  @MainActor func `what the host sent is answered; a coarse request gets a rounded location`() async throws {
    let service = LocationService()
    service.begin(.init(authorization: .authorizedWhenInUse, accuracy: .reducedAccuracy, allowsWidgetUpdates: true, fix: Self.fix))
    let manager = CLLocationManager(service)
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .authorizedWhenInUse && manager.isAuthorizedForWidgetUpdates)
    #expect(manager.accuracyAuthorization == .reducedAccuracy)
    manager.requestLocation()
    try await until {
      !listener.locations.isEmpty
    } seen: {
      listener.errors.map { "\($0)" }
    }
    #expect(listener.locations.first?.coordinate.latitude == 52.52 && listener.locations.first?.horizontalAccuracy == 20)
    #expect(listener.locations.first?.timestamp == Self.fix.date)
    manager.desiredAccuracy = kCLLocationAccuracyThreeKilometers
    let coarse = try #require(manager.location)
    #expect(coarse.horizontalAccuracy == 3000 && coarse.coordinate.latitude != 52.52 && abs(coarse.coordinate.latitude - 52.52) < 0.014)
    #expect(service.refusal() == nil)
  }

  @Test
  @MainActor func `an allowed location that is not known is an error of its own, and only a program that asked gets the reason`() async throws {
    let service = LocationService()
    service.begin(
      .init(authorization: .authorizedAlways, allowsWidgetUpdates: true, reason: ("location.stale", "the newest location is an hour old")))
    let manager = CLLocationManager(service)
    let listener = Listener()
    manager.delegate = listener
    #expect(service.refusal() == nil)
    manager.startUpdatingLocation()
    try await until {
      !listener.errors.isEmpty
    } seen: {
      listener.locations.map { "\($0)" }
    }
    let error = try #require(listener.errors.first as? CLError)
    #expect(error.code == .locationUnknown && error.localizedDescription.contains("an hour old"))
    #expect(service.refusal()?.name == "location.stale")
    var updates = CLLocationUpdate.updates(of: service).makeAsyncIterator()
    let update = try #require(try await updates.next())
    #expect(update.location == nil && update.locationUnavailable && !update.authorizationDenied)
    #expect(try await updates.next() == nil)
  }

  @Test @MainActor func `the host is notified once per request that an app asks, and only while its user has not decided`() {
    let service = LocationService()
    let count = Count()
    service.onUse { count.add() }
    service.begin(.init(authorization: .notDetermined, allowsWidgetUpdates: false, reason: ("location.ask", "not decided")))
    let manager = CLLocationManager(service)
    #expect(manager.location == nil && manager.location == nil && manager.authorizationStatus == .notDetermined)
    #expect(count.value == 1)
    service.begin(.init(authorization: .denied, allowsWidgetUpdates: false, reason: ("location.denied", "denied")))
    manager.requestLocation()
    #expect(count.value == 1)
  }

  @Test func `a coarse location takes less time than a precise one, and the longest wait is bounded`() {
    let accuracies = [kCLLocationAccuracyReduced, 3000, 1000, 100, 10, kCLLocationAccuracyBest, kCLLocationAccuracyBestForNavigation, .nan]
    let times = accuracies.map(Profiles.location.resolutionTime)
    #expect(times == times.sorted() && times[0] < times[3] && times[3] < times[5])
    #expect(times.allSatisfy { (0...2).contains($0) } && times.last == Profiles.location.resolution.last?.seconds)
  }
}

private final class Count: Sendable {
  private let state = Mutex(0)
  func add() { state.withLock { $0 += 1 } }
  var value: Int { state.withLock { $0 } }
}
