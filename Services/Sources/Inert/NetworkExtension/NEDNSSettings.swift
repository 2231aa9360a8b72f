// Stub. An app's DNS servers. They cannot be configured.

public enum NEDNSProtocol: Int, Sendable {
  case cleartext = 1
  case TLS, HTTPS
}

/// DNS servers, and the domains for which they are used.
open class NEDNSSettings: NSObject {
  public let servers: [String]
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  open var matchDomainsNoSearch = false
  open var dnsProtocol: NEDNSProtocol { .cleartext }
  public init(servers: [String]) { self.servers = servers }
}
open class NEDNSOverTLSSettings: NEDNSSettings {
  open var serverName: String?
  open override var dnsProtocol: NEDNSProtocol { .TLS }
}
open class NEDNSOverHTTPSSettings: NEDNSSettings {
  open var serverURL: URL?
  open override var dnsProtocol: NEDNSProtocol { .HTTPS }
}

/// Stub. The DNS servers that an app offers. Every change fails, as in a process without the entitlement.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
  private static let manager = NEDNSSettingsManager()
  open class func shared() -> NEDNSSettingsManager { manager }
  open var localizedDescription: String?
  open var dnsSettings: NEDNSSettings?
  open var onDemandRules: [NEOnDemandRule]?
  open var isEnabled: Bool { false }
  @preconcurrency
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { fail(completionHandler) }
  open func loadFromPreferences() async throws { throw NEVPNError.refusal(.configurationReadWriteFailed) }
  @preconcurrency
  open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { fail(completionHandler) }
  open func saveToPreferences() async throws { throw NEVPNError.refusal(.configurationReadWriteFailed) }
  @preconcurrency
  open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { fail(completionHandler) }
  open func removeFromPreferences() async throws { throw NEVPNError.refusal(.configurationReadWriteFailed) }
  private func fail(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = NEVPNError.refusal(.configurationReadWriteFailed)
    DispatchQueue.main.async { completion(error) }
  }
}
