import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle

/// Runs the server without waking an idle process.
///
/// Hummingbird's own `Application` wakes the process every second to update the text of the `Date` header. This one formats that text
/// for each response and otherwise behaves the same.
struct HostApplication<Routes: HTTPResponder>: ApplicationProtocol where Routes.Context: InitializableFromSource<ApplicationRequestContextSource> {
  let responder: Routes
  let configuration: ApplicationConfiguration
  let services: [any Service]
  let logger: Logger
  var server = HTTPServerBuilder.http1()
  var acceptPause: AcceptPause?
  /// What is cancelled when a client leaves.
  let works: ClientWorks
  /// Disconnects the remaining clients some time after the host was asked to end. A client that does not read its response would otherwise delay the
  /// end.
  var lastCall: @Sendable () async -> Void = {}
  /// Called with the port when the server accepts requests.
  let ready: @Sendable (Int?) async -> Void

  @Sendable func onServerRunning(_ channel: any Channel) async {
    if let acceptPause {
      // First, because NIO's own handler keeps the error to itself.
      do { try await channel.pipeline.addHandler(acceptPause, position: .first).get() } catch { logger.error("\(error)") }
    }
    await ready(channel.localAddress?.port)
  }

  func run() async throws {
    let (responder, logger, works) = (responder, logger, works)
    let listening = ServerConfiguration(
      address: configuration.address, serverName: configuration.serverName, backlog: configuration.backlog, reuseAddress: configuration.reuseAddress)
    let server = try server.buildServer(configuration: listening, eventLoopGroup: eventLoopGroup, logger: logger) {
      (request, writer: consuming ResponseWriter, channel) in
      let response = try await ClientConnection.$current.withValue(ClientConnection(channel: channel, works: works)) {
        try await Self.response(to: request, from: responder, channel: channel, logger: logger)
      }
      do {
        try await writer.write(response: response.head, body: response.body)
      } catch is HTTPParserError {
        // If this error were rethrown unchanged, the server would write a second response after the head of this one.
        throw RequestFailed()
      }
    } onServerRunning: {
      await onServerRunning($0)
    }
    let lastCall = lastCall
    try await withGracefulShutdownHandler {
      try await ServiceGroup(configuration: .init(services: services + [server], logger: logger)).run()
    } onGracefulShutdown: {
      Task { await lastCall() }
    }
  }

  private static func response(to request: Request, from responder: Routes, channel: any Channel, logger: Logger) async throws -> Response {
    let context = Routes.Context(source: .init(channel: channel, logger: logger))
    var response: Response
    do {
      response = try await responder.respond(to: request, context: context)
    } catch let error as HTTPParserError {
      // The connection responds to this error itself.
      throw error
    } catch {
      logger.error("unexpected error while handling a request: \(error)")
      response = Response(status: .internalServerError)
    }
    response.headers[.date] = HTTPDate.text(Date())
    return response
  }
}

/// Says that the rest of a request turned out malformed while its response was written. The connection is closed.
private struct RequestFailed: Error {}
