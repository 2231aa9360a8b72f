public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let cycling = Self(rawValue: 8)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
/// Stub. Finds no routes: Almanac has no map service.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var requestsAlternateRoutes = false
    open var highwayPreference = RoutePreference.any
    open var tollPreference = RoutePreference.any
    public enum RoutePreference: Int, Sendable { case any, avoid }
  }
  open class Response: NSObject, @unchecked Sendable { open var routes: [MKRoute] { [] } }
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }
  public init(request: Request) {}
  open var isCalculating: Bool { false }
  open func cancel() {}
  @preconcurrency
  open func calculateETA(completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void) {
    let error = MKError.refusal(.directionsNotFound)
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func calculate() async throws -> Response { throw MKError.refusal(.directionsNotFound) }
  open func calculateETA() async throws -> ETAResponse { throw MKError.refusal(.directionsNotFound) }
  @preconcurrency
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    let error = MKError.refusal(.directionsNotFound)
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
}
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { [] }
  open var polyline: MKPolyline { MKPolyline(coordinates: []) }
  open var steps: [Step] { [] }
  open var advisoryNotices: [String] { [] }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
  /// A step of a route.
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: []) }
    open var transportType: MKDirectionsTransportType { [] }
  }
}
