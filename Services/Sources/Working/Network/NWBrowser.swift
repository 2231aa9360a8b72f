import Foundation
import Synchronization

/// Stub. Every browser fails, because Almanac has no Bonjour.
public final class NWBrowser: Sendable {
  public enum State: Sendable, Equatable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public enum Descriptor: Sendable, Hashable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  public struct Result: Sendable, Hashable {
    public enum Metadata: Sendable, Hashable {
      case none
      case bonjour(NWTXTRecord)
    }
    public enum Change: Sendable, Hashable {
      public struct Flags: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let identical = Flags(rawValue: 1)
        public static let interfaceAdded = Flags(rawValue: 8)
        public static let interfaceRemoved = Flags(rawValue: 16)
        public static let metadataChanged = Flags(rawValue: 32)
      }
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  private struct Content {
    var state: (@Sendable (State) -> Void)?
    var results: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    var current = State.setup
    var queue: DispatchQueue?
  }
  private let content = Mutex(Content())
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public init(for descriptor: Descriptor, using parameters: NWParameters) { (self.descriptor, self.parameters) = (descriptor, parameters) }

  public var state: State { content.withLock { $0.current } }
  public var queue: DispatchQueue? { content.withLock { $0.queue } }
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { content.withLock { $0.state } }
    set { content.withLock { $0.state = newValue } }
  }
  /// Stub. Never called: nothing is found.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? {
    get { content.withLock { $0.results } }
    set { content.withLock { $0.results = newValue } }
  }

  public func start(queue: DispatchQueue) {
    UnavailableServices.report("network.browsers", "NWBrowser fails and finds nothing: Almanac has no Bonjour")
    // kDNSServiceErr_ServiceNotRunning
    become(.failed(.dns(-65563)), queue)
  }
  public func cancel() { become(.cancelled, queue ?? .global()) }

  private func become(_ new: State, _ queue: DispatchQueue) {
    let handler = content.withLock { content in
      (content.current, content.queue) = (new, queue)
      return content.state
    }
    if let handler { queue.async { handler(new) } }
  }
}
