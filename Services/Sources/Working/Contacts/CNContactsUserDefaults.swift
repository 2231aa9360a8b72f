/// How contacts are sorted and displayed. Always the defaults, because Almanac has no such setting.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let defaults = CNContactsUserDefaults()
  open class func shared() -> CNContactsUserDefaults { defaults }
  open var countryCode: String { (Locale.current.region?.identifier ?? "us").lowercased() }
  open var sortOrder: CNContactSortOrder { .givenName }
}
