import CoreLocation

public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// The range of a camera's distances.
  open class CameraZoomRange: NSObject, @unchecked Sendable {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    public override convenience init() { self.init(distances: (MKMapCameraZoomDefault, MKMapCameraZoomDefault)) }
    private init(distances: (CLLocationDistance, CLLocationDistance)) {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = distances
    }
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance)
    {
      guard maxDistance == MKMapCameraZoomDefault || minDistance <= maxDistance else { return nil }
      self.init(distances: (minDistance, maxDistance))
    }
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(distances: (minDistance, MKMapCameraZoomDefault))
    }
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(distances: (MKMapCameraZoomDefault, maxDistance))
    }
  }
  /// The region in which the map's centre stays.
  open class CameraBoundary: NSObject, @unchecked Sendable {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion
    public init?(mapRect: MKMapRect) { (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect)) }
    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      let (latitude, longitude) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
      let corner = MKMapPoint(CLLocationCoordinate2D(latitude: region.center.latitude + latitude, longitude: region.center.longitude - longitude))
      let other = MKMapPoint(CLLocationCoordinate2D(latitude: region.center.latitude - latitude, longitude: region.center.longitude + longitude))
      mapRect = MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
    }
  }
}
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = Self(rawValue: 1 << 0)
  public static let territories = Self(rawValue: 1 << 1)
  public static let physicalFeatures = Self(rawValue: 1 << 2)
}
