import AlmanacSimulation
import AlmanacWireSchema
import ArgumentParser
import Foundation
import Host
import Reports

/// `almanac lint`: gives advice on an app's timelines and on how its widgets are drawn.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give advice on an app's timelines and on how its widgets are drawn.",
    discussion: """
      Simulates a commuter's day with the app's extension, whose clock shows the
      simulated time. Then draws each family for every place that has a slot for
      it, on a phone, a tablet, a watch and a Mac, and names content that is
      not visible where a place recolours it or removes its background. Last it draws
      each family in pseudo-locales and with larger text, and names text that is
      cut, images and entries near a limit, links that cannot be hit, missing
      labels and container backgrounds, and memory near the limit.
      Documentation/lints.md explains each rule with a picture.

      The exit code is 1 if there is advice of at least the severity
      of --fail-on, and 69 if a widget provided no timeline.

      With --since it also names the kinds, families, parameters and choices of an
      earlier build that people may use and this one lacks.

      EXAMPLES
        almanac lint Weather
        almanac lint . --fail-on note --json
        almanac lint . --since Weather
        almanac lint . --since almanac-kinds.json --locale de_DE
      """)

  enum Threshold: String, ExpressibleByArgument, CaseIterable { case note, warning, error, never }

  @OptionGroup var app: AppArgument
  @Option(help: ArgumentHelp("Only this kind.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("Exit with code 1 if there is advice of at least this severity.", valueName: "severity"))
  var failOn: Threshold = .warning
  @Option(
    help: ArgumentHelp(
      "An earlier build of the app to compare with: installed, a bundle, a package, or what almanac kinds printed in a .json file.", valueName: "app")
  )
  var since: String?
  @Option(help: ArgumentHelp("A locale of the app to draw too; repeatable.", valueName: "locale"))
  var locale: [String] = []
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    if let fault = locale.lazy.compactMap(DeviceSettings.localeFault).first { throw ValidationError("--locale \(fault)") }
  }

  func run() async throws {
    // First: a package of the same name is built into the same place.
    let earlier = try await release()
    let bundle = try await app.bundle(data: data)
    FileMode.makePrivate()
    let run = LintRun(bundle: bundle, dataFolder: data.folder, kinds: kind.map { [$0] } ?? [], locales: locale, release: earlier)
    let outcome = try await run.outcome()
    if json {
      print(String(decoding: try StableJSON.encode(outcome.reports, pretty: true), as: UTF8.self))
    } else {
      outcome.reports.flatMap(\.lines).forEach { print($0) }
    }
    let complaints = outcome.complaints
    complaints.lines.dropLast(complaints.isAnyMute ? 1 : 0).forEach(Failure.log)
    if complaints.isAnyMute, let last = complaints.lines.last { throw Failure(.unavailable, last) }
    let highest = outcome.reports.flatMap(\.advice).map(\.severity).max()
    if let highest, let threshold = TimelineAdvice.Severity(rawValue: failOn.rawValue), highest >= threshold { throw ExitCode(1) }
  }

  private func release() async throws -> [KindDescription]? {
    guard let since else { return nil }
    if since.hasSuffix(".json") { return try KindList.read(since) }
    let bundle = try await AppReference(since).bundle(dataFolder: data.folder)
    return try await OneShotRequest.client(of: bundle, data: data) { client in try await client.describe() }.kinds
  }
}
