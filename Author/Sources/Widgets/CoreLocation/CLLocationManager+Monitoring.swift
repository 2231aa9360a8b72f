/// Stub. Monitoring of regions, beacons, visits and headings, none of which the host detects.
extension CLLocationManager {
  private static func reportMonitoring() {
    UnavailableServices.report(
      "coreLocation.monitoring", "regions, beacons, visits and headings are not detected; only the location itself is available")
  }

  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public class func isRangingAvailable() -> Bool { false }
  public class func headingAvailable() -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { locationServicesEnabled() }
  public class func deferredLocationUpdatesAvailable() -> Bool { false }

  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  public var monitoredRegions: Set<CLRegion> { [] }
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// Fails, and notifies the delegate.
  public func startMonitoring(for region: CLRegion) {
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure)) }
  }
  public func stopMonitoring(for region: CLRegion) {}
  public func requestState(for region: CLRegion) {
    tell { $0.locationManager($1, didDetermineState: .unknown, for: region) }
  }
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    tell { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
  }
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  public func startMonitoringVisits() { Self.reportMonitoring() }
  public func stopMonitoringVisits() {}

  public var heading: CLHeading? { nil }
  public func startUpdatingHeading() {
    tell { $0.locationManager($1, didFailWithError: CLError(.headingFailure)) }
  }
  public func stopUpdatingHeading() {}
  public func dismissHeadingCalibrationDisplay() {}

  private func tell(_ message: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
    Self.reportMonitoring()
    DispatchQueue.main.async { [weak self] in
      if let self, let delegate { message(delegate, self) }
    }
  }

  /// Has no effect: full accuracy cannot be granted temporarily. ``accuracyAuthorization`` says whether the accuracy is reduced.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    if accuracyAuthorization == .reducedAccuracy {
      UnavailableServices.report(
        "coreLocation.fullAccuracy", "full accuracy cannot be granted temporarily; set the app's accuracy in the device's settings")
    }
  }
  /// Throws if the accuracy is reduced: full accuracy cannot be granted temporarily.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
    if accuracyAuthorization == .reducedAccuracy { throw CLError(.denied) }
  }
  @preconcurrency
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = accuracyAuthorization == .reducedAccuracy ? CLError(.denied) : nil
    DispatchQueue.main.async { completion?(error) }
  }
}
