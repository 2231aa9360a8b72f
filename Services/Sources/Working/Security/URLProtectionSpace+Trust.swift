import Foundation
public import FoundationNetworking

// A delegate of URLSession may check the server's certificate on Apple's systems. On Linux URLSession checks it itself and asks nobody, so a challenge
// never has this method.

/// The method of a challenge that asks to check the server's certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// Always nil: the system hands out no certificates.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Makes a credential that accepts a server's certificate. It cannot be called: a ``SecTrust`` is needed, and nothing here makes one.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
