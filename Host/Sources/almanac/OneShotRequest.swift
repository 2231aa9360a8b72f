import AlmanacWireSchema
import Foundation
import Host
import Reports

/// One request to an extension process without a device. The process ends after the reply.
struct OneShotRequest {
  let bundle: AppBundle
  let widget: WidgetOptions
  let data: DataOption
  /// The instant that the extension's clock shows.
  let date: Date

  func run<Reply: Sendable>(_ send: @Sendable (ExtensionClient, EntryRequest) async throws -> Reply) async throws -> Reply {
    let place = try widget.location.map { try DeviceLocation(text: $0, date: date) }
    let answer = LocationAnswer.always(at: place, of: bundle, now: date).message
    return try await OneShotRequest.client(of: bundle, data: data, device: widget, clock: .frozen(date), location: { answer }, printsLog: true) {
      client in
      try await send(client, try await widget.request(to: client, bundle: bundle))
    }
  }

  /// Runs `body` with a client of the bundle and then closes the client, even if `body` throws.
  ///
  /// - Parameter printsLog: whether what the extension printed is printed on stderr.
  static func client<Reply: Sendable>(
    of bundle: AppBundle, data: DataOption, device: WidgetOptions? = nil, clock: ExtensionClock = .system,
    location: ExtensionClient.LocationQuestion? = nil, printsLog: Bool = false,
    _ body: @Sendable (ExtensionClient) async throws -> Reply
  ) async throws -> Reply {
    FileMode.makePrivate()
    var configuration = data.configuration(clock: clock)
    try configuration.checkUse(by: bundle)
    if let device { configuration.device = device.profile }
    let client = ExtensionClient(bundle: bundle, configuration: configuration, location: location)
    defer { if printsLog { printLog(of: client) } }
    do {
      let reply = try await body(client)
      await client.close()
      return reply
    } catch {
      await client.close()
      throw error
    }
  }

  private static func printLog(of client: ExtensionClient) {
    for line in client.log.entries { StandardStreams.report("\(client.bundle.name): \(line.text)\n") }
  }
}

/// Prints an extension's diagnostics.
enum Diagnostics {
  /// Prints each warning and error as one line on stderr.
  static func log(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.map(DiagnosticReport.init) where diagnostic.severity != "note" {
      Failure.log(line(diagnostic))
    }
  }

  static func line(_ diagnostic: DiagnosticReport) -> String {
    let place = diagnostic.place.isEmpty ? "" : " (\(diagnostic.place))"
    let source = diagnostic.source.map { "\($0): " } ?? ""
    return "\(source)\(diagnostic.severity) \(diagnostic.name): \(diagnostic.message)\(place)"
  }
}
