import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac kinds`: lists an app's widget kinds.
struct Kinds: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print an app's widget kinds as JSON.",
    discussion: """
      Each kind has kind, displayName, description, families, configuration (static,
      intent, appIntent, activity or control) and the parameters that a person can
      set. Kinds are in bundle order.

      EXAMPLE
        almanac kinds Weather
      """)

  @OptionGroup var app: AppArgument
  @Flag(help: "Accepted for symmetry; the output is always JSON.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let bundle = try await app.bundle(data: data)
    let description = try await OneShotRequest.client(of: bundle, data: data) { client in try await client.describe() }
    Diagnostics.log(description.diagnostics)
    print(String(decoding: try StableJSON.encode(description.kinds.map(KindReport.init), pretty: true), as: UTF8.self))
  }
}
