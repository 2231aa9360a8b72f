/// A condition for monitoring: a region or a beacon.
public protocol CLCondition: Sendable {}

/// Stub. The host detects no regions and beacons: each condition stays unmonitored, and no event is reported.
public actor CLMonitor {
  public struct CircularGeographicCondition: CLCondition, Hashable {
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
    public static func == (a: Self, b: Self) -> Bool {
      (a.center.latitude, a.center.longitude, a.radius) == (b.center.latitude, b.center.longitude, b.radius)
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(center.latitude)
      hasher.combine(center.longitude)
      hasher.combine(radius)
    }
  }
  public struct BeaconIdentityCondition: CLCondition, Hashable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
  }
  public struct Event: Sendable {
    public enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    public let identifier: String
    public let refinement: (any CLCondition)?
    public let state: State
    public let date: Date
  }
  public struct Record: Sendable {
    public let condition: any CLCondition
    public let lastEvent: Event
  }
  /// Never yields an event.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Event? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public nonisolated let name: String
  private var records: [String: Record] = [:]
  public init(_ name: String) async {
    self.name = name
    UnavailableServices.report(
      "coreLocation.monitoring", "regions, beacons, visits and headings are not detected; only the location itself is available")
  }
  public var identifiers: [String] { records.keys.sorted() }
  public nonisolated var events: Events { Events() }
  public func add(_ condition: any CLCondition, identifier: String) { add(condition, identifier: identifier, assuming: .unmonitored) }
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
    records[identifier] = Record(
      condition: condition, lastEvent: Event(identifier: identifier, refinement: nil, state: .unmonitored, date: Date()))
  }
  public func remove(_ identifier: String) { records[identifier] = nil }
  public func record(for identifier: String) -> Record? { records[identifier] }
}

/// Requests permission to use the location while it exists.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  public struct Diagnostic: Sendable {
    public let authorizationDenied: Bool
    public let authorizationDeniedGlobally: Bool
    public let authorizationRestricted: Bool
    public let authorizationRequestInProgress: Bool
    public let insufficientlyInUse: Bool
    public let fullAccuracyDenied: Bool
    public let serviceSessionRequired: Bool
    public let alwaysAuthorizationDenied: Bool
  }
  /// Yields one value: what prevents a location now.
  public struct Diagnostics: AsyncSequence, Sendable {
    public typealias Element = Diagnostic
    fileprivate let diagnostic: Diagnostic
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var diagnostic: Diagnostic?
      public mutating func next() async throws -> Diagnostic? {
        defer { diagnostic = nil }
        return diagnostic
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(diagnostic: diagnostic) }
  }
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String? = nil) {
    if authorization != .none { CLLocationManager().requestWhenInUseAuthorization() }
  }
  public var diagnostics: Diagnostics {
    let manager = CLLocationManager()
    let status = manager.authorizationStatus
    return Diagnostics(
      diagnostic: Diagnostic(
        authorizationDenied: status == .denied, authorizationDeniedGlobally: !CLLocationManager.locationServicesEnabled(),
        authorizationRestricted: status == .restricted, authorizationRequestInProgress: status == .notDetermined,
        insufficientlyInUse: status == .authorizedWhenInUse && !manager.isAuthorizedForWidgetUpdates,
        fullAccuracyDenied: manager.accuracyAuthorization == .reducedAccuracy, serviceSessionRequired: false,
        alwaysAuthorizationDenied: status != .authorizedAlways))
  }
  public func invalidate() {}
}
