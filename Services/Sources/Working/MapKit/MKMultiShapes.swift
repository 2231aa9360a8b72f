import CoreLocation

/// Several lines with one style.
// Unchecked, as all classes of this file: immutable.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var coordinate: CLLocationCoordinate2D { polylines.first?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}
/// Several polygons with one style.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var coordinate: CLLocationCoordinate2D { polygons.first?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
