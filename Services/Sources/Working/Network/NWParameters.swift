import Foundation

/// The protocols and options of a connection.
// Unchecked: an app sets its properties before it creates a connection.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  public init() {}
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }
  public convenience init(quic: NWProtocolQUIC.Options) {
    self.init()
    defaultProtocolStack.transportProtocol = quic
  }
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  public static func quic(alpn: [String]) -> NWParameters { NWParameters(quic: NWProtocolQUIC.Options(alpn: alpn)) }
  public static var quic: NWParameters { quic(alpn: []) }
  public static func quicDatagram(alpn: [String]) -> NWParameters { quic(alpn: alpn) }

  public var requiredInterfaceType: NWInterface.InterfaceType = .other
  public var requiredInterface: NWInterface?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitedInterfaces: [NWInterface]?
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var includePeerToPeer = false
  public var preferNoProxies = false
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var allowFastOpen = false
  public var requiresDNSSECValidation = false
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
  public enum Attribution: Sendable { case developer, user }
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public var multipathServiceType = MultipathServiceType.disabled
  public var serviceClass = ServiceClass.bestEffort
  public var attribution = Attribution.developer

  /// The options of each protocol that a connection uses.
  // Unchecked: an app sets them before it creates a connection.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }
  public let defaultProtocolStack = ProtocolStack()

  public func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    copy.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
    (copy.requiredInterfaceType, copy.requiredInterface) = (requiredInterfaceType, requiredInterface)
    (copy.requiredLocalEndpoint, copy.allowLocalEndpointReuse) = (requiredLocalEndpoint, allowLocalEndpointReuse)
    (copy.prohibitedInterfaceTypes, copy.prohibitedInterfaces) = (prohibitedInterfaceTypes, prohibitedInterfaces)
    (copy.prohibitExpensivePaths, copy.prohibitConstrainedPaths) = (prohibitExpensivePaths, prohibitConstrainedPaths)
    (copy.includePeerToPeer, copy.acceptLocalOnly, copy.preferNoProxies) = (includePeerToPeer, acceptLocalOnly, preferNoProxies)
    (copy.expiredDNSBehavior, copy.multipathServiceType, copy.serviceClass) = (expiredDNSBehavior, multipathServiceType, serviceClass)
    (copy.allowFastOpen, copy.attribution) = (allowFastOpen, attribution)
    return copy
  }
  public var debugDescription: String {
    let names = [defaultProtocolStack.transportProtocol].compactMap { $0 } + defaultProtocolStack.applicationProtocols
    return names.map { String(describing: type(of: $0).definition.name) }.joined(separator: ", ")
  }

  /// The transport protocol; nil for one that is not supported.
  var transport: SocketTransport? {
    guard defaultProtocolStack.applicationProtocols.isEmpty else { return nil }
    switch defaultProtocolStack.transportProtocol {
    case is NWProtocolTCP.Options: return .stream
    case is NWProtocolUDP.Options: return .datagrams
    default: return nil
    }
  }
}

enum SocketTransport: Sendable { case stream, datagrams }
