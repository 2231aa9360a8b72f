// Messages between an extension of Safari and its app. This machine does not have Safari: none comes, and none arrives.

/// The keys of what a script sends, in the `userInfo` of an extension's item.
public let SFExtensionMessageKey = "message"
public let SFExtensionProfileKey = "profile"

open class SFSafariApplication: NSObject {
  open class func dispatchMessage(
    withName messageName: String, toExtensionWithIdentifier identifier: String, userInfo: [String: Any]? = nil,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(absentSafari()) }
  open class func showPreferencesForExtension(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(absentSafari())
  }
  open class func showPreferencesForExtension(withIdentifier identifier: String) async throws { throw absentSafari() }
}
public struct SFSafariExtensionState: Sendable { public let isEnabled: Bool }
open class SFSafariExtensionManager: NSObject {
  open class func getStateOfSafariExtension(
    withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFSafariExtensionState?, (any Error)?) -> Void
  ) { completionHandler(nil, absentSafari()) }
  open class func stateOfSafariExtension(withIdentifier identifier: String) async throws -> SFSafariExtensionState { throw absentSafari() }
}
private func absentSafari() -> NSError {
  UnavailableServices.report("safari.unavailable", "this machine does not have Safari, and no extension of it")
  return NSError(domain: "SFErrorDomain", code: 1)
}
