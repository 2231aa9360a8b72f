import Foundation

// Stub. Custom message protocols. Framers are used only by connections with TLS and by listeners, neither of which Almanac has.

public protocol NWProtocolFramerImplementation: AnyObject {
  static var label: String { get }
  init(framer: NWProtocolFramer.Instance)
  func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
  func handleInput(framer: NWProtocolFramer.Instance) -> Int
  func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
  func wakeup(framer: NWProtocolFramer.Instance)
  func stop(framer: NWProtocolFramer.Instance) -> Bool
  func cleanup(framer: NWProtocolFramer.Instance)
}

// Unchecked, as all classes of this file: an app sets their properties on one thread.
open class NWProtocolFramer: NWProtocol, @unchecked Sendable {
  public enum StartResult: Sendable { case ready, willMarkReady }

  public final class Definition: NWProtocolDefinition, @unchecked Sendable {
    let implementation: any NWProtocolFramerImplementation.Type
    public init(implementation: any NWProtocolFramerImplementation.Type) {
      self.implementation = implementation
      super.init(implementation.label)
    }
  }
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let framer: Definition
    private var values: [String: Any] = [:]
    public init(definition: Definition) {
      framer = definition
      super.init()
    }
    public subscript(key: String) -> Any? {
      get { values[key] }
      set { values[key] = newValue }
    }
  }
  public final class Message: NWProtocolMetadata, @unchecked Sendable {
    private var values: [String: Any] = [:]
    public init(definition: Definition) { super.init() }
    public init(instance: Instance) { super.init() }
    public subscript(key: String) -> Any? {
      get { values[key] }
      set { values[key] = newValue }
    }
  }
  /// Stub. An instance has no input and writes nothing.
  public final class Instance: @unchecked Sendable {
    init() {}
    public var remote: NWEndpoint? { nil }
    public var local: NWEndpoint? { nil }
    public var parameters: NWParameters? { nil }
    public var options: Options? { nil }
    @discardableResult public func parseInput(
      minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
    ) -> Bool { false }
    @discardableResult public func parseOutput(
      minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
    ) -> Bool { false }
    public func deliverInput(data: Data, message: Message, isComplete: Bool) {}
    @discardableResult public func deliverInputNoCopy(length: Int, message: Message, isComplete: Bool) -> Bool { false }
    public func writeOutput(data: Data) {}
    public func writeOutput<Output: DataProtocol>(data: Output) {}
    public func writeOutputNoCopy(length: Int) throws { throw NWError.posix(.EOPNOTSUPP) }
    public func passThroughInput() {}
    public func passThroughOutput() {}
    public func markReady() {}
    public func markFailed(error: NWError?) {}
    public func scheduleWakeup(wakeupTime: DispatchTime) {}
    public func async(execute: @escaping () -> Void) {}
    @discardableResult public func prependApplicationProtocol(options: NWProtocolOptions) throws -> Bool { false }
  }
}
