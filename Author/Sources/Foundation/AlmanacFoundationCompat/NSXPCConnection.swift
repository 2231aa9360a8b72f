import Foundation

/// The protocol of the object at the other end of a connection.
open class NSXPCInterface: NSObject, @unchecked Sendable {
  public init(with protocol: Any.Type) {}
}
open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {}

/// Stub. A connection to a service process. Linux has no XPC services: a proxy calls its error handler, and its object conforms to no protocol.
open class NSXPCConnection: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let privileged = Options(rawValue: 1 << 12)
  }
  public let serviceName: String?
  public let endpoint: NSXPCListenerEndpoint
  open var remoteObjectInterface: NSXPCInterface?
  open var exportedInterface: NSXPCInterface?
  open var exportedObject: Any?
  open var interruptionHandler: (() -> Void)?
  open var invalidationHandler: (() -> Void)?
  open var processIdentifier: pid_t { 0 }
  open var effectiveUserIdentifier: uid_t { 0 }
  open var effectiveGroupIdentifier: gid_t { 0 }

  public init(serviceName: String) { (self.serviceName, endpoint) = (serviceName, NSXPCListenerEndpoint()) }
  public init(machServiceName name: String, options: Options = []) { (serviceName, endpoint) = (name, NSXPCListenerEndpoint()) }
  public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) { (serviceName, self.endpoint) = (nil, endpoint) }

  open var remoteObjectProxy: Any { remoteObjectProxyWithErrorHandler { _ in } }
  @preconcurrency
  open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
    UnavailableServices.report("xpc.unavailable", "NSXPCConnection cannot connect: Linux has no XPC services")
    let error = NSError(domain: NSCocoaErrorDomain, code: 4099)  // NSXPCConnectionInvalid
    DispatchQueue.global().async { handler(error) }
    return NSNull()
  }
  @preconcurrency
  open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
    remoteObjectProxyWithErrorHandler(handler)
  }
  open func activate() {}
  open func resume() {}
  open func suspend() {}
  /// Calls the invalidation handler once.
  open func invalidate() {
    guard let ended = invalidationHandler else { return }
    invalidationHandler = nil
    let held = UncheckedSendable(ended)  // Safe: called only once, on a queue of its own like Apple's.
    DispatchQueue.global().async { held.value() }
  }
}

public protocol NSXPCListenerDelegate: NSObjectProtocol {
  func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}
/// Stub. Never receives a connection.
open class NSXPCListener: NSObject, @unchecked Sendable {
  open weak var delegate: (any NSXPCListenerDelegate)?
  public let endpoint = NSXPCListenerEndpoint()
  public init(machServiceName name: String) {}
  private override init() {}
  open class func service() -> NSXPCListener { NSXPCListener() }
  open class func anonymous() -> NSXPCListener { NSXPCListener() }
  open func activate() {}
  open func resume() {}
  open func suspend() {}
  open func invalidate() {}
}
