@_exported import FoundationCompat
@_exported import UIKit

/// Why a person was not signed in.
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential, credentialImport
    case credentialExport
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Widgets and the programs of their apps cannot sign a person in." }
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let failed = Code.failed
  public static let notHandled = Code.notHandled
  public static let invalidResponse = Code.invalidResponse
  public static let notInteractive = Code.notInteractive

  static func refusal() -> ASAuthorizationError {
    UnavailableServices.report("authenticationServices.unavailable", "nothing here signs a person in: widgets have no windows for it")
    return ASAuthorizationError(.notHandled)
  }
}
public typealias ASPresentationAnchor = UIWindow

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}
public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
extension ASPasswordCredential: ASAuthorizationCredential {}
extension ASAuthorizationPlatformPublicKeyCredentialAssertion: ASAuthorizationCredential {}
extension ASAuthorizationPlatformPublicKeyCredentialRegistration: ASAuthorizationCredential {}
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  @preconcurrency
  open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
    _ = ASAuthorizationError.refusal()
    DispatchQueue.global().async { completion(.notFound, nil) }
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}
// Unchecked: NSObject is not Sendable, and a credential has nothing that changes.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}
/// A person's permission. Nothing here makes one.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Signs a person in. It fails: the delegate is told so.
// Unchecked: an app sets its delegate on one thread, as on Apple's systems.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
  open func cancel() {}
  open func performRequests() {
    let error = ASAuthorizationError.refusal()
    DispatchQueue.main.async { [self] in delegate?.authorizationController(controller: self, didCompleteWithError: error) }
  }
}

/// Matches an error with a code in a `catch`.
extension ASAuthorizationError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
