import AlmanacProfiles
import Synchronization

public let kCLErrorDomain = "kCLErrorDomain"

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The older name, used on macOS and iOS 7.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app gets the exact location.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The person's activity during location updates.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The reason why a location or a geocoding result is not available.
public struct CLError: Error, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined, historicalLocationError
  }
  public let code: Code
  /// The host's reason, as the end of a sentence.
  private let detail: String?
  public init(_ code: Code) { self.init(code, detail: nil) }
  init(_ code: Code, detail: String?) {
    self.code = code
    self.detail = detail
  }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not read the `errorDescription` of a `CustomNSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .denied: "The location may not be used now: \(detail ?? "its user does not allow it")."
    case .network, .geocodeFoundNoResult: "Geocoding is not available: the host has no geocoding service."
    case .regionMonitoringFailure, .rangingUnavailable, .headingFailure: "Regions, beacons and headings are not detected."
    default: "The location is not known: \(detail ?? "nothing reports it")."
    }
  }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let rangingUnavailable = Code.rangingUnavailable
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  public static let geocodeCanceled = Code.geocodeCanceled
}

/// Provides the device's location to a widget's provider, or to a program of its app (Specification A15).
///
/// In an extension the host decides with each request whether the extension gets the location, by the app's setting and the rules (Specification E1,
/// E2). The answer is valid until the next request. The coarser `desiredAccuracy` is, the sooner the answer arrives; the times are in
/// `Engine/Sources/Shared/AlmanacProfiles/Data/location.json`. The reported accuracy is never finer than `desiredAccuracy`; if that is one kilometre or coarser,
/// the coordinates are rounded to it.
///
/// A program of the containing app connects to the host's socket, whose path is in `ALMANAC_HOST_SOCKET`. `ALMANAC_APP` names its app. The host asks
/// the user when the program calls `requestWhenInUseAuthorization()`. The delegate is notified of each change of the authorization, and of each move
/// after `startUpdatingLocation()`.
// Unchecked: an app sets the properties on one thread; the main queue reads them when it calls the delegate.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Receives the current authorization on the main thread soon after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { reportAuthorization() } }
  }
  /// In metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// In metres: shorter moves are not reported. Has no effect in an extension: each request reports the location once, as it does not change while a
  /// provider works.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  /// In degrees. Headings are never reported.
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait

  /// The updates that a program of the containing app requested.
  private enum Updating {
    case all, significant
  }
  private struct State {
    /// The number of the latest request. It replaces earlier requests; `stopUpdatingLocation()` cancels them all.
    var request: UInt64 = 0
    /// True while the latest request has not been reported.
    var isReporting = false
    var updating: Updating?
    /// The last location reported to the delegate; nil if there was none since the updates began.
    var told: CLLocation?
    /// The session of a program that navigates (Specification C8).
    var session: CLBackgroundActivitySession?
  }
  private let state = Mutex(State())

  private let service: LocationService

  public override init() {
    service = .shared
    super.init()
    service.observe(self)
  }
  /// - Parameter service: the source of locations, for tests.
  package init(_ service: LocationService) {
    self.service = service
    super.init()
    service.observe(self)
  }

  deinit { if state.withLock({ $0.updating != nil }) { service.follow(false) } }

  open class func locationServicesEnabled() -> Bool {
    ["location.noSource", "location.noHost"].allSatisfy { $0 != LocationService.shared.answer.reason?.name }
  }
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.answer.authorization }
  open var authorizationStatus: CLAuthorizationStatus { service.answer.authorization }
  open var accuracyAuthorization: CLAccuracyAuthorization { service.answer.accuracy }
  /// True if the rules allow the widget the location now: its Info.plist has `NSWidgetUsesLocation`, and the app's setting allows it at this time
  /// (Specification E2). In a program of the app: true if the rules allow the program the location.
  open var isAuthorizedForWidgetUpdates: Bool {
    // Reading this counts as use: the app would ask for the location if it were allowed.
    service.use()
    return service.answer.allowsWidgetUpdates
  }

  /// The current location; nil if it is denied or unknown.
  open var location: CLLocation? {
    service.use()
    return service.answer.fix.map { CLLocation($0, desiredAccuracy: desiredAccuracy) }
  }

  // The host's page asks the user. A program's delegate gets the answer. An extension's delegate gets the current authorization: the answer takes
  // effect with the widget's next request.
  open func requestWhenInUseAuthorization() { requestAuthorization() }
  open func requestAlwaysAuthorization() { requestAuthorization() }

  open func requestLocation() { report() }
  open func startUpdatingLocation() { start(.all) }
  open func stopUpdatingLocation() { stop() }
  open func startMonitoringSignificantLocationChanges() { start(.significant) }
  open func stopMonitoringSignificantLocationChanges() { stop() }

  private func start(_ updating: Updating) {
    guard service.program != nil else { return report() }
    let began = state.withLock { state in
      defer { state.updating = updating }
      return state.updating == nil
    }
    if began { service.follow(true) }
    if updating == .all, [.automotiveNavigation, .otherNavigation].contains(activityType), state.withLock({ $0.session == nil }) {
      let session = CLBackgroundActivitySession()
      state.withLock { $0.session = session }
    }
    report()
  }

  private func stop() {
    nextRequest()
    let (ended, session) = state.withLock { state in
      state.isReporting = false
      defer { (state.updating, state.told, state.session) = (nil, nil, nil) }
      return (state.updating != nil, state.session)
    }
    session?.invalidate()
    if ended { service.follow(false) }
  }

  /// Reports the location once, as soon as its accuracy allows.
  private func report() {
    service.use()
    let request = nextRequest()
    state.withLock { $0.isReporting = true }
    guard let program = service.program else { return report(service.answer, request) }
    program.ask { [weak self] in self?.report($0, request) }
  }

  private func report(_ answer: LocationService.Answer, _ request: UInt64) {
    let wait = answer.fix == nil ? 0 : Profiles.location.resolutionTime(of: desiredAccuracy)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      guard let self, state.withLock({ $0.request == request && $0.isReporting }) else { return }
      state.withLock { $0.isReporting = false }
      // Uses a program's current answer, because the authorization may have been revoked since.
      tell(service.program == nil ? answer : service.answer)
    }
  }

  /// Notifies the delegate. Called on the main thread.
  private func tell(_ answer: LocationService.Answer) {
    guard let delegate else { return }
    if let fix = answer.fix {
      let location = CLLocation(fix, desiredAccuracy: desiredAccuracy)
      state.withLock { $0.told = $0.updating == nil ? nil : location }
      delegate.locationManager(self, didUpdateLocations: [location])
    } else {
      state.withLock { $0.told = nil }
      // Updates wait for the user's answer.
      if answer.authorization == .notDetermined, state.withLock({ $0.updating != nil }) { return }
      let code: CLError.Code = answer.allowsWidgetUpdates ? .locationUnknown : .denied
      delegate.locationManager(self, didFailWithError: CLError(code, detail: answer.reason?.sentence))
    }
  }

  @discardableResult
  private func nextRequest() -> UInt64 {
    state.withLock {
      $0.request += 1
      return $0.request
    }
  }

  private func requestAuthorization() {
    service.askPermission()
    // A program's delegate is notified when the user has answered.
    if service.program == nil { reportAuthorization() }
  }

  private func reportAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: self.authorizationStatus)
    }
  }
}

extension CLLocationManager: LocationObserver {
  func locationAnswered(_ old: LocationService.Answer, _ new: LocationService.Answer) {
    if !new.isAuthorized(as: old) { reportAuthorization() }
    let isRefusedAnew = new.fix == nil && (old.fix != nil || old.reason?.name != new.reason?.name)
    guard new.fix != nil || isRefusedAnew else { return }
    DispatchQueue.main.async { [weak self] in
      // A pending report of the latest request includes this change.
      guard let self, let (updating, told) = state.withLock({ state in state.isReporting ? nil : state.updating.map { ($0, state.told) } }) else {
        return
      }
      if let told, let fix = new.fix {
        let least = updating == .significant ? Profiles.location.significantDistance : distanceFilter
        let move = CLLocation(fix, desiredAccuracy: desiredAccuracy).distance(from: told)
        guard move > 0, move >= least else { return }
      }
      self.tell(service.answer)
    }
  }
}

extension CLLocation {
  /// Creates the location for an app that requests this accuracy, in metres.
  convenience init(_ fix: LocationService.Fix, desiredAccuracy: CLLocationAccuracy) {
    // A degree of latitude is about 111 km. An app that requests an area gets rounded coordinates.
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

/// Makes `catch CLError.denied` match an error by its code.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
