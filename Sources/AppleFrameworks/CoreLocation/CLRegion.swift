/// An area that has a name.
// Unchecked: every property is a constant; an open class cannot be checked.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String

  init(regionIdentifier: String) {
    identifier = regionIdentifier
    super.init()
  }
}

/// A circle on the map, for instance one in which a widget is relevant. This host monitors no regions.
// Unchecked: restates the superclass's conformance; its own properties are constants.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
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
