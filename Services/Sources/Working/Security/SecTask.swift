import AlmanacFoundationCompat

/// Stub. The running program's signature. Programs are not signed, so no entitlements can be read.
public final class SecTask: NSObject {}
@discardableResult
public func SecTaskCreateFromSelf(_ allocator: CFAllocator?) -> SecTask? { SecTask() }
/// Returns nil: the program has no entitlements of its own. The host knows those of the app's bundle.
@discardableResult
public func SecTaskCopyValueForEntitlement(
  _ task: SecTask, _ entitlement: CFString, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFTypeRef? {
  UnavailableServices.report("security.entitlements", "a program cannot read its entitlements here")
  return nil
}
