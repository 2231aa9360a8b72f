/// The parts of an address, from which MapKit creates a placemark. Empty parts are missing.
public struct _PlacemarkAddress: Sendable {
  let street, subLocality, locality, subAdministrativeArea, administrativeArea, postalCode, country, isoCountryCode: String?
  public init(
    street: String? = nil, subLocality: String? = nil, locality: String? = nil, subAdministrativeArea: String? = nil,
    administrativeArea: String? = nil, postalCode: String? = nil, country: String? = nil, isoCountryCode: String? = nil
  ) {
    func part(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
    (self.street, self.subLocality, self.locality) = (part(street), part(subLocality), part(locality))
    (self.subAdministrativeArea, self.administrativeArea) = (part(subAdministrativeArea), part(administrativeArea))
    (self.postalCode, self.country, self.isoCountryCode) = (part(postalCode), part(country), part(isoCountryCode))
  }
}

/// Adopted by Contacts' address, for MapKit, which does not import that module.
public protocol _PlacemarkAddressing { var _placemarkAddress: _PlacemarkAddress { get } }
