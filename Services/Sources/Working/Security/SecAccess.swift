import Foundation

// Rights of a Mac's programs to items of its keychain. The keychain here belongs to one app, and knows no other program: making rights fails.

// Unchecked: no object is ever made.
public final class SecAccess: NSObject, @unchecked Sendable { private override init() {} }
public final class SecTrustedApplication: NSObject, @unchecked Sendable { private override init() {} }
public nonisolated(unsafe) let kSecAttrAccess: CFString = "acls"  // Unsafe: an immutable string.

@discardableResult public func SecAccessCreate(
  _ descriptor: CFString, _ trustedlist: CFArray?, _ accessRef: UnsafeMutablePointer<SecAccess?>
) -> OSStatus {
  UnavailableServices.report("security.access", "the keychain of an app knows no other programs, and so no rights of them")
  return errSecUnimplemented
}
@discardableResult public func SecTrustedApplicationCreateFromPath(
  _ path: UnsafePointer<CChar>?, _ app: UnsafeMutablePointer<SecTrustedApplication?>
) -> OSStatus { errSecUnimplemented }
