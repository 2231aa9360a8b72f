import UIKit

// An extension that fills in an app's passwords and passkeys. Nothing asks it here, and nothing keeps its identities.

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
public struct ASExtensionError: Error, CustomNSError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ASExtensionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let failed = Code.failed
  public static let userCanceled = Code.userCanceled
  public static let userInteractionRequired = Code.userInteractionRequired
  public static let credentialIdentityNotFound = Code.credentialIdentityNotFound
}
public struct ASCredentialIdentityStoreError: Error, CustomNSError, Sendable, Equatable {
  public enum Code: Int, Sendable { case internalError, storeDisabled, storeBusy }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "ASCredentialIdentityStoreErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static let ES256 = Self(-7)
}
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}
// Unchecked, as all classes of this file: they do not change, and an open class cannot be checked.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  public let credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  public enum IdentifierType: Int, Sendable { case domain, URL, app }
  public let identifier: String
  public let type: IdentifierType
  public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
}
public protocol ASCredentialIdentity: NSObjectProtocol {
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  var user: String { get }
  var recordIdentifier: String? { get }
  var rank: Int { get }
}
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
  }
}
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  public let relyingPartyIdentifier: String
  public let userName: String
  public let credentialID: Data
  public let userHandle: Data
  public let recordIdentifier: String?
  open var rank = 0
  open var user: String { userName }
  open var serviceIdentifier: ASCredentialServiceIdentifier { ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain) }
  public init(relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data, recordIdentifier: String?) {
    (self.relyingPartyIdentifier, self.userName, self.credentialID) = (relyingPartyIdentifier, userName, credentialID)
    (self.userHandle, self.recordIdentifier) = (userHandle, recordIdentifier)
  }
}
public enum ASCredentialRequestType: Int, Sendable { case password, passkeyAssertion, passkeyRegistration, oneTimeCode }
public protocol ASCredentialRequest: NSObjectProtocol {
  var type: ASCredentialRequestType { get }
  var credentialIdentity: any ASCredentialIdentity { get }
}
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  public let credentialIdentity: any ASCredentialIdentity
  open var type: ASCredentialRequestType { .password }
  public init(credentialIdentity: ASPasswordCredentialIdentity) { self.credentialIdentity = credentialIdentity }
}
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  public let credentialIdentity: any ASCredentialIdentity
  public let clientDataHash: Data
  public let userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  open var type: ASCredentialRequestType { .passkeyAssertion }
  public init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference, supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    (self.credentialIdentity, self.clientDataHash) = (credentialIdentity, clientDataHash)
    (self.userVerificationPreference, self.supportedAlgorithms) = (userVerificationPreference, supportedAlgorithms)
  }
}
open class ASPasskeyCredentialRequestParameters: NSObject, @unchecked Sendable {
  open var relyingPartyIdentifier: String { "" }
  open var clientDataHash: Data { Data() }
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { .preferred }
  open var allowedCredentials: [Data] { [] }
}
open class ASPasskeyAssertionCredential: NSObject, @unchecked Sendable {
  public let userHandle: Data
  public let relyingParty: String
  public let signature: Data
  public let clientDataHash: Data
  public let authenticatorData: Data
  public let credentialID: Data
  public init(userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data, credentialID: Data) {
    (self.userHandle, self.relyingParty, self.signature) = (userHandle, relyingParty, signature)
    (self.clientDataHash, self.authenticatorData, self.credentialID) = (clientDataHash, authenticatorData, credentialID)
  }
}
open class ASPasskeyRegistrationCredential: NSObject, @unchecked Sendable {
  public let relyingParty: String
  public let clientDataHash: Data
  public let credentialID: Data
  public let attestationObject: Data
  public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
    (self.relyingParty, self.clientDataHash) = (relyingParty, clientDataHash)
    (self.credentialID, self.attestationObject) = (credentialID, attestationObject)
  }
}
open class ASOneTimeCodeCredential: NSObject, @unchecked Sendable {
  public let code: String
  public init(code: String) { self.code = code }
}
