import Foundation
import Synchronization

/// Stub. Every listener fails with `EOPNOTSUPP`: the sandbox forbids extensions to listen.
public final class NWListener: Sendable {
  public enum State: Sendable, Equatable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public struct Service: Sendable, Equatable {
    public let name: String?
    public let type: String
    public let domain: String?
    public let txtRecord: Data?
    public var noAutoRename = false
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
      self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
    }
  }
  public enum ServiceRegistrationChange: Sendable, Equatable { case add(NWEndpoint), remove(NWEndpoint) }
  public static let InfiniteConnectionLimit = Int.max

  private struct Content {
    var state: (@Sendable (State) -> Void)?
    var connection: (@Sendable (NWConnection) -> Void)?
    var registration: (@Sendable (ServiceRegistrationChange) -> Void)?
    var service: Service?
    var limit = NWListener.InfiniteConnectionLimit
  }
  private let content = Mutex(Content())
  public let parameters: NWParameters

  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws {
    UnavailableServices.report("network.listeners", "an extension may not listen: NWListener fails (EOPNOTSUPP)")
    throw NWError.posix(.EOPNOTSUPP)
  }
  public convenience init(service: Service, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }

  // Without effect, because a listener cannot be created.
  public var state: State { .failed(.posix(.EOPNOTSUPP)) }
  public var port: NWEndpoint.Port? { nil }
  public var queue: DispatchQueue? { nil }
  public var service: Service? {
    get { content.withLock { $0.service } }
    set { content.withLock { $0.service = newValue } }
  }
  public var newConnectionLimit: Int {
    get { content.withLock { $0.limit } }
    set { content.withLock { $0.limit = newValue } }
  }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { content.withLock { $0.state } }
    set { content.withLock { $0.state = newValue } }
  }
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { content.withLock { $0.connection } }
    set { content.withLock { $0.connection = newValue } }
  }
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
    get { content.withLock { $0.registration } }
    set { content.withLock { $0.registration = newValue } }
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
