/// How a person wants contacts to be sorted and shown. Nobody has said so here.
// Unchecked: immutable; an open class cannot be checked.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let defaults = CNContactsUserDefaults()
  open class func shared() -> CNContactsUserDefaults { defaults }
  open var countryCode: String { (Locale.current.region?.identifier ?? "us").lowercased() }
  open var sortOrder: CNContactSortOrder { .givenName }
}
