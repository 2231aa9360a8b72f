import ArgumentParser
import Foundation
import Host
import Reports
import Simulation
import Simulator
import WireSchema

/// `almanac lint`: gives advice on an app's timelines and on how its widgets are drawn.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give advice on an app's timelines and on how its widgets are drawn.",
    discussion: """
      Simulates a commuter's day with the app's extension, whose clock shows the
      simulated time. Then draws each family for every place that has a slot for
      it, on a phone, a tablet, a watch and a Mac, and names content that nobody
      can see where a place recolours it or removes its background.

      The exit code is 1 if there is advice of at least the severity
      of --fail-on, and 69 if a widget provided no timeline.

      With --since it also names the kinds, families, parameters and choices of an
      earlier build that people may use and this one lacks.

      EXAMPLES
        almanac lint Weather
        almanac lint . --fail-on note --json
        almanac lint . --since Weather
      """)

  enum Threshold: String, ExpressibleByArgument, CaseIterable { case note, warning, error, never }

  @OptionGroup var app: AppArgument
  @Option(help: ArgumentHelp("Only this kind.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("Exit with code 1 if there is advice of at least this severity.", valueName: "severity"))
  var failOn: Threshold = .warning
  @Option(help: ArgumentHelp("An earlier build of the app, to compare with: installed, a bundle or a package.", valueName: "app"))
  var since: String?
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func run() async throws {
    // First: a package of the same name is built into the same place.
    let earlier = try await kinds(of: since)
    let bundle = try await app.bundle(data: data)
    let updates = try await updateReports(since: earlier, bundle)
    let extensions = ExtensionTimelines(recordsObservedTimelines: true)
    let configuration = HostConfiguration(dataFolder: data.folder, clock: .frozen(DeviceSimulation.monday))
    try await extensions.add(bundle, configuration: configuration, timeZone: Behavior.commuter.timeZone, kinds: kind.map { [$0] } ?? [], pages: 1)
    if let kind, await extensions.widgets.isEmpty, updates.isEmpty {
      await extensions.close()
      throw Failure(.data, "\(bundle.name) has no widget of kind \(kind); list its kinds with: almanac kinds")
    }
    _ = await SimulationRun.play(extensions, behavior: .commuter, start: DeviceSimulation.monday, days: 1, seed: 1)
    await extensions.close()
    let observed = await extensions.observed
    var reports = await extensions.widgets.map { widget in
      LintReport(
        kind: widget.kind, family: widget.family, timelines: observed[widget.id]?.count ?? 0,
        advice: TimelineLint.advice(on: observed[widget.id] ?? []))
    }
    reports = updates + reports
    reports += try await AppearanceLint(bundle: bundle, configuration: configuration, kind: kind).reports()
    if json {
      print(String(decoding: try StableJSON.encode(reports, pretty: true), as: UTF8.self))
    } else {
      reports.flatMap(\.lines).forEach { print($0) }
    }
    try await extensions.reportFailures()
    let highest = reports.flatMap(\.advice).map(\.severity).max()
    if let highest, let threshold = TimelineAdvice.Severity(rawValue: failOn.rawValue), highest >= threshold { throw ExitCode(1) }
  }

  private func kinds(of app: String?) async throws -> [KindDescription]? {
    guard let app else { return nil }
    return try await kinds(of: try await AppReference(app).bundle(dataFolder: data.folder))
  }

  private func kinds(of bundle: AppBundle) async throws -> [KindDescription] {
    try await OneShotRequest.client(of: bundle, data: data) { client in try await client.describe() }.kinds
  }

  private func updateReports(since earlier: [KindDescription]?, _ bundle: AppBundle) async throws -> [LintReport] {
    guard let earlier else { return [] }
    return UpdateLint(old: earlier, new: try await kinds(of: bundle), kind: kind).reports
  }
}

/// The advice on one widget.
struct LintReport: Encodable {
  let kind: String
  let family: String
  /// The number of timelines that it provided; nil: the advice is on how the family is drawn.
  let timelines: Int?
  let advice: [TimelineAdvice]

  var lines: [String] {
    guard let timelines else { return adviceLines(about: family.isEmpty ? kind : "\(kind) \(family)") }
    if timelines == 0 { return ["\(kind): it provided no timeline; see the reason with: almanac timeline"] }
    if advice.isEmpty { return ["\(kind): \(timelines) timelines in a day, no advice"] }
    return adviceLines(about: kind)
  }

  private func adviceLines(about subject: String) -> [String] {
    advice.flatMap { ["\(subject): \($0.severity.rawValue) \($0.rule): \($0.finding)", "    why: \($0.reason)", "    fix: \($0.fix)"] }
  }
}
