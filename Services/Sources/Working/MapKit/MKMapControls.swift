// Stub. UIKit controls of a map. They have no effect, because maps are not shown.

@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable { case leading, trailing }
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}
