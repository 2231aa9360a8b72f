@_exported import AlmanacFoundationCompat

/// Stub. A part of an app that starts at login. Registering fails: the host starts extensions.
open class SMAppService: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
  public static let mainApp = SMAppService()
  open class func loginItem(identifier: String) -> SMAppService { SMAppService() }
  open class func agent(plistName: String) -> SMAppService { SMAppService() }
  open class func daemon(plistName: String) -> SMAppService { SMAppService() }
  open var status: Status { .notFound }
  open func register() throws { throw refusal() }
  open func unregister() throws { throw refusal() }
  open func unregister() async throws { throw refusal() }
  open class func openSystemSettingsLoginItems() {}
  private func refusal() -> any Error {
    reportServices()
    return NSError(
      domain: "SMAppServiceErrorDomain", code: 108,
      userInfo: [NSLocalizedDescriptionKey: "Services cannot be registered. Use a user unit of systemd to start a program."])
  }
}
public let kSMErrorJobNotFound = 6
public let kSMErrorLaunchDeniedByUser = 11
extension SMAppService {
  public class func statusForLegacyPlist(at url: URL) -> Status { .notFound }
}
/// Stub. Returns false: nothing starts at login.
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool {
  reportServices()
  return false
}
private func reportServices() {
  UnavailableServices.report("serviceManagement.unavailable", "services cannot be registered; use a user unit of systemd to start a program")
}
