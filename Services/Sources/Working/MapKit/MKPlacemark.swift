import CoreLocation

/// A place with an address, if the app provides one.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  private let place: CLPlacemark
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    place = CLPlacemark(location: Self.location(coordinate))
  }
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    place = placemark
  }
  /// Reads the address book's keys: Street, City, State, ZIP, Country, CountryCode, SubLocality, SubAdministrativeArea.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    func text(_ key: String) -> String? { addressDictionary?[key] as? String }
    let address = _PlacemarkAddress(
      street: text("Street"), subLocality: text("SubLocality"), locality: text("City"), subAdministrativeArea: text("SubAdministrativeArea"),
      administrativeArea: text("State"), postalCode: text("ZIP"), country: text("Country"), isoCountryCode: text("CountryCode"))
    self.init(placemark: CLPlacemark(at: Self.location(coordinate), address: address))
  }
  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: some _PlacemarkAddressing) {
    self.init(placemark: CLPlacemark(at: Self.location(coordinate), address: postalAddress._placemarkAddress))
  }
  private static func location(_ coordinate: CLLocationCoordinate2D) -> CLLocation {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  open var title: String? { name }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }
  open var name: String? { place.name }
  open var thoroughfare: String? { place.thoroughfare }
  open var subThoroughfare: String? { place.subThoroughfare }
  open var locality: String? { place.locality }
  open var subLocality: String? { place.subLocality }
  open var administrativeArea: String? { place.administrativeArea }
  open var subAdministrativeArea: String? { place.subAdministrativeArea }
  open var postalCode: String? { place.postalCode }
  open var isoCountryCode: String? { place.isoCountryCode }
  open var country: String? { place.country }
  open var location: CLLocation? { place.location }
  open var region: CLRegion? { place.region }
  open var inlandWater: String? { place.inlandWater }
  open var ocean: String? { place.ocean }
  open var areasOfInterest: [String]? { place.areasOfInterest }
  open var timeZone: TimeZone? { place.timeZone }
}
