@_exported import AppKit

// The people of a Mac and of its network. A widget knows nobody.

public struct CBIdentityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
// Unchecked: it has no state.
open class CBIdentityAuthority: NSObject, @unchecked Sendable {
  private static let one = CBIdentityAuthority()
  open class func local() -> CBIdentityAuthority { one }
  open class func managed() -> CBIdentityAuthority { one }
  open class func `default`() -> CBIdentityAuthority { one }
  open var localizedName: String { "" }
}
open class CBIdentity: NSObject {
  public init?(name: String, authority: CBIdentityAuthority) {
    super.init()
    UnavailableServices.report("collaboration.unavailable", "a widget does not know the people of this machine")
    return nil
  }
  public init?(uniqueIdentifier uuid: UUID, authority: CBIdentityAuthority) {
    super.init()
    return nil
  }
  public init?(persistentReference data: Data) {
    super.init()
    return nil
  }
  open var authority: CBIdentityAuthority { .default() }
  open var uniqueIdentifier: UUID { UUID() }
  open var fullName: String { "" }
  open var posixName: String { "" }
  open var aliases: [String] { [] }
  open var emailAddress: String? { nil }
  open var image: NSImage? { nil }
  open var isHidden: Bool { false }
  open func isMember(ofGroup group: CBGroupIdentity) -> Bool { false }
}
open class CBUserIdentity: CBIdentity {
  open var posixUID: uid_t { 0 }
  open var isEnabled: Bool { false }
  open func authenticate(withPassword password: String) -> Bool { false }
}
open class CBGroupIdentity: CBIdentity {
  open var posixGID: gid_t { 0 }
  open var memberIdentities: [CBIdentity] { [] }
}
