/// An object at a coordinate.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
open class MKShape: NSObject, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
}
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
  open var coordinate = CLLocationCoordinate2D()
  public override init() { super.init() }
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    super.init()
    self.coordinate = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Points on the world map.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  public let coordinates: [CLLocationCoordinate2D]
  public init(coordinates coords: [CLLocationCoordinate2D]) { coordinates = coords }
  open var pointCount: Int { coordinates.count }
  open func points() -> [MKMapPoint] { coordinates.map { MKMapPoint($0) } }
  open var coordinate: CLLocationCoordinate2D { coordinates.isEmpty ? kCLLocationCoordinate2DInvalid : coordinates[coordinates.count / 2] }
  open var boundingMapRect: MKMapRect {
    coordinates.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, coordinate) in coordinates[range.location..<(range.location + range.length)].enumerated() { coords[index] = coordinate }
  }
}
/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(coordinates: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}
/// The area inside a ring of points.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public let interiorPolygons: [MKPolygon]?
  public init(coordinates coords: [CLLocationCoordinate2D], interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init(coordinates: coords)
  }
  public convenience override init(coordinates coords: [CLLocationCoordinate2D]) { self.init(coordinates: coords, interiorPolygons: nil) }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (coordinate, self.radius) = (coord, radius) }
  open var boundingMapRect: MKMapRect {
    let (point, reach) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
    return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
/// Stub. Map tiles from an app. They are never loaded.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  public let urlTemplate: String?
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}
/// Stub. The person's location. It is never shown.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
