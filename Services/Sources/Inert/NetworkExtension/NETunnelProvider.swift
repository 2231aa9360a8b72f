// Stub. An extension that provides an app's VPN. It is never started.

public enum NEProviderStopReason: Int, Sendable {
  case none = 0
  case userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled
  case configurationFailed, idleTimeout, configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch, connectionFailed
  case sleep, appUpdate, internalError
}

open class NEIPv4Route: NSObject {
  public let destinationAddress: String
  public let destinationSubnetMask: String
  open var gatewayAddress: String?
  public init(destinationAddress address: String, subnetMask: String) { (destinationAddress, destinationSubnetMask) = (address, subnetMask) }
  open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}
open class NEIPv6Route: NSObject {
  public let destinationAddress: String
  public let destinationNetworkPrefixLength: NSNumber
  open var gatewayAddress: String?
  public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
    (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
  }
  open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
open class NEIPv4Settings: NSObject {
  public let addresses: [String]
  public let subnetMasks: [String]
  open var includedRoutes: [NEIPv4Route]?
  open var excludedRoutes: [NEIPv4Route]?
  public init(addresses: [String], subnetMasks: [String]) { (self.addresses, self.subnetMasks) = (addresses, subnetMasks) }
}
open class NEIPv6Settings: NSObject {
  public let addresses: [String]
  public let networkPrefixLengths: [NSNumber]
  open var includedRoutes: [NEIPv6Route]?
  open var excludedRoutes: [NEIPv6Route]?
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
  }
}
open class NEProxyServer: NSObject {
  public let address: String
  public let port: Int
  open var authenticationRequired = false
  open var username: String?
  open var password: String?
  public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
open class NEProxySettings: NSObject {
  open var autoProxyConfigurationEnabled = false
  open var proxyAutoConfigurationURL: URL?
  open var proxyAutoConfigurationJavaScript: String?
  open var httpEnabled = false
  open var httpServer: NEProxyServer?
  open var httpsEnabled = false
  open var httpsServer: NEProxyServer?
  open var excludeSimpleHostnames = false
  open var exceptionList: [String]?
  open var matchDomains: [String]?
}
open class NETunnelNetworkSettings: NSObject {
  public let tunnelRemoteAddress: String
  open var dnsSettings: NEDNSSettings?
  open var proxySettings: NEProxySettings?
  public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
  open var ipv4Settings: NEIPv4Settings?
  open var ipv6Settings: NEIPv6Settings?
  open var tunnelOverheadBytes: NSNumber?
  open var mtu: NSNumber?
}
open class NEPacket: NSObject {
  public let data: Data
  public let protocolFamily: sa_family_t
  public init(data: Data, protocolFamily: sa_family_t) { (self.data, self.protocolFamily) = (data, protocolFamily) }
}
/// Stub. Delivers no packets and sends none.
open class NEPacketTunnelFlow: NSObject {
  open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
  open func readPacketObjects(completionHandler: @escaping ([NEPacket]) -> Void) {}
  open func writePacketObjects(_ packets: [NEPacket]) -> Bool { false }
}

open class NEProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func sleep() async {}
  open func wake() {}
  open func displayMessage(_ message: String, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
}
open class NETunnelProvider: NEProvider, @unchecked Sendable {
  open var protocolConfiguration: NEVPNProtocol { NETunnelProviderProtocol() }
  open var appRules: [Any]? { nil }
  open var reasserting = false
  @preconcurrency
  open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
  {
    let error = NEVPNError.refusal(.configurationInvalid)
    if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
  }
  open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {
    throw NEVPNError.refusal(.configurationInvalid)
  }
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
  public let packetFlow = NEPacketTunnelFlow()
  open func startTunnel(options: [String: NSObject]?, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEVPNError.refusal(.configurationInvalid))
  }
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) { completionHandler() }
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}
