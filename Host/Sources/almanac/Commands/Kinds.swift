import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac kinds`: what an app offers.
struct Kinds: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print an app's widget kinds as JSON.",
    discussion: """
      In bundle order: kind, displayName, description, families, configuration
      (static, intent, appIntent, activity or control) and the parameters that a
      person can set.

      EXAMPLE
        almanac kinds Weather
      """)

  @OptionGroup var app: AppArgument
  @Flag(help: "As without it: the kinds are always printed as JSON.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let bundle = try await app.bundle(data: data)
    let description = try await OneShot.client(of: bundle, data: data) { client in try await client.describe() }
    Diagnosing.say(description.diagnostics)
    print(String(decoding: try StableJSON.encode(description.kinds.map(KindReport.init), pretty: true), as: UTF8.self))
  }
}
