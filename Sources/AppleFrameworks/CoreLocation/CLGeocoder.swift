/// A location with its name and address.
///
/// Final, unlike on Apple's systems, so that it can be the value of a parameter; there is no class here that inherits from it.
// Unchecked: every property is a constant; the type of a location cannot be checked.
public final class CLPlacemark: NSObject, @unchecked Sendable {
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
  public var region: CLRegion? { nil }
  public var inlandWater: String? { nil }
  public var ocean: String? { nil }
  public var areasOfInterest: [String]? { nil }

  /// A location without a name or address.
  public convenience init(location: CLLocation) { self.init(location: location, name: nil) }

  /// A location with a name and without an address.
  package init(location: CLLocation, name: String?) {
    self.location = location
    self.name = name
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
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    // Called once and on the main thread only, as Apple's geocoder calls it.
    let completion = UncheckedSendable(completion)
    DispatchQueue.main.async { completion.value(nil, CLError(.network)) }
  }
}
