import FoundationCompat

/// The running program, and what its signature permits. Programs are not signed here: there is no entitlement to ask for.
public final class SecTask: NSObject {}
public func SecTaskCreateFromSelf(_ allocator: CFAllocator?) -> SecTask? { SecTask() }
/// Nil: the program has no entitlements of its own. The host keeps those of the app's bundle.
public func SecTaskCopyValueForEntitlement(
  _ task: SecTask, _ entitlement: CFString, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFTypeRef? {
  UnavailableServices.report("security.entitlements", "a program cannot read its entitlements here")
  return nil
}
