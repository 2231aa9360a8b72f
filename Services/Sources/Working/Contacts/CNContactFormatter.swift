public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Formats a contact's name, given name first. If there is no name, returns the company's.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let isSpoken = style == .phoneticFullName
    let parts =
      isSpoken
      ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return isSpoken || contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open override func string(for object: Any?) -> String? { (object as? CNContact).flatMap(string(from:)) }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey }
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNContactGivenNameKey }
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  open class func delimiter(for contact: CNContact) -> String { " " }
}
