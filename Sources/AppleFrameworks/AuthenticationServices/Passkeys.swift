// Requests for passkeys and saved passwords. `ASAuthorizationController` and `AuthorizationController` refuse all of them.
//
// The classes are unchecked Sendable because the compiler checks no class that others may inherit from. Nothing in them changes after the initializer, except
// the values of requests, which a program sets before it performs the request.

/// Makes requests for a saved password. There is none here.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A name and a password.
open class ASPasswordCredential: NSObject, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Makes requests for passkeys of one web site. There are none here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, @unchecked Sendable {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge)
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(relyingPartyIdentifier, challenge, name: name, userID: userID)
  }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  init(_ relyingPartyIdentifier: String, _ challenge: Data) { (self.relyingPartyIdentifier, self.challenge) = (relyingPartyIdentifier, challenge) }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  init(_ relyingPartyIdentifier: String, _ challenge: Data, name: String, userID: Data) {
    (self.relyingPartyIdentifier, self.challenge, self.name, self.userID) = (relyingPartyIdentifier, challenge, name, userID)
  }
}
/// A signature with a passkey. Nothing here makes one.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, @unchecked Sendable {
  open var userID: Data! { nil }
  open var signature: Data! { nil }
  open var rawAuthenticatorData: Data! { nil }
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
}
/// A new passkey. Nothing here makes one.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, @unchecked Sendable {
  open var rawAttestationObject: Data? { nil }
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
}

extension ASAuthorizationController {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  public func performRequests(options: RequestOptions) { performRequests() }
}
