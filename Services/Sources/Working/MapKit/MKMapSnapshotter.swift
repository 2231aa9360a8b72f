func reportMaps() {
  UnavailableServices.report("mapKit.unavailable", "maps, routes and searches are not available; draw a picture of your own map")
}

extension MKError {
  static func refusal(_ code: Code = .serverFailure) -> MKError {
    reportMaps()
    return MKError(code)
  }
}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

/// Stub. Pictures of maps. Every request fails with `MKError.serverFailure`: Almanac has no map service.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var traitCollection = UITraitCollection()
    open var camera = MKMapCamera()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void
  public init(options: Options) {}
  open var isLoading: Bool { false }
  @preconcurrency
  open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }
  @preconcurrency
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    let error = MKError.refusal()
    queue.async { completionHandler(nil, error) }
  }
  open func start() async throws -> Snapshot { throw MKError.refusal() }
  open func cancel() {}
}
