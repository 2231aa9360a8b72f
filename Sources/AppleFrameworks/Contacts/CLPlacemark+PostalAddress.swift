import CoreLocation

extension CLPlacemark {
  /// nil: nothing here knows the address of a place.
  public var postalAddress: CNPostalAddress? { nil }
}
extension CLGeocoder {
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
    geocodeAddressString(CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress), completionHandler: completionHandler)
  }
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    try await geocodeAddressString(CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress))
  }
}
