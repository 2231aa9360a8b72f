import CoreLocation

extension CLPlacemark {
  /// The placemark's own address; nil if it has none. Almanac does not look up addresses.
  public var postalAddress: CNPostalAddress? {
    let parts = [thoroughfare, subLocality, locality, subAdministrativeArea, administrativeArea, postalCode, country, isoCountryCode]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.subLocality = subLocality ?? ""
    address.city = locality ?? ""
    address.subAdministrativeArea = subAdministrativeArea ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }
}
extension CNPostalAddress: _PlacemarkAddressing {
  public var _placemarkAddress: _PlacemarkAddress {
    _PlacemarkAddress(
      street: street, subLocality: subLocality, locality: city, subAdministrativeArea: subAdministrativeArea, administrativeArea: state,
      postalCode: postalCode, country: country, isoCountryCode: isoCountryCode)
  }
}
extension CLGeocoder {
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
    geocodeAddressString(CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress), completionHandler: completionHandler)
  }
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    try await geocodeAddressString(CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress))
  }
}
