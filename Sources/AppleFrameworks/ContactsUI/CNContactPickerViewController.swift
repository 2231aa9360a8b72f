@_exported import Contacts
@_exported import UIKit

public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {}
}
// They show nothing, like every view controller here.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
}
extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
  public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool {
    true
  }
}
open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var displayedPropertyKeys: [any CNKeyDescriptor]?
  open var alternateName: String?
  open var message: String?
  open var parentGroup: CNGroup?
  open var parentContainer: CNContainer?
  open var shouldShowLinkedContacts = false
  open func highlightProperty(withKey key: String, identifier: String?) {}
  public convenience init(for contact: CNContact) { self.init(contact) }
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
  private init(_ contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
}
