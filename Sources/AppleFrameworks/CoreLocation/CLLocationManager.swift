/// Whether an app may use the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether an app gets the exact location.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The person's activity while location is updated.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why a location or a geocoding result is not available.
public struct CLError: Error, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .denied: "Location is denied: the host sets no location (ALMANAC_LOCATION) or the app's Info.plist lacks NSWidgetUsesLocation."
    case .network, .geocodeFoundNoResult: "Geocoding is not available: the host has no geocoding service."
    default: "The location is not known."
    }
  }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

/// Receives the results of a location manager, on the main thread.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Gives a widget's provider the device's location (Specification A15).
///
/// The host sets the location, and it does not change while the provider works. The reported accuracy is never finer than `desiredAccuracy`; if that
/// is one kilometre or coarser, the coordinates are rounded to it.
// Unchecked: an app sets its properties on one thread; the main queue reads them when it calls the delegate, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Receives the current authorization on the main thread soon after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { reportAuthorization() } }
  }
  /// Metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Metres. Has no effect: each request reports the location once, as it does not change.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  public override init() {}

  open class func locationServicesEnabled() -> Bool { LocationSource.current != nil }
  open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
  open var authorizationStatus: CLAuthorizationStatus { isAuthorizedForWidgetUpdates ? .authorizedWhenInUse : .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether widgets of this app get a location: the host sets one and the Info.plist has `NSWidgetUsesLocation`.
  open var isAuthorizedForWidgetUpdates: Bool { LocationSource.current != nil && LocationSource.isEnabledForWidgets }

  /// The current location; nil if it is denied.
  open var location: CLLocation? {
    guard isAuthorizedForWidgetUpdates, let place = LocationSource.current else { return nil }
    let accuracy = max(place.accuracy, desiredAccuracy)
    // A degree of latitude is about 111 km. Rounding keeps the exact location secret.
    func rounded(_ degrees: Double) -> Double {
      guard desiredAccuracy >= kCLLocationAccuracyKilometer else { return degrees }
      let step = desiredAccuracy / 111_320
      return (degrees / step).rounded() * step
    }
    return CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: rounded(place.latitude), longitude: rounded(place.longitude)), altitude: 0,
      horizontalAccuracy: accuracy, verticalAccuracy: -1, timestamp: Date())
  }

  // The operator grants permission in advance; there is no dialog. The delegate gets the current authorization.
  open func requestWhenInUseAuthorization() { reportAuthorization() }
  open func requestAlwaysAuthorization() { reportAuthorization() }

  open func requestLocation() { report() }
  open func startUpdatingLocation() { report() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { report() }
  open func stopMonitoringSignificantLocationChanges() {}

  private func report() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      if let location = self.location {
        delegate.locationManager(self, didUpdateLocations: [location])
      } else {
        delegate.locationManager(self, didFailWithError: CLError(.denied))
      }
    }
  }

  private func reportAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: self.authorizationStatus)
    }
  }
}
