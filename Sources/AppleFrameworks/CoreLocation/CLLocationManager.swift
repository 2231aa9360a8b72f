import Profiles
import Synchronization

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
  /// The host's reason, for the end of a sentence.
  private let detail: String?
  public init(_ code: Code) { self.init(code, detail: nil) }
  init(_ code: Code, detail: String?) {
    self.code = code
    self.detail = detail
  }

  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask a `CustomNSError` for its `errorDescription`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .denied: "The location may not be used now: \(detail ?? "its user does not allow it")."
    case .network, .geocodeFoundNoResult: "Geocoding is not available: the host has no geocoding service."
    default: "The location is not known: \(detail ?? "nothing reports it")."
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
/// The host decides with each request whether the extension gets the location, by the app's setting and the rules (Specification E1, E2). What it
/// sent holds until the next request. The coarser `desiredAccuracy` is, the sooner the answer arrives; the times are in
/// `Sources/Shared/Profiles/Data/location.json`. The reported accuracy is never finer than `desiredAccuracy`; if that is one kilometre or coarser, the
/// coordinates are rounded to it.
// Unchecked: an app sets its properties on one thread; the main queue reads them when it calls the delegate, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Receives the current authorization on the main thread soon after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { reportAuthorization() } }
  }
  /// Metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Metres. Has no effect: each request reports the location once, as it does not change while a provider works.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  /// The number of the newest request. A newer one replaces those before it, and `stopUpdatingLocation()` cancels them.
  private let newest = Mutex<UInt64>(0)

  private let service: LocationService

  public override init() { service = .shared }
  /// - Parameter service: what the manager knows, for tests.
  package init(_ service: LocationService) { self.service = service }

  open class func locationServicesEnabled() -> Bool {
    ["location.noSource", "location.noHost"].allSatisfy { $0 != LocationService.shared.answer.reason?.name }
  }
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.answer.authorization }
  open var authorizationStatus: CLAuthorizationStatus { service.answer.authorization }
  open var accuracyAuthorization: CLAccuracyAuthorization { service.answer.accuracy }
  /// Whether the rules let the widget have the location now: its Info.plist has `NSWidgetUsesLocation`, and the app's setting allows it at this moment
  /// (Specification E2).
  open var isAuthorizedForWidgetUpdates: Bool {
    // Who looks wants to use it, and would ask for the location if it were allowed.
    service.use()
    return service.answer.allowsWidgetUpdates
  }

  /// The current location; nil if it is denied or not known.
  open var location: CLLocation? {
    service.use()
    return service.answer.fix.map { CLLocation($0, desiredAccuracy: desiredAccuracy) }
  }

  // The user is asked on the host's page; the answer holds from a later request on. The delegate gets the current authorization.
  open func requestWhenInUseAuthorization() { requestAuthorization() }
  open func requestAlwaysAuthorization() { requestAuthorization() }

  open func requestLocation() { report() }
  open func startUpdatingLocation() { report() }
  open func stopUpdatingLocation() { nextRequest() }
  open func startMonitoringSignificantLocationChanges() { report() }
  open func stopMonitoringSignificantLocationChanges() { nextRequest() }

  private func report() {
    service.use()
    let answer = service.answer
    let wait = answer.fix == nil ? 0 : Profiles.location.resolutionTime(of: desiredAccuracy)
    let request = nextRequest()
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      guard let self, newest.withLock({ $0 == request }), let delegate else { return }
      if let fix = answer.fix {
        delegate.locationManager(self, didUpdateLocations: [CLLocation(fix, desiredAccuracy: desiredAccuracy)])
      } else {
        let code: CLError.Code = answer.allowsWidgetUpdates ? .locationUnknown : .denied
        delegate.locationManager(self, didFailWithError: CLError(code, detail: answer.reason?.sentence))
      }
    }
  }

  @discardableResult
  private func nextRequest() -> UInt64 {
    newest.withLock {
      $0 += 1
      return $0
    }
  }

  private func requestAuthorization() {
    service.askPermission()
    reportAuthorization()
  }

  private func reportAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: self.authorizationStatus)
    }
  }
}

extension CLLocation {
  /// The location that an app gets which asks for this accuracy, in metres.
  convenience init(_ fix: LocationService.Fix, desiredAccuracy: CLLocationAccuracy) {
    // A degree of latitude is about 111 km. Who asks for an area gets one.
    func rounded(_ degrees: Double) -> Double {
      guard desiredAccuracy >= kCLLocationAccuracyKilometer, desiredAccuracy.isFinite else { return degrees }
      let step = desiredAccuracy / 111_320
      return (degrees / step).rounded() * step
    }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: min(90, max(-90, rounded(fix.latitude))), longitude: min(180, max(-180, rounded(fix.longitude)))),
      altitude: 0, horizontalAccuracy: max(fix.accuracy, desiredAccuracy), verticalAccuracy: -1, timestamp: fix.date)
  }
}

/// One update of ``liveUpdates(_:)``.
public struct CLLocationUpdate: Sendable {
  /// What the location is used for. Has no effect on the updates.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The location; nil if it is denied or not known.
  public let location: CLLocation?
  /// Whether the device does not move. Always true: the location does not change while a provider works.
  public let isStationary = true
  /// Whether the app's user does not allow the use of location.
  public let authorizationDenied: Bool
  /// Whether the location is allowed but not known.
  public let locationUnavailable: Bool
  /// Whether the app gets only an approximate location.
  public let accuracyLimited: Bool
  /// Whether the rules do not allow a location now.
  public let insufficientlyInUse: Bool
  /// Whether the user is being asked.
  public let authorizationRequestInProgress: Bool

  /// Returns updates of the location. A provider gets one: the location does not change while it works, and the sequence ends.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(service: .shared) }

  /// Returns the updates of a service, for tests.
  package static func updates(of service: LocationService) -> Updates { Updates(service: service) }

  /// The updates of the location.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    fileprivate let service: LocationService

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isDone = false

      private let service: LocationService

      fileprivate init(_ service: LocationService) { self.service = service }

      public mutating func next() async throws -> CLLocationUpdate? {
        guard !isDone else { return nil }
        isDone = true
        service.use()
        let answer = service.answer
        if answer.fix != nil { try await Task.sleep(for: .seconds(Profiles.location.resolutionTime(of: kCLLocationAccuracyBest))) }
        return CLLocationUpdate(
          location: answer.fix.map { CLLocation($0, desiredAccuracy: kCLLocationAccuracyBest) },
          authorizationDenied: answer.authorization == .denied, locationUnavailable: answer.allowsWidgetUpdates && answer.fix == nil,
          accuracyLimited: answer.accuracy == .reducedAccuracy,
          insufficientlyInUse: !answer.allowsWidgetUpdates && answer.authorization == .authorizedWhenInUse,
          authorizationRequestInProgress: answer.authorization == .notDetermined)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(service) }
  }
}
