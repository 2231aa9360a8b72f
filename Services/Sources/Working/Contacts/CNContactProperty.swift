import Foundation

/// A property of a contact, as a picker gives it. Nothing is picked here, so that nobody makes one.
// Unchecked: nothing changes after the initializer; an open class cannot be checked.
open class CNContactProperty: NSObject, @unchecked Sendable {
  public let contact: CNContact
  public let key: String
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }
  init(_ contact: CNContact, _ key: String) { (self.contact, self.key) = (contact, key) }
}
