import SwiftUI

/// How a person was signed in. Nothing here makes such a result.
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Signs a person in from a view. It throws `notHandled`.
@MainActor public struct AuthorizationController: Sendable {
  nonisolated init() {}
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError.refusal() }
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError.refusal() }
}
extension EnvironmentValues {
  /// Signs a person in from a view.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
