@_exported import AlmanacFoundationCompat

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1001 }
/// The contacts of one account.
open class CNContainer: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let name = ""
  public let type = CNContainerType.unassigned
}
/// A person. The store has none; an app can create one.
// Unchecked: immutable; `CNMutableContact` is set up before it is passed on.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var identifier = UUID().uuidString
    var givenName = ""
    var familyName = ""
    var middleName = ""
    var namePrefix = ""
    var nameSuffix = ""
    var previousFamilyName = ""
    var nickname = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var contactType: CNContactType = .person
    var birthday: DateComponents? = nil
    var nonGregorianBirthday: DateComponents? = nil
    var imageData: Data? = nil
  }
  final var values: Values
  public required override init() { values = Values() }
  init(_ values: Values) { self.values = values }
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }

  open var identifier: String { values.identifier }
  open var givenName: String { values.givenName }
  open var familyName: String { values.familyName }
  open var middleName: String { values.middleName }
  open var namePrefix: String { values.namePrefix }
  open var nameSuffix: String { values.nameSuffix }
  open var previousFamilyName: String { values.previousFamilyName }
  open var nickname: String { values.nickname }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  open var contactType: CNContactType { values.contactType }
  open var birthday: DateComponents? { values.birthday }
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }

  /// Always true: a contact that an app creates has every key.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }
  open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { a, b in
      guard let a = a as? CNContact, let b = b as? CNContact else { return .orderedSame }
      func name(_ contact: CNContact) -> String {
        sortOrder == .givenName ? contact.givenName + contact.familyName : contact.familyName + contact.givenName
      }
      return name(a).localizedStandardCompare(name(b))
    }
  }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
}

/// A contact with mutable properties.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  open override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  open override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  open override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { values.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { values.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { values.contactRelations }
    set { values.contactRelations = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
