import Foundation

/// Stub. A contact's property, picked by a person. Never created, because no picker is shown.
open class CNContactProperty: NSObject, @unchecked Sendable {
  public let contact: CNContact
  public let key: String
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }
  init(_ contact: CNContact, _ key: String) { (self.contact, self.key) = (contact, key) }
}
