/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether an app may know the place exactly.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What a person is doing while the place is followed.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why a place is not known.
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
    case .denied: "Location is denied: the host knows no place (ALMANAC_LOCATION) or the app's Info.plist lacks NSWidgetUsesLocation."
    case .network, .geocodeFoundNoResult: "No place names are known here: the host has no geocoding service."
    default: "The place is not known."
    }
  }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

/// Hears what a location manager finds; called on the main thread.
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

/// Tells a widget's provider where the device is (row A15).
///
/// The place is the host's to know; it does not move while the provider works. A coarse `desiredAccuracy` gets the place with that accuracy and
/// coordinates rounded to it.
// Unchecked: an app sets its properties on one thread; the main queue reads them when it calls the delegate, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Hears at once, on the main thread, whether location is allowed.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// Metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Metres; the place does not move, so every distance is far enough for one report.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  public override init() {}

  open class func locationServicesEnabled() -> Bool { LocationSource.current != nil }
  open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
  open var authorizationStatus: CLAuthorizationStatus { isAuthorizedForWidgetUpdates ? .authorizedWhenInUse : .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether widgets of this app get a place: the host knows one and the Info.plist says `NSWidgetUsesLocation`.
  open var isAuthorizedForWidgetUpdates: Bool { LocationSource.current != nil && LocationSource.widgetsMayAsk }

  /// The place as it was last told, or as it is.
  open var location: CLLocation? {
    guard isAuthorizedForWidgetUpdates, let place = LocationSource.current else { return nil }
    let accuracy = max(place.accuracy, desiredAccuracy)
    // A degree of latitude is about 111 km; rounding keeps a coarse answer from giving the place away.
    func rounded(_ degrees: Double) -> Double {
      guard desiredAccuracy >= kCLLocationAccuracyKilometer else { return degrees }
      let step = desiredAccuracy / 111_320
      return (degrees / step).rounded() * step
    }
    return CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: rounded(place.latitude), longitude: rounded(place.longitude)), altitude: 0,
      horizontalAccuracy: accuracy, verticalAccuracy: -1, timestamp: Date())
  }

  // Permission is the app's to ask for and the operator's to give; there is nobody to ask here.
  open func requestWhenInUseAuthorization() { tellAuthorization() }
  open func requestAlwaysAuthorization() { tellAuthorization() }

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

  private func tellAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: self.authorizationStatus)
    }
  }
}
