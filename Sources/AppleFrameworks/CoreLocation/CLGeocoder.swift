/// A location with its name and address.
// Unchecked: every property is a constant; an open class cannot be checked.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let timeZone: TimeZone?

  /// A location without a name or address.
  public init(location: CLLocation) {
    self.location = location
    name = nil
    thoroughfare = nil
    subThoroughfare = nil
    locality = nil
    subLocality = nil
    administrativeArea = nil
    subAdministrativeArea = nil
    postalCode = nil
    isoCountryCode = nil
    country = nil
    timeZone = nil
    super.init()
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a location and the location of an address. The host has no geocoding service: every request fails with `CLError.network`,
/// and completion handlers are called on the main thread.
// Unchecked: has no state; an open class cannot be checked.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {}
  public var isGeocoding: Bool { false }
  open func cancelGeocode() {}

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    // Called once and on the main thread only, as Apple's geocoder calls it.
    let completion = UncheckedSendable(completion)
    DispatchQueue.main.async { completion.value(nil, CLError(.network)) }
  }
}
