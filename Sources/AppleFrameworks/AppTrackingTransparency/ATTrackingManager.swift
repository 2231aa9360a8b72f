@_exported import FoundationCompat

/// Asks whether an app may follow its user over other apps. It never may, as on a device that does not allow apps to ask.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .restricted }
  @preconcurrency
  open class func requestTrackingAuthorization(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    DispatchQueue.global().async { completionHandler(.restricted) }
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .restricted }
}
