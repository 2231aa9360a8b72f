import AlmanacFoundationCompat
import CoreLocation
import Foundation
import Testing

/// What an app's protocol may have of a location manager.
private protocol Locator {
  func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
  func startMonitoring(for region: CLRegion)
}
extension CLLocationManager: Locator {}

/// Areas and beacons, which are not monitored here.
@Suite struct CoreLocationMonitoringTests {
  @Test func `areas are not watched, and the delegate is notified`() async {
    // Unchecked: the manager calls its delegate on the main thread only.
    final class Delegate: CLLocationManagerDelegate, @unchecked Sendable {
      var continuation: CheckedContinuation<(String?, CLError.Code?), Never>?
      func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        continuation?.resume(returning: (region?.identifier, (error as? CLError)?.code))
      }
    }
    let (delegate, manager) = (Delegate(), CLLocationManager())
    manager.delegate = delegate
    let (identifier, code) = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: 100, identifier: "harbour"))
    }
    #expect(identifier == "harbour" && code == .regionMonitoringFailure && CLError.Code.rangingUnavailable.rawValue == 16)
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) && manager.monitoredRegions.isEmpty)
    #expect(UnavailableServices.all.contains { $0.name == "coreLocation.monitoring" })
  }

  @Test func `full accuracy is requested without waiting, which changes nothing`() {
    let manager = CLLocationManager()
    let before = manager.accuracyAuthorization
    (manager as any Locator).requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route")
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route")
    #expect(manager.accuracyAuthorization == before)
    #expect(UnavailableServices.all.contains { $0.name == "coreLocation.fullAccuracy" } == (before == .reducedAccuracy))
  }

  @Test func `a monitor keeps its conditions, and none of them is monitored`() async throws {
    let monitor = await CLMonitor("harbours")
    let area = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: 100)
    await monitor.add(area, identifier: "kiel", assuming: .satisfied)
    #expect(await monitor.identifiers == ["kiel"])
    let record = try #require(await monitor.record(for: "kiel"))
    #expect(record.lastEvent.state == .unmonitored && record.condition as? CLMonitor.CircularGeographicCondition == area)
    await monitor.remove("kiel")
    for try await _ in monitor.events { Issue.record("no event comes") }
    #expect(await monitor.identifiers.isEmpty)
  }

  @Test func `a beacon's area has its numbers`() {
    let region = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "pier")
    #expect(region.major == 7 && region.minor == nil && region.notifyOnEntry)
  }
}
