/// Stub. Asks for the address of a location. Every request fails with `MKError.serverFailure`.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }

  /// Returns nil if the location is not on earth.
  public init?(location: CLLocation) {
    guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
    self.location = location
  }
  open var mapItems: [MKMapItem] {
    get async throws { throw MKError.refusal() }
  }
  @preconcurrency
  open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
    let error = MKError.refusal()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func cancel() { isCancelled = true }
}

/// Stub. Asks for the location of an address. Every request fails with `MKError.serverFailure`.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  open var region: MKCoordinateRegion?
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }

  /// Returns nil for an empty text.
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }
  open var mapItems: [MKMapItem] {
    get async throws { throw MKError.refusal() }
  }
  @preconcurrency
  open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
    let error = MKError.refusal()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  open func cancel() { isCancelled = true }
}

/// An address in one line, and a short form of it.
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?
  /// Returns nil for an empty address.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// Stub. The parts of an address, which are never known.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  open var cityName: String? { nil }
  open var cityWithContext: String? { nil }
  open var regionName: String? { nil }
  open var regionCode: String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}

extension MKMapItem {
  /// Creates a place with a location and an address.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    self.address = address
  }
  public var location: CLLocation { CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude) }
  /// Always nil: Almanac does not split addresses.
  public var addressRepresentations: MKAddressRepresentations? { nil }
}
