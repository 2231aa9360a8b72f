@_exported import AlmanacFoundationCompat

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
