@_exported import CoreLocation
@_exported import UIKit

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable, Hashable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
/// A region around a coordinate.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// Creates a region with this extent in metres. A degree of latitude is 111,195 m on a sphere with the earth's mean radius.
  public init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
    let degree = 6_371_008.8 * Double.pi / 180
    let shrink = max(1e-6, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree), longitudeDelta: min(360, longitudinalMeters / (degree * shrink))))
  }
  public init(_ rect: MKMapRect) {
    let (low, high) = (MKMapPoint(x: rect.minX, y: rect.maxY).coordinate, MKMapPoint(x: rect.maxX, y: rect.minY).coordinate)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(latitudeDelta: high.latitude - low.latitude, longitudeDelta: high.longitude - low.longitude))
  }
}
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point on the world map in Mercator projection: 268,435,456 units wide, with the origin at the upper left.
public struct MKMapPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double
  static let worldSize = 268_435_456.0
  /// The latitude of the map's edge: 85.05 degrees.
  private static let largestLatitude = 85.051_128_779_806_59
  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(Self.largestLatitude, max(-Self.largestLatitude, coordinate.latitude)) * .pi / 180
    self.init(
      x: (coordinate.longitude + 180) / 360 * Self.worldSize, y: (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * Self.worldSize)
  }
  public var coordinate: CLLocationCoordinate2D {
    let northing = Double.pi * (1 - 2 * y / Self.worldSize)
    return CLLocationCoordinate2D(latitude: atan(sinh(northing)) * 180 / .pi, longitude: x / Self.worldSize * 360 - 180)
  }
  /// In metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}
/// Returns the map units for a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapPoint.worldSize / (2 * .pi * 6_371_008.8 * max(1e-6, cos(latitude * .pi / 180)))
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance { 1 / MKMapPointsPerMeterAtLatitude(latitude) }

public struct MKMapSize: Sendable, Hashable {
  public var width: Double
  public var height: Double
  public init() { self.init(width: 0, height: 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable, Hashable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public func contains(_ rect: MKMapRect) -> Bool {
    minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
  }
  /// True if a part of the rectangle is beyond an edge of the world.
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.worldSize }
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (left, top, right, bottom) = (max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
    return left <= right && top <= bottom ? MKMapRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }
}
