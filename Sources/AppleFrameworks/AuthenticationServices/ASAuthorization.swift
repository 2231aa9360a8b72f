@_exported import FoundationCompat
@_exported import UIKit

/// Why a person was not signed in.
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
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

  static func refusal() -> ASAuthorizationError {
    UnavailableServices.report("authenticationServices.unavailable", "nothing here signs a person in: widgets have no windows for it")
    return ASAuthorizationError(.notHandled)
  }
}
public typealias ASPresentationAnchor = UIView

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
    _ = ASAuthorizationError.refusal()
    DispatchQueue.global().async { completion(.notFound, nil) }
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}
// Unchecked: NSObject is not Sendable, and a credential has nothing that changes.
open class ASAuthorizationAppleIDCredential: NSObject, @unchecked Sendable {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
}
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  open var credential: Any { () }
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
  open func performRequests() {
    let error = ASAuthorizationError.refusal()
    DispatchQueue.main.async { [self] in delegate?.authorizationController(controller: self, didCompleteWithError: error) }
  }
}

public struct ASWebAuthenticationSessionError: Error, Sendable, Equatable {
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceledLogin = Code.canceledLogin
}
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// Signs a person in on a page of the web. It does not start.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
  @discardableResult open func start() -> Bool {
    _ = ASAuthorizationError.refusal()
    completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }
  open func cancel() {}
}
