import Foundation

// Stub. Access rights of a Mac's programs to keychain items. A keychain here belongs to one app, so creating rights fails.

// Unchecked: it has no instances.
public final class SecAccess: NSObject, @unchecked Sendable { private override init() {} }
public final class SecTrustedApplication: NSObject, @unchecked Sendable { private override init() {} }
public nonisolated(unsafe) let kSecAttrAccess: CFString = "acls"  // Unsafe: an immutable string.

@discardableResult public func SecAccessCreate(
  _ descriptor: CFString, _ trustedlist: CFArray?, _ accessRef: UnsafeMutablePointer<SecAccess?>
) -> OSStatus {
  UnavailableServices.report("security.access", "access rights cannot be created: an app's keychain belongs to that app alone")
  return errSecUnimplemented
}
@discardableResult public func SecTrustedApplicationCreateFromPath(
  _ path: UnsafePointer<CChar>?, _ app: UnsafeMutablePointer<SecTrustedApplication?>
) -> OSStatus { errSecUnimplemented }
