import Profiles
import Synchronization

public let kCLErrorDomain = "kCLErrorDomain"

/// Whether an app may use the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The name of a Mac, and of iOS 7.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
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
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined, historicalLocationError
  }
  public let code: Code
  /// The host's reason, for the end of a sentence.
  private let detail: String?
  public init(_ code: Code) { self.init(code, detail: nil) }
  init(_ code: Code, detail: String?) {
    self.code = code
    self.detail = detail
  }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask a `CustomNSError` for its `errorDescription`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .denied: "The location may not be used now: \(detail ?? "its user does not allow it")."
    case .network, .geocodeFoundNoResult: "Geocoding is not available: the host has no geocoding service."
    case .regionMonitoringFailure, .rangingUnavailable, .headingFailure: "This host notices no areas, beacons and headings."
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

/// Gives a widget's provider, or a program of its app, the device's location (Specification A15).
///
/// In an extension the host decides with each request whether it gets the location, by the app's setting and the rules (Specification E1, E2). What it
/// sent holds until the next request. The coarser `desiredAccuracy` is, the sooner the answer arrives; the times are in
/// `Engine/Sources/Shared/Profiles/Data/location.json`. The reported accuracy is never finer than `desiredAccuracy`; if that is one kilometre or coarser, the
/// coordinates are rounded to it.
///
/// A program of the containing app connects to the host's socket, whose path is in `ALMANAC_HOST_SOCKET`. It names its app by `ALMANAC_APP`.
/// The host asks the user when the program calls `requestWhenInUseAuthorization()`. The delegate is told of each change of the authorization, and of
/// each move after `startUpdatingLocation()`.
// Unchecked: an app sets its properties on one thread; the main queue reads them when it calls the delegate, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Receives the current authorization on the main thread soon after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { reportAuthorization() } }
  }
  /// Metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Metres: shorter moves are not reported. Has no effect in an extension: each request reports the location once, as it does not change while a
  /// provider works.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  /// Degrees. No heading is reported.
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait

  /// What a program of the containing app has asked for.
  private enum Updating {
    case all, significant
  }
  private struct State {
    /// The number of the newest request. A newer one replaces those before it, and `stopUpdatingLocation()` cancels them.
    var request: UInt64 = 0
    /// Whether the newest request has not been reported yet.
    var isReporting = false
    var updating: Updating?
    /// The last place that the delegate was told; nil: none since the updates began.
    var told: CLLocation?
    /// A program that navigates is in a session of its app (Specification C8).
    var session: CLBackgroundActivitySession?
  }
  private let state = Mutex(State())

  private let service: LocationService

  public override init() {
    service = .shared
    super.init()
    service.observe(self)
  }
  /// - Parameter service: what the manager knows, for tests.
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
  /// Whether the rules let the widget have the location now: its Info.plist has `NSWidgetUsesLocation`, and the app's setting allows it at this moment
  /// (Specification E2). In a program of the app: whether they let the program have it.
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

  // The host's page asks the user. A program's delegate is told the answer. An extension's delegate is told the authorization of now: the answer
  // counts from the widget's next request on.
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
      // What was allowed then may not be any more.
      tell(service.program == nil ? answer : service.answer)
    }
  }

  /// On the main thread.
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
    // A program's delegate is told when the user has answered.
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
      // What a request reports includes this.
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

/// Matches an error with a code: `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
