func reportMaps() {
  UnavailableServices.report("mapKit.unavailable", "this machine has no maps, routes and searches of places; draw a picture of your own map")
}

public let MKErrorDomain = "MKErrorDomain"
public struct MKError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no maps." }
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let placemarkNotFound = Code.placemarkNotFound

  static func refusal(_ code: Code = .serverFailure) -> MKError {
    reportMaps()
    return MKError(code)
  }
}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

/// Draws a map as a picture. There is no map: it fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var traitCollection = UITraitCollection()
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void
  public init(options: Options) {}
  open var isLoading: Bool { false }
  open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    let error = MKError.refusal()
    queue.async { completionHandler(nil, error) }
  }
  open func start() async throws -> Snapshot { throw MKError.refusal() }
  open func cancel() {}
}

/// A place with an address.
open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  open var name: String? { nil }
  open var locality: String? { nil }
  open var countryCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var subLocality: String? { nil }
  open var postalCode: String? { nil }
  open var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A place of a map.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class MKMapItem: NSObject, @unchecked Sendable {
  open var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open internal(set) var address: MKAddress?
  open var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    reportMaps()
    return false
  }
}

/// Looks for places. There are none to find.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
  }
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    let error = MKError.refusal(.placemarkNotFound)
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func start() async throws -> Response { throw MKError.refusal(.placemarkNotFound) }
  open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
/// Looks for ways. There are none to find.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var departureDate: Date?
  }
  open class Response: NSObject, @unchecked Sendable { open var routes: [MKRoute] { [] } }
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { throw MKError.refusal(.directionsNotFound) }
  open func calculateETA() async throws -> ETAResponse { throw MKError.refusal(.directionsNotFound) }
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    let error = MKError.refusal(.directionsNotFound)
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
}
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
}
