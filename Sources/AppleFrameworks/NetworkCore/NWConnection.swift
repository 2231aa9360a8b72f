import Foundation
import SecurityCore
import Synchronization

/// Why a connection failed.
public enum NWError: Error, Sendable, Equatable, LocalizedError {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  public var errorDescription: String? { "Network's own connections do not exist on this machine; use URLSession." }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
  public init() {}
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { self.init() }
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { self.init() }
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public static var dtls: NWParameters { NWParameters() }
  public static var quic: NWParameters { NWParameters() }
  public var requiredInterfaceType: NWInterface.InterfaceType = .other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var allowFastOpen = false
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public var multipathServiceType = MultipathServiceType.disabled
  public var serviceClass = ServiceClass.bestEffort
  /// The options of each protocol that a connection would use.
  // Unchecked: an app sets them before it makes a connection.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }
  public let defaultProtocolStack = ProtocolStack()
}

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable { init() {} }
public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var connectionTimeout = 0
    public var noDelay = false
    public var keepaliveCount = 0
    public var keepaliveInterval = 0
    public var enableFastOpen = false
    public var noPush = false
    public var maximumSegmentSize = 0
  }
}
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() { super.init() } }
}
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = sec_protocol_options()
    public override init() { super.init() }
  }
}

/// The options of a secure connection.
public final class sec_protocol_options: Sendable {}
public typealias sec_protocol_options_t = sec_protocol_options
public final class sec_protocol_metadata: Sendable {}
public typealias sec_protocol_metadata_t = sec_protocol_metadata
public final class sec_trust: Sendable { private init() {} }
public typealias sec_trust_t = sec_trust
public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void) -> Void
/// The certificates of a connection. It cannot be called: nothing here makes a `sec_trust_t`.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { fatalError("no secure connection begins, so it has no certificates") }
public enum tls_protocol_version_t: UInt16, Sendable { case TLSv10 = 0x301, TLSv11, TLSv12, TLSv13 }
/// The block never runs: no connection begins.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {}
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {}
public func sec_protocol_options_add_tls_application_protocol(_ options: sec_protocol_options_t, _ application_protocol: String) {}

/// A connection over the network. Every one fails with `EOPNOTSUPP`: extensions use `URLSession`.
public final class NWConnection: Sendable {
  public enum State: Sendable, Equatable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  /// What is known about sent or received content.
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
    public static let defaultStream = ContentContext()
  }
  /// What is called after sending.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  private struct Handlers {
    var state: (@Sendable (State) -> Void)?
    var path: (@Sendable (NWPath) -> Void)?
    var viability: (@Sendable (Bool) -> Void)?
    var current = State.setup
  }
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let handlers = Mutex(Handlers())

  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  public var state: State { handlers.withLock { $0.current } }
  public var currentPath: NWPath? { PathProbe.path() }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { handlers.withLock { $0.state } }
    set { handlers.withLock { $0.state = newValue } }
  }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handlers.withLock { $0.path } }
    set { handlers.withLock { $0.path = newValue } }
  }
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { handlers.withLock { $0.viability } }
    set { handlers.withLock { $0.viability = newValue } }
  }

  public func start(queue: DispatchQueue) {
    UnavailableServices.report("network.connections", "Network's own connections, listeners and browsers fail (EOPNOTSUPP); use URLSession")
    become(.failed(.posix(.EOPNOTSUPP)), on: queue)
  }
  public func cancel() { become(.cancelled, on: .global()) }
  public func forceCancel() { cancel() }
  public func restart() {}
  public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion) {
    if case .contentProcessed(let done) = completion { done(.posix(.ENOTCONN)) }
  }
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENOTCONN)) }
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    completion(nil, nil, true, .posix(.ENOTCONN))
  }

  private func become(_ new: State, on queue: DispatchQueue) {
    let handler = handlers.withLock { handlers in
      handlers.current = new
      return handlers.state
    }
    if let handler { queue.async { handler(new) } }
  }
}

/// Waits for connections. The sandbox forbids extensions to listen; every listener fails with `EOPNOTSUPP`.
public final class NWListener: Sendable {
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws { throw NWError.posix(.EOPNOTSUPP) }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
