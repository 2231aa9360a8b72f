import Foundation
import Host
import Hummingbird
import Logging
import Reports
import ServiceLifecycle

/// The web server of one device: the page, the HTTP API and its events.
public struct HostServer: Sendable {
  /// The address to listen on and the secret of the data folder's owner.
  public struct Configuration: Sendable {
    /// The address to bind; loopback by default.
    public var host: String
    /// The port; 0 = any free port.
    public var port: Int
    public var token: AccessToken
    /// The version that `GET /v1/health` returns.
    public var version: String

    public init(host: String = "127.0.0.1", port: Int = 8080, token: AccessToken = .random(), version: String) {
      self.host = host
      self.port = port
      self.token = token
      self.version = version
    }

    /// The host names that requests may be addressed to.
    var names: Set<String> {
      let own = host.contains(":") ? "[\(host)]" : host
      return ["127.0.0.1", "localhost", "[::1]", own.lowercased()]
    }
  }

  public let service: any DeviceService
  public let configuration: Configuration
  public let log: EventLog

  public init(service: any DeviceService, configuration: Configuration, log: EventLog = EventLog()) {
    self.service = service
    self.configuration = configuration
    self.log = log
  }

  /// Returns a router with all routes behind all guards.
  public func router() -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ErrorEnvelope())
    router.add(middleware: OriginGuard(names: configuration.names))
    PageRoutes().add(to: router)
    MetricsRoutes(service: service, log: log, version: configuration.version).add(to: router)
    APIRoutes(service: service, token: configuration.token, log: log, version: configuration.version).add(to: router)
    return router
  }

  /// Returns the application, to run or to test.
  ///
  /// - Parameter ready: called with the port when the server accepts requests.
  public func application(
    logger: Logger, ready: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    HostApplication(
      responder: router().buildResponder(), configuration: .init(address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      services: [EventFeed(service: service, log: log)], logger: logger, ready: { await ready($0 ?? configuration.port) })
  }

  /// Runs the server until SIGINT, SIGTERM or an error.
  ///
  /// - Throws: ``ServerError`` if the port cannot be bound.
  public func run(logger: Logger, ready: @escaping @Sendable (Int) async -> Void) async throws {
    do {
      try await application(logger: logger, ready: ready).runService()
    } catch {
      throw ServerError(error, host: configuration.host, port: configuration.port) ?? error
    }
  }
}
