import Foundation

/// The authentication required before an item is read: face, finger or passcode.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = Self(rawValue: 1)
  public static let biometryAny = Self(rawValue: 2)
  public static let biometryCurrentSet = Self(rawValue: 8)
  public static let touchIDAny = biometryAny
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let devicePasscode = Self(rawValue: 16)
  public static let or = Self(rawValue: 1 << 14)
  public static let and = Self(rawValue: 1 << 15)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// When an item may be read. The keychain rejects items with flags, because Almanac cannot authenticate a person.
public final class SecAccessControl: NSObject, Sendable {
  let protection: String
  let flags: SecAccessControlCreateFlags
  init(protection: String, flags: SecAccessControlCreateFlags) { (self.protection, self.flags) = (protection, flags) }
}

@discardableResult
public func SecAccessControlCreateWithFlags(
  _ allocator: CFTypeRef?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  (protection as? String).map { SecAccessControl(protection: $0, flags: flags) }
}
