import AlmanacFoundationCompat

// Stub. The user accounts of a Mac. Queries fail.

public final class CSIdentityAuthority: Sendable {
  fileprivate init() {}
}
public final class CSIdentity: Sendable {
  private init() {}
}
public final class CSIdentityQuery: Sendable {
  fileprivate init() {}
}
public typealias CSIdentityQueryFlags = CFOptionFlags
public typealias CSIdentityClass = CFIndex
public typealias CSIdentityQueryStringComparisonMethod = CFIndex
public var kCSIdentityClassUser: Int { 1 }
public var kCSIdentityClassGroup: Int { 2 }
public var kCSIdentityQueryStringEquals: Int { 1 }
public func CSGetDefaultIdentityAuthority() -> Unmanaged<CSIdentityAuthority>! { .passRetained(CSIdentityAuthority()) }
public func CSGetLocalIdentityAuthority() -> Unmanaged<CSIdentityAuthority>! { .passRetained(CSIdentityAuthority()) }
public func CSIdentityQueryCreateForCurrentUser(_ allocator: CFAllocator!) -> Unmanaged<CSIdentityQuery>! { .passRetained(CSIdentityQuery()) }
public func CSIdentityQueryCreateForName(
  _ allocator: CFAllocator!, _ name: CFString!, _ comparisonMethod: CSIdentityQueryStringComparisonMethod, _ identityClass: CSIdentityClass,
  _ authority: CSIdentityAuthority!
) -> Unmanaged<CSIdentityQuery>! { .passRetained(CSIdentityQuery()) }
public func CSIdentityQueryExecute(
  _ query: CSIdentityQuery!, _ flags: CSIdentityQueryFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
  UnavailableServices.report("identities.unavailable", "the user accounts of the machine are not available to a widget")
  error?.pointee = .passRetained(NSError(domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue))
  return false
}
public func CSIdentityQueryCopyResults(_ query: CSIdentityQuery!) -> Unmanaged<CFArray>! { .passRetained(NSArray()) }
public func CSIdentityQueryStop(_ query: CSIdentityQuery!) {}
public func CSIdentityIsMemberOfGroup(_ identity: CSIdentity!, _ group: CSIdentity!) -> Bool { false }
