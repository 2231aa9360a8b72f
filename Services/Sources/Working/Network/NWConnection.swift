import Foundation

/// A connection over TCP or UDP. Fails with `EOPNOTSUPP` if it uses TLS, QUIC or WebSocket: use `URLSession` for these.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
  public enum State: Sendable, Equatable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  /// The properties of sent or received content.
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext(identifier: "default message")
    /// The last content sent: the peer then reads to the end.
    public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "default stream", isFinal: true)
    public let identifier: String
    public let expirationMilliseconds: UInt64
    public let relativePriority: Double
    public let isFinal: Bool
    public let antecedent: ContentContext?
    public let protocolMetadata: [NWProtocolMetadata]
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
      metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, expirationMilliseconds, relativePriority) = (identifier, expiration, priority)
      (self.isFinal, self.antecedent, protocolMetadata) = (isFinal, antecedent, metadata ?? [])
    }
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
      protocolMetadata.first { type(of: $0).definition == definition }
    }
  }
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public typealias Received = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let core: ConnectionCore

  public init(to: NWEndpoint, using: NWParameters) {
    (endpoint, parameters) = (to, using)
    core = ConnectionCore(to, using)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }
  deinit { core.dropIfUnused() }

  public var state: State { core.handlers.withLock { $0.current } }
  public var queue: DispatchQueue? { core.handlers.withLock { $0.queue } }
  public var currentPath: NWPath? { PathProbe.path() }
  /// In bytes; 0 for a stream.
  public var maximumDatagramSize: Int { parameters.transport == .datagrams ? 65_507 : 0 }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { core.handlers.withLock { $0.state } }
    set { core.handlers.withLock { $0.state = newValue } }
  }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { core.handlers.withLock { $0.path } }
    set { core.handlers.withLock { $0.path = newValue } }
  }
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { core.handlers.withLock { $0.viability } }
    set { core.handlers.withLock { $0.viability = newValue } }
  }
  /// Stored and never called: other paths are not searched for.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { core.handlers.withLock { $0.betterPath } }
    set { core.handlers.withLock { $0.betterPath = newValue } }
  }

  public func start(queue: DispatchQueue) { core.start(queue) }
  public func cancel() { core.cancel() }
  public func forceCancel() { core.cancel() }
  public func cancelCurrentEndpoint() { core.cancel() }
  /// Tries again if the connection is waiting.
  public func restart() { core.restart() }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
  ) {
    let done: (@Sendable (NWError?) -> Void)? = if case .contentProcessed(let done) = completion { done } else { nil }
    core.send(content ?? Data(), isLast: isComplete && contentContext.isFinal, done)
  }
  public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Received) {
    core.receive(minimumIncompleteLength, maximumLength, completion)
  }
  /// Receives a datagram, or all bytes of a stream up to its end.
  public func receiveMessage(completion: @escaping Received) { core.receive(.max, .max, completion) }
  public func batch(_ block: () -> Void) { block() }
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

  public var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }
}
