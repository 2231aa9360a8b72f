import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle

/// The server as a service that sleeps while nobody asks.
///
/// Hummingbird's own `Application` wakes the process every second to keep the text of the `Date` header fresh. This one makes that text
/// when a response needs it; for the rest it does the same.
struct HostApplication<Routes: HTTPResponder>: ApplicationProtocol where Routes.Context: InitializableFromSource<ApplicationRequestContextSource> {
  let responder: Routes
  let configuration: ApplicationConfiguration
  let services: [any Service]
  let logger: Logger
  /// Called with the port once requests are answered.
  let ready: @Sendable (Int?) async -> Void

  @Sendable func onServerRunning(_ channel: any Channel) async { await ready(channel.localAddress?.port) }

  func run() async throws {
    let (responder, logger) = (responder, logger)
    let listening = ServerConfiguration(
      address: configuration.address, serverName: configuration.serverName, backlog: configuration.backlog, reuseAddress: configuration.reuseAddress)
    let server = try server.buildServer(configuration: listening, eventLoopGroup: eventLoopGroup, logger: logger) {
      (request, writer: consuming ResponseWriter, channel) in
      let response = try await Self.response(to: request, from: responder, channel: channel, logger: logger)
      do {
        try await writer.write(response: response.head, body: response.body)
      } catch is HTTPParserError {
        // Thrown on, it would have another response written after the head of this one.
        throw RequestFailed()
      }
    } onServerRunning: {
      await onServerRunning($0)
    }
    try await ServiceGroup(configuration: .init(services: services + [server], logger: logger)).run()
  }

  private static func response(to request: Request, from responder: Routes, channel: any Channel, logger: Logger) async throws -> Response {
    let context = Routes.Context(source: .init(channel: channel, logger: logger))
    var response: Response
    do {
      response = try await responder.respond(to: request, context: context)
    } catch let error as HTTPParserError {
      // The connection's to answer.
      throw error
    } catch {
      logger.error("a request ended in an error that no route expected: \(error)")
      response = Response(status: .internalServerError)
    }
    response.headers[.date] = HTTPDate.text(Date())
    return response
  }
}

/// The rest of a request turned out malformed while its response was being written; the connection is closed.
private struct RequestFailed: Error {}
