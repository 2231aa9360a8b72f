/// In microteslas.
public typealias CLLocationDirectionAccuracy = Double
public typealias CLHeadingComponentValue = Double
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Stub. The device's heading. None is ever reported.
open class CLHeading: NSObject, @unchecked Sendable {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { -1 }
  /// Negative: the heading is invalid.
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  open var timestamp: Date { .distantPast }
}

/// Stub. A visit to a place. None is ever reported.
open class CLVisit: NSObject, @unchecked Sendable {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  open var level: Int { 0 }
}
/// Whether a location was simulated.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

extension CLLocation {
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course, speed: speed,
      timestamp: timestamp)
  }
  // Stub. Nothing measures these values.
  public var floor: CLFloor? { nil }
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  public var courseAccuracy: CLLocationDirection { -1 }
  public var speedAccuracy: CLLocationSpeed { -1 }
  public var sourceInformation: CLLocationSourceInformation? { nil }
}
