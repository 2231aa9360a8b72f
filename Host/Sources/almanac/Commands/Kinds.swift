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
      set. Kinds are in bundle order. Names and titles are in the language of
      --locale, as far as the app has them.

      EXAMPLES
        almanac kinds Weather
        almanac kinds Weather --locale de_DE
      """)

  @OptionGroup var app: AppArgument
  @Flag(help: "Accepted for symmetry; the output is always JSON.")
  var json = false
  @Option(help: ArgumentHelp("The locale of names and titles, such as de_DE.", valueName: "locale"))
  var locale = "en_US"
  @OptionGroup var data: DataOption

  func validate() throws {
    if let fault = DeviceSettings.localeFault(locale) { throw ValidationError("--locale \(fault)") }
  }

  func run() async throws {
    let bundle = try await app.bundle(data: data)
    let region = ExtensionClient.Region(timeZone: TimeZone.current.identifier, locale: locale)
    let description = try await OneShotRequest.client(of: bundle, data: data) { client in try await client.describe(in: region) }
    Diagnostics.log(description.diagnostics)
    print(String(decoding: try StableJSON.encode(description.kinds.map(KindReport.init), pretty: true), as: UTF8.self))
  }
}
