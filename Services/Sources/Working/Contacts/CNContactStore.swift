public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none
  open var keysToFetch: [any CNKeyDescriptor]
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// Stub. Access to contacts is always denied: Linux has no address book service.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    reportUnavailable()
    return .denied
  }
  private class func reportUnavailable() {
    UnavailableServices.report("contacts.unavailable", "contacts cannot be read: Linux has no address book service")
  }

  /// Calls `reportUnavailable()` and returns the error to throw or to pass to a handler.
  private class func refusal() -> CNError {
    reportUnavailable()
    return CNError(.authorizationDenied)
  }
  @preconcurrency
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let error = Self.refusal()
    DispatchQueue.global().async { completionHandler(false, error) }
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw Self.refusal() }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw Self.refusal() }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw Self.refusal() }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Self.refusal() }
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw Self.refusal() }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw Self.refusal() }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.refusal() }
  open func defaultContainerIdentifier() -> String { "" }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw Self.refusal() }
}
extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
/// A group of contacts.
open class CNGroup: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  open internal(set) var name = ""
}
/// Stub. Saving changes fails.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var transactionAuthor: String?
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
