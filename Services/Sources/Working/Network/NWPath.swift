/// A network interface.
public struct NWInterface: Sendable, Hashable, CustomDebugStringConvertible {
  public enum InterfaceType: Sendable, Hashable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
  public let index: Int
  public var debugDescription: String { name }
}

/// The machine's route to the Internet at one time.
public struct NWPath: Sendable, Equatable, CustomDebugStringConvertible {
  public enum Status: Sendable, Equatable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable, Equatable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }

  public let status: Status
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public let availableInterfaces: [NWInterface]

  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// True if the path is satisfied: a machine that reaches other networks also reaches its resolver.
  public var supportsDNS: Bool { status == .satisfied }
  /// True for a mobile connection. Linux has no other sign that a connection costs money.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  public var isConstrained: Bool { false }
  public var isUltraConstrained: Bool { false }
  public var gateways: [NWEndpoint] { [] }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.first?.type == type }
  public var debugDescription: String { "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" }
}
