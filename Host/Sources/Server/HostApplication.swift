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
      try await writer.write(response: response.head, body: response.body)
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

/// Dates as headers write them (RFC 9110 § 5.6.7).
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  static func text(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(1900 + parts.tm_year)"
    return "\(day) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
