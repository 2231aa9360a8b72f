/// A location with its name and address.
///
/// Final, unlike Apple's, so that it can be the value of a parameter. Almanac has no subclasses of it.
// Unchecked: immutable; `CLLocation` is an open class.
public final class CLPlacemark: NSObject, NSSecureCoding, @unchecked Sendable {
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

  /// Creates a placemark without name and address.
  public convenience init(location: CLLocation) { self.init(location: location, name: nil) }

  /// Creates a placemark with a name and without an address.
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

  /// Creates a placemark with an app's address. The first line of the address is the name.
  package init(at location: CLLocation, address: _PlacemarkAddress) {
    self.location = location
    name = address.street
    thoroughfare = address.street
    subThoroughfare = nil
    locality = address.locality
    subLocality = address.subLocality
    administrativeArea = address.administrativeArea
    subAdministrativeArea = address.subAdministrativeArea
    postalCode = address.postalCode
    isoCountryCode = address.isoCountryCode
    country = address.country
    timeZone = nil
    super.init()
  }

  // MARK: NSSecureCoding

  public static var supportsSecureCoding: Bool { true }
  public init?(coder: NSCoder) {
    func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } }
    location = coder.decodeObject(of: CLLocation.self, forKey: "location")
    name = text("name")
    thoroughfare = text("thoroughfare")
    subThoroughfare = text("subThoroughfare")
    locality = text("locality")
    subLocality = text("subLocality")
    administrativeArea = text("administrativeArea")
    subAdministrativeArea = text("subAdministrativeArea")
    postalCode = text("postalCode")
    isoCountryCode = text("isoCountryCode")
    country = text("country")
    timeZone = text("timeZone").flatMap(TimeZone.init(identifier:))
    super.init()
  }
  public func encode(with coder: NSCoder) {
    coder.encode(location, forKey: "location")
    let texts = [
      "name": name,
      "thoroughfare": thoroughfare,
      "subThoroughfare": subThoroughfare,
      "locality": locality,
      "subLocality": subLocality,
      "administrativeArea": administrativeArea,
      "subAdministrativeArea": subAdministrativeArea,
      "postalCode": postalCode,
      "isoCountryCode": isoCountryCode,
      "country": country,
      "timeZone": timeZone?.identifier,
    ]
    for (key, text) in texts { coder.encode(text.map { NSString(string: $0) }, forKey: key) }
  }
}
