import UIKit

open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}
/// What an app can fill in. The store is not enabled, as when a person has not chosen the app; changes throw.
// Unchecked: it has no state.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  private static let one = ASCredentialIdentityStore()
  open class var shared: ASCredentialIdentityStore { one }
  private func refusal() -> ASCredentialIdentityStoreError {
    UnavailableServices.report("authenticationServices.unavailable", "nothing here signs a person in: widgets have no windows for it")
    return ASCredentialIdentityStoreError(.storeDisabled)
  }
  private func refuse(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
    let error = refusal()
    if let completion { DispatchQueue.global().async { completion(false, error) } }
  }
  @preconcurrency
  open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
    DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
  }
  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
  open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws { throw refusal() }
  @preconcurrency
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws { throw refusal() }
  @preconcurrency
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws { throw refusal() }
  @preconcurrency
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func removeAllCredentialIdentities() async throws { throw refusal() }
  @preconcurrency
  open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
}

/// What an extension answers. Nothing waits for it.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  open func completeRequest(withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  @discardableResult open func completeAssertionRequest(using credential: ASPasskeyAssertionCredential) async -> Bool { false }
  @discardableResult open func completeRegistrationRequest(using credential: ASPasskeyRegistrationCredential) async -> Bool { false }
  @discardableResult open func completeOneTimeCodeRequest(using credential: ASOneTimeCodeCredential) async -> Bool { false }
  open func completeExtensionConfigurationRequest() {}
}
open class ASCredentialProviderViewController: UIViewController {
  private let context = ASCredentialProviderExtensionContext()
  open override var extensionContext: ASCredentialProviderExtensionContext { context }
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  open func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier], requestParameters: ASPasskeyCredentialRequestParameters
  ) {}
  open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
  open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
  open func prepareInterfaceForExtensionConfiguration() {}
}
