import AlmanacProfiles
import Foundation
import Host
import Hummingbird
import HummingbirdCore
import Logging
import Reports
import ServiceLifecycle

/// The web server of one device: the page, the HTTP API and its events.
public struct HostServer: Sendable {
  /// The address to listen on and the access key of the data folder's owner.
  public struct Configuration: Sendable {
    /// The address to bind; loopback by default.
    public var host: String
    /// The port; 0 = any free port.
    public var port: Int
    public var key: AccessKey
    /// The version that `GET /v1/health` returns.
    public var version: String
    /// The addresses under which a proxy serves the host. Requests for them count as the host's own.
    public var publicAddresses: [PublicAddress] = []
    /// Whether the apps that the host was started with are not all installed yet; `GET /v1/health` is 503 meanwhile.
    public var isInstalling: @Sendable () -> Bool = { false }
    /// The limits of what callers may ask at once.
    public var limits = Profiles.serviceLimits

    public init(host: String = "127.0.0.1", port: Int = 8080, key: AccessKey = .random(), version: String) {
      self.host = host
      self.port = port
      self.key = key
      self.version = version
    }

    /// The host's address once it listens on `port`.
    public func address(port: Int) -> String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    /// The host names that requests may be addressed to.
    var names: Set<String> {
      let own = host.contains(":") ? "[\(host)]" : host
      return ["127.0.0.1", "localhost", "[::1]", own.lowercased()]
    }
  }

  public let service: any DeviceService
  public let configuration: Configuration
  public let log: EventLog
  /// What to say at start if the system allows this process few descriptors.
  public let descriptorWarning: String?
  let connections: Connections
  private let changes: ChangeRate

  public init(service: any DeviceService, configuration: Configuration, log: EventLog? = nil) {
    self.service = service
    self.configuration = configuration
    let descriptors = DescriptorLimit.raise(to: configuration.limits.descriptors)
    let limit = DescriptorLimit.connections(of: descriptors, configuration.limits)
    descriptorWarning = DescriptorLimit.warning(descriptors, configuration.limits)
    self.log = log ?? EventLog(limit: DescriptorLimit.streams(ofConnections: limit, configuration.limits))
    changes = ChangeRate(configuration.limits)
    connections = Connections(limit: limit, acceptPause: AcceptPause(seconds: configuration.limits.acceptPause))
  }

  /// Returns a router with all routes behind all guards.
  public func router() -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: HeadMethod())
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ErrorEnvelope())
    router.add(middleware: OriginGuard(names: configuration.names, publicAddresses: configuration.publicAddresses))
    router.add(middleware: KeyGuard(key: configuration.key))
    router.add(middleware: ChangeGuard(rate: changes))
    // Guards apply to the routes that are added after them, so this one learns the routes from another router.
    let routes = Router(context: BasicRequestContext.self)
    addRoutes(to: routes)
    router.add(middleware: MethodGuard(routesOf: routes))
    router.add(middleware: ParameterGuard())
    addRoutes(to: router)
    return router
  }

  private func addRoutes(to router: Router<BasicRequestContext>) {
    PageRoutes().add(to: router)
    MetricsRoutes(service: service, log: log, connections: connections, version: configuration.version).add(to: router)
    APIRoutes(service: service, log: log, version: configuration.version, isInstalling: configuration.isInstalling).add(to: router)
    PushRoutes(service: service).add(to: router)
  }

  /// Returns the application, to run or to test.
  ///
  /// - Parameters:
  ///   - manager: the service manager that started this process; nil: none did.
  ///   - ready: called with the port when the server accepts requests.
  public func application(
    logger: Logger, manager: ServiceManager? = nil, ready: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let managed = manager.map { ManagedService(manager: $0, service: service, logger: logger) }
    return HostApplication(
      responder: router().buildResponder(), configuration: .init(address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      services: [EventFeed(service: service, log: log)] + (managed.map { [$0] } ?? []), logger: logger, server: childChannels,
      acceptPause: connections.acceptPause, works: connections.works,
      lastCall: { [connections, limits = configuration.limits] in
        try? await Task.sleep(for: .seconds(limits.httpEndGrace))
        connections.closeAll()
      },
      ready: { port in
        let port = port ?? configuration.port
        await ready(port)
        managed?.announce(address: configuration.address(port: port))
      })
  }

  private static var ignoresHangup: Bool {
    var action = sigaction()
    // SIG_IGN is the address 1, and Swift cannot compare function pointers. The cast reads the address of an optional pointer, which has the size of an Int.
    return sigaction(SIGHUP, nil, &action) == 0 && unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// How connections become requests.
  private var childChannels: HTTPServerBuilder {
    let (connections, key, limits) = (connections, configuration.key, configuration.limits)
    return .http1(
      configuration: .init(
        additionalChannelHandlers: [ConnectionGuard(connections: connections, key: key, limits: limits), MalformedRequest()],
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.httpHeaderBytes, maxHeaderListSize: limits.httpHeaderBytes, maxHeaderFieldCount: limits.httpHeaderFields)))
  }

  /// Runs the server until SIGINT, SIGTERM, SIGHUP or an error. A SIGHUP that the caller ignored, as `nohup` does, stays ignored.
  ///
  /// - Parameters:
  ///   - manager: the service manager that started this process; nil: none did.
  ///   - ready: called with the port when the server accepts requests.
  /// - Throws: ``ServerError`` if the port cannot be bound.
  public func run(logger: Logger, manager: ServiceManager? = nil, ready: @escaping @Sendable (Int) async -> Void) async throws {
    do {
      try await application(logger: logger, manager: manager, ready: ready)
        .runService(gracefulShutdownSignals: [.sigint, .sigterm] + (Self.ignoresHangup ? [] : [.sighup]))
    } catch {
      throw ServerError(error, host: configuration.host, port: configuration.port) ?? error
    }
  }
}
