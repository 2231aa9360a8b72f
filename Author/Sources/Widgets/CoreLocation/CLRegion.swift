public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// A named region. The host does not monitor regions.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(regionIdentifier: String) {
    identifier = regionIdentifier
    super.init()
  }
}

/// A circle on the map, for example one in which a widget is relevant.
// Unchecked: immutable.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(regionIdentifier: identifier)
  }

  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// A description of beacons by their identifiers.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?
  fileprivate init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }
}
/// Stub. The surroundings of a beacon. They are not monitored.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(regionIdentifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
  }
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}
/// Stub. A beacon nearby. None is ever detected.
open class CLBeacon: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID(uuid: noUUID) }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
  open var timestamp: Date { .distantPast }
}
private let noUUID: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
