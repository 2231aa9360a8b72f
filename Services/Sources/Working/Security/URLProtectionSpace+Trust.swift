import Foundation
public import FoundationNetworking

// On Apple's systems a delegate of URLSession may verify the server's certificate. On Linux URLSession verifies it itself, so a challenge never has
// this method.

/// The authentication method for verifying the server's certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The authentication method for showing a certificate to a server. Linux's URLSession has none to show, so a challenge never has this method.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// Always nil: URLSession does not expose certificates.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that accepts a server's certificate. Cannot be called, because a ``SecTrust`` cannot be created.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
  /// Stub. Creates a credential without a certificate. No code can call it, because ``SecIdentity`` has no initializer.
  public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence) {
    self.init(user: "", password: "", persistence: persistence)
  }
}
