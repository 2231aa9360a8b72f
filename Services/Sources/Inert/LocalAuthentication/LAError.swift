// Made by Scripts/write-errors of Scripts/tables/errors.json.
import Foundation

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why authentication failed.
public struct LAError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case watchNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004
    /// Another name of ``watchNotAvailable``.
    public static let companionNotAvailable = watchNotAvailable
    /// Another name of ``biometryLockout``.
    public static let touchIDLockout = biometryLockout
    /// Another name of ``biometryNotAvailable``.
    public static let touchIDNotAvailable = biometryNotAvailable
    /// Another name of ``biometryNotEnrolled``.
    public static let touchIDNotEnrolled = biometryNotEnrolled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this machine."
    case .passcodeNotSet: "A passcode cannot be requested: Almanac has no authentication service."
    case .watchNotAvailable: "No watch is paired with this machine."
    case .invalidContext: "The context was invalidated."
    default: "The authentication did not succeed."
    }
  }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let watchNotAvailable = Code.watchNotAvailable
  public static let biometryNotPaired = Code.biometryNotPaired
  public static let biometryDisconnected = Code.biometryDisconnected
  public static let invalidDimensions = Code.invalidDimensions
  public static let notInteractive = Code.notInteractive
  public static let companionNotAvailable = Code.companionNotAvailable
  public static let touchIDLockout = Code.touchIDLockout
  public static let touchIDNotAvailable = Code.touchIDNotAvailable
  public static let touchIDNotEnrolled = Code.touchIDNotEnrolled
}

/// Makes `catch` match an error by its code.
extension LAError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? LAError)?.code == code }
}
