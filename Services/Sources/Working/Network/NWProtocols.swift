import Foundation

// Unchecked, as all options and metadata in this file: an app sets them before it starts its connection, and nothing changes them afterwards.

open class NWProtocolDefinition: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
  public let name: String
  init(_ name: String) { self.name = name }
  public static func == (lhs: NWProtocolDefinition, rhs: NWProtocolDefinition) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var debugDescription: String { name }
}
open class NWProtocol: @unchecked Sendable {}

open class NWProtocolOptions: @unchecked Sendable {
  init() {}
  class var definition: NWProtocolDefinition { NWProtocolDefinition("") }
}
/// The metadata of a message in one protocol.
open class NWProtocolMetadata: @unchecked Sendable {
  init() {}
  class var definition: NWProtocolDefinition { NWProtocolDefinition("") }
}

open class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("tcp")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
    override class var definition: NWProtocolDefinition { NWProtocolTCP.definition }
    public var noDelay = false
    public var noPush = false
    public var noOptions = false
    public var enableKeepalive = false
    /// In seconds.
    public var keepaliveIdle = 0
    public var keepaliveCount = 0
    /// In seconds.
    public var keepaliveInterval = 0
    /// In seconds; 0 means the kernel's default.
    public var connectionTimeout = 0
    public var connectionDropTime = 0
    public var persistTimeout = 0
    public var retransmitFinDrop = false
    public var disableAckStretching = false
    public var enableFastOpen = false
    public var disableECN = false
    public var maximumSegmentSize = 0
  }
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    override class var definition: NWProtocolDefinition { NWProtocolTCP.definition }
    public var availableReceiveBuffer: UInt32 { 0 }
    public var availableSendBuffer: UInt32 { 0 }
  }
}

open class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("udp")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() { super.init() }
    override class var definition: NWProtocolDefinition { NWProtocolUDP.definition }
    public var preferNoChecksum = false
  }
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public override init() { super.init() }
    override class var definition: NWProtocolDefinition { NWProtocolUDP.definition }
  }
}

open class NWProtocolIP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("ip")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Version: Sendable { case any, v4, v6 }
    public enum AddressPreference: Sendable { case `default`, temporary, stable }
    override init() { super.init() }
    override class var definition: NWProtocolDefinition { NWProtocolIP.definition }
    public var version = Version.any
    /// 0 means the kernel's default.
    public var hopLimit: UInt8 = 0
    public var useMinimumMTU = false
    public var disableFragmentation = false
    public var shouldCalculateReceiveTime = false
    public var localAddressPreference = AddressPreference.default
  }
}

open class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("tls")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = sec_protocol_options()
    public override init() { super.init() }
    override class var definition: NWProtocolDefinition { NWProtocolTLS.definition }
  }
}

open class NWProtocolQUIC: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("quic")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Direction: Sendable { case bidirectional, unidirectional }
    public let alpn: [String]
    public let securityProtocolOptions = sec_protocol_options()
    public var direction = Direction.bidirectional
    public var idleTimeout = 0
    public var isDatagram = false
    public init(alpn: [String] = []) {
      self.alpn = alpn
      super.init()
    }
    override class var definition: NWProtocolDefinition { NWProtocolQUIC.definition }
  }
}

/// Stub. A connection with WebSocket fails: use `URLSessionWebSocketTask`.
open class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("websocket")
  public enum Version: Sendable { case v13 }
  public enum Opcode: Int, Sendable { case cont = 0, text, binary, close = 8, ping, pong }
  public enum CloseCode: Sendable, Hashable {
    public enum Defined: UInt16, Sendable {
      case normalClosure = 1000
      case goingAway, protocolError, unsupportedData
      case noStatusReceived = 1005
      case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension, internalServerError
      case tlsHandshake = 1015
    }
    case protocolCode(Defined)
    case applicationCode(UInt16)
    case privateCode(UInt16)
  }
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let version: Version
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public var skipHandshake = false
    private(set) var headers: [(name: String, value: String)] = []
    private(set) var subprotocols: [String] = []
    public init(_ version: Version = .v13) {
      self.version = version
      super.init()
    }
    override class var definition: NWProtocolDefinition { NWProtocolWebSocket.definition }
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { self.headers = headers }
    public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
  }
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode
    public var closeCode = CloseCode.protocolCode(.normalClosure)
    public init(opcode: Opcode) {
      self.opcode = opcode
      super.init()
    }
    override class var definition: NWProtocolDefinition { NWProtocolWebSocket.definition }
    /// Stub. Never calls the handler: no message is sent.
    public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {}
  }
}
