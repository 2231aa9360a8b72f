import AlmanacFoundationCompat

public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// The focus status; nil for an app without access.
  public let isFocused: Bool?
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}
/// Stub. The user's Focus. Access is always restricted.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  private static let one = INFocusStatusCenter()
  open class var `default`: INFocusStatusCenter { one }
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }
  @preconcurrency
  open func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(.restricted) } }
  }
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}
