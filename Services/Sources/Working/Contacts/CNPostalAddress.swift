open class CNPostalAddress: NSObject, @unchecked Sendable {
  open fileprivate(set) var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = "", country = ""
  open fileprivate(set) var isoCountryCode = ""
}
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
/// Formats an address in lines: street, postal code and city, state, country. The order is the same for all countries.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [postalAddress.postalCode, postalAddress.city].filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, place, postalAddress.state, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: .mailingAddress) }
  open override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map(string(from:)) }
}

// The keys of an address's parts, also in a placemark's dictionary.
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
