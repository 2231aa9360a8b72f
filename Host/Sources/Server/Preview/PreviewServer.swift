import AlmanacProfiles
import Foundation
import Host
import Hummingbird
import HummingbirdCore
import Logging
import Previews
import ServiceLifecycle
import Web

/// The web server of `almanac preview`: a page and what it asks. Every request passes the same guards as those of the host's own page.
public struct PreviewServer: Sendable {
  public let session: PreviewSession
  public let key: AccessKey
  /// The port on loopback; 0 = any free port.
  public let port: Int
  private let changes: ChangeRate
  private let streams = PreviewStreams()

  private static let host = "127.0.0.1"

  public init(session: PreviewSession, port: Int, key: AccessKey) {
    self.session = session
    self.port = port
    self.key = key
    changes = ChangeRate(Profiles.serviceLimits)
  }

  /// The addresses that need no key: the page's own files, which say nothing about the app.
  static var open: Set<String> { Set(Web.previewAssets.map { "/\($0.path)" } + ["/"]) }

  /// Returns a router with all routes behind all guards.
  func router() -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: HeadMethod())
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ErrorEnvelope())
    router.add(middleware: OriginGuard(names: [Self.host, "localhost", "[::1]"]))
    router.add(middleware: KeyGuard(key: key, open: Self.open))
    router.add(middleware: ChangeGuard(rate: changes))
    let routes = Router(context: BasicRequestContext.self)
    addRoutes(to: routes)
    router.add(middleware: MethodGuard(routesOf: routes))
    addRoutes(to: router)
    return router
  }

  private func addRoutes(to router: Router<BasicRequestContext>) {
    PageRoutes(assets: Web.previewAssets).add(to: router)
    PreviewRoutes(session: session, streams: streams).add(to: router)
  }

  /// Runs the server until SIGINT, SIGTERM or an error.
  ///
  /// - Parameter ready: called with the page's address, which contains the key, when the server accepts requests.
  /// - Throws: ``ServerError`` if the port cannot be bound.
  public func run(logger: Logger, ready: @escaping @Sendable (String) async -> Void) async throws {
    let (limits, key) = (Profiles.serviceLimits, key)
    let limit = DescriptorLimit.connections(of: DescriptorLimit.raise(to: limits.descriptors), limits)
    let connections = Connections(limit: limit, acceptPause: AcceptPause(seconds: limits.acceptPause))
    let server: HTTPServerBuilder = .http1(
      configuration: .init(
        additionalChannelHandlers: [ConnectionGuard(connections: connections, key: key, limits: limits), MalformedRequest()],
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.httpHeaderBytes, maxHeaderListSize: limits.httpHeaderBytes, maxHeaderFieldCount: limits.httpHeaderFields)))
    let application = HostApplication(
      responder: router().buildResponder(), configuration: .init(address: .hostname(Self.host, port: port), serverName: nil), services: [],
      logger: logger, server: server, acceptPause: connections.acceptPause, works: connections.works,
      lastCall: {
        try? await Task.sleep(for: .seconds(limits.httpEndGrace))
        connections.closeAll()
      }, ready: { [port] bound in await ready("http://\(Self.host):\(bound ?? port)/#key=\(key.text)") })
    do {
      try await application.runService(gracefulShutdownSignals: [.sigint, .sigterm])
    } catch {
      throw ServerError(error, host: Self.host, port: port) ?? error
    }
  }
}
