import Foundation

/// Stub. Compiling and running fails with an error dictionary: Linux has no Mac applications to script.
open class NSAppleScript: NSObject {
  public static let errorMessage = "NSAppleScriptErrorMessage"
  public static let errorNumber = "NSAppleScriptErrorNumber"
  public static let errorAppName = "NSAppleScriptErrorAppName"
  public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
  public static let errorRange = "NSAppleScriptErrorRange"

  public let source: String?
  open var isCompiled: Bool { false }
  public init?(source: String) { self.source = source }
  public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
    source = nil
    super.init()
    errorInfo?.pointee = refusal()
    return nil
  }
  open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
    errorInfo?.pointee = refusal()
    return false
  }
  @discardableResult open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
    errorInfo?.pointee = refusal()
    return .null()
  }
  @discardableResult
  open func executeAppleEvent(_ event: NSAppleEventDescriptor, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
    errorInfo?.pointee = refusal()
    return .null()
  }

  /// Reports the missing service and returns the error `errOSACantLaunch`.
  private func refusal() -> NSDictionary {
    let message = "Mac applications cannot be scripted: there are none on Linux"
    UnavailableServices.report("appleScript.unavailable", message)
    return [Self.errorMessage: message, Self.errorBriefMessage: message, Self.errorNumber: -1763] as NSDictionary
  }
}
