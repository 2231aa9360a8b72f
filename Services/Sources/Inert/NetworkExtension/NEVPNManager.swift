@_exported import AlmanacFoundationCompat
@_exported import Network

public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }

extension NEVPNError {
  static func reportUnavailable() {
    UnavailableServices.report("networkExtension.unavailable", "widgets and the programs of their apps cannot read or change the VPN of this machine")
  }

  /// Calls `reportUnavailable()` and returns the error to throw or to pass to a handler.
  static func refusal(_ code: Code) -> NEVPNError {
    reportUnavailable()
    return NEVPNError(code)
  }
}

extension NSNotification.Name {
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changed")
}

public let NEVPNConnectionStartOptionUsername = "NEVPNConnectionStartOptionUsername"
public let NEVPNConnectionStartOptionPassword = "NEVPNConnectionStartOptionPassword"

open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  public let manager: NEVPNManager
  init(manager: NEVPNManager) { self.manager = manager }
  open func startVPNTunnel() throws { throw NEVPNError.refusal(.configurationInvalid) }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError.refusal(.configurationInvalid) }
  open func stopVPNTunnel() {}
  @preconcurrency
  open func fetchLastDisconnectError(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError.refusal(.configurationInvalid) }
  open func stopTunnel() {}
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError.refusal(.configurationInvalid)
  }
}

open class NEVPNProtocol: NSObject {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var enforceRoutes = false
}
open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
/// The networks for which a rule applies.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case wiFi = 2
  case cellular = 3
}

/// A condition for connecting a VPN automatically.
open class NEOnDemandRule: NSObject {
  open var action: NEOnDemandRuleAction { .connect }
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var probeURL: URL?
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
}
open class NEOnDemandRuleConnect: NEOnDemandRule {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .disconnect }
}
open class NEOnDemandRuleIgnore: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .ignore }
}
/// Whether a rule connects for a host name.
public enum NEEvaluateConnectionRuleAction: Int, Sendable { case connectIfNeeded = 1, neverConnect }
open class NEEvaluateConnectionRule: NSObject {
  public let action: NEEvaluateConnectionRuleAction
  public let matchDomains: [String]
  open var useDNSServers: [String]?
  open var probeURL: URL?
  public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) { (matchDomains, self.action) = (domains, action) }
}
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
  open var connectionRules: [NEEvaluateConnectionRule]?
}

/// Stub. An app's VPN. It cannot be configured.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let manager = NEVPNManager()
  open class func shared() -> NEVPNManager { manager }
  public override init() { super.init() }
  open var onDemandRules: [NEOnDemandRule]?
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var isEnabled = false
  open var connection: NEVPNConnection { NEVPNConnection(manager: self) }
  @preconcurrency
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { fail(completionHandler) }
  open func loadFromPreferences() async throws { throw NEVPNError.refusal(.configurationReadWriteFailed) }
  @preconcurrency
  open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { if let completionHandler { fail(completionHandler) } }
  open func saveToPreferences() async throws { throw NEVPNError.refusal(.configurationReadWriteFailed) }
  @preconcurrency
  open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    if let completionHandler { fail(completionHandler) }
  }
  open func removeFromPreferences() async throws { throw NEVPNError.refusal(.configurationReadWriteFailed) }
  private func fail(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
    let error = NEVPNError.refusal(.configurationReadWriteFailed)
    DispatchQueue.main.async { completion(error) }
  }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open override var connection: NEVPNConnection { NETunnelProviderSession(manager: self) }
  /// Returns no managers: none has been saved.
  @preconcurrency
  open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void) {
    NEVPNError.reportUnavailable()
    DispatchQueue.main.async { completionHandler([], nil) }
  }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    NEVPNError.reportUnavailable()
    return []
  }
}

public enum NEHotspotNetworkSecurityType: Int, Sendable {
  case open, WEP, personal, enterprise, unknown
}
open class NEHotspotNetwork: NSObject {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }
  open var didAutoJoin: Bool { false }
  open var didJustJoin: Bool { false }
  open var isChosenHelper: Bool { false }
  open var securityType: NEHotspotNetworkSecurityType { .unknown }
  /// Returns nil, as for an app without the entitlement for Wi-Fi information.
  @preconcurrency
  open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
