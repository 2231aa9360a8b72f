@_exported import FoundationCompat

/// A way in which a person authenticates.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
  case deviceOwnerAuthenticationWithWatch = 3
  case deviceOwnerAuthenticationWithBiometricsOrWatch = 4

  public static let deviceOwnerAuthenticationWithCompanion = deviceOwnerAuthenticationWithWatch
  public static let deviceOwnerAuthenticationWithBiometricsOrCompanion = deviceOwnerAuthenticationWithBiometricsOrWatch
}

/// A credential that an app can set instead of asking the person.
public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}

/// The biometric sensors.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}

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

    public static let companionNotAvailable = watchNotAvailable

    public static let touchIDNotAvailable = biometryNotAvailable
    public static let touchIDNotEnrolled = biometryNotEnrolled
    public static let touchIDLockout = biometryLockout
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
  public static let notInteractive = Code.notInteractive
  public static let watchNotAvailable = Code.watchNotAvailable
  public static let companionNotAvailable = Code.watchNotAvailable
  public static let biometryNotPaired = Code.biometryNotPaired
  public static let biometryDisconnected = Code.biometryDisconnected
  public static let invalidDimensions = Code.invalidDimensions
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  public static let touchIDLockout = Code.biometryLockout
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
/// In seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Stub. Authenticates the device's user. Every policy fails, as on a device without sensors and passcode.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  /// In seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  private var isValid = true

  public override init() { super.init() }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let refusal = refusal(policy)
    error?.pointee = NSError(domain: LAErrorDomain, code: refusal.errorCode, userInfo: refusal.errorUserInfo)
    return false
  }
  @preconcurrency
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let refusal = refusal(policy)
    DispatchQueue.global().async { reply(false, refusal) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw refusal(policy) }
  open func invalidate() { isValid = false }
  /// Returns false: no policy accepts a credential.
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }

  private func refusal(_ policy: LAPolicy) -> LAError {
    UnavailableServices.report("localAuthentication.unavailable", "a person cannot be authenticated by face, finger or passcode: every policy fails")
    guard isValid else { return LAError(.invalidContext) }
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithBiometricsOrWatch: return LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: return LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithWatch: return LAError(.watchNotAvailable)
    }
  }
}

/// Makes `catch` match an error by its code.
extension LAError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? LAError)?.code == code }
}
