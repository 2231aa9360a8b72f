import FoundationCompat

public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
// Unchecked: immutable; an open class cannot be checked.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// nil: an app that may not know is not told.
  public let isFocused: Bool?
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}
/// Whether a person wants to be left alone. Access is restricted.
// Unchecked: it has no state.
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
