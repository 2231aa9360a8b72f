import WireSchema
import Foundation
import Host
import Reports

/// One request to one extension without a device: a process, its answer, and nothing left behind.
struct OneShot {
  let bundle: AppBundle
  let widget: WidgetOptions
  let data: DataOption
  /// What the extension's clock shows.
  let date: Date

  func run<Answer: Sendable>(_ ask: @Sendable (ExtensionClient, EntryRequest) async throws -> Answer) async throws -> Answer {
    try await OneShot.client(of: bundle, data: data, device: widget, clock: .frozen(date)) { client in
      try await ask(client, try await widget.request(to: client, bundle: bundle))
    }
  }

  /// Runs `body` with a client of the bundle and closes it, whatever happens.
  static func client<Answer: Sendable>(
    of bundle: AppBundle, data: DataOption, device: WidgetOptions? = nil, clock: ExtensionClock = .system,
    _ body: @Sendable (ExtensionClient) async throws -> Answer
  ) async throws -> Answer {
    var configuration = HostConfiguration(dataFolder: data.folder, clock: clock)
    if let device { configuration.device = device.profile }
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    do {
      let answer = try await body(client)
      await client.close()
      return answer
    } catch {
      await client.close()
      throw error
    }
  }
}

/// Tells what an extension has to say about itself.
enum Diagnosing {
  /// One line on stderr for each warning and error.
  static func say(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.map(DiagnosticReport.init) where diagnostic.severity != "note" {
      Failure.say(line(diagnostic))
    }
  }

  static func line(_ diagnostic: DiagnosticReport) -> String {
    let place = diagnostic.place.isEmpty ? "" : " (\(diagnostic.place))"
    let source = diagnostic.source.map { "\($0): " } ?? ""
    return "\(source)\(diagnostic.severity) \(diagnostic.name): \(diagnostic.message)\(place)"
  }
}
