@_exported import FoundationCompat

public let CNErrorDomain = "CNErrorDomain"
public struct CNError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable { case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Widgets and the programs of their apps may not read the contacts of this machine." }
  public static let authorizationDenied = Code.authorizationDenied
  public static let recordDoesNotExist = Code.recordDoesNotExist
}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactTypeKey = "contactType"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactIdentifierKey = "identifier"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"

/// A value with a name, such as a telephone number at home.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// The words of a label: those of the system's own, such as `_$!<Home>!$_`, without their marks.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
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
/// Writes an address in lines, in one order for every country: street, postal code and city, state, country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [postalAddress.postalCode, postalAddress.city].filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, place, postalAddress.state, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: .mailingAddress) }
  open override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map(string(from:)) }
}
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1001 }
/// An account's contacts.
// Unchecked: immutable; an open class cannot be checked.
open class CNContainer: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let name = ""
  public let type = CNContainerType.unassigned
}
/// A person. The store has none; an app can make one for itself.
open class CNContact: NSObject, @unchecked Sendable {
  open fileprivate(set) var identifier = UUID().uuidString
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var middleName: String { "" }
  open var namePrefix: String { "" }
  open var nameSuffix: String { "" }
  open var jobTitle: String { "" }
  open var contactType: CNContactType { .person }
  open var urlAddresses: [CNLabeledValue<NSString>] { [] }
  open var nickname: String { "" }
  open var organizationName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { [] }
  open var birthday: DateComponents? { nil }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageDataAvailable: Bool { false }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
}
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: .fullName) }
  open override func string(for object: Any?) -> String? { (object as? CNContact).flatMap(string(from:)) }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  public let keysToFetch: [any CNKeyDescriptor]
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// A person's contacts. Access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    _ = refusal()
    return .denied
  }
  private class func refusal() -> CNError {
    UnavailableServices.report("contacts.unavailable", "widgets and the programs of their apps may not read the contacts of this machine")
    return CNError(.authorizationDenied)
  }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let error = Self.refusal()
    DispatchQueue.global().async { completionHandler(false, error) }
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw Self.refusal() }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw Self.refusal() }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw Self.refusal() }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Self.refusal() }
  open func defaultContainerIdentifier() -> String { "" }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw Self.refusal() }
}
