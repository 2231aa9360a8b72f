import ArgumentParser
import Foundation
import Host
import Scheduler
import Simulation
import Simulator
import Reports

/// `almanac simulate`: days of reloads in a second.
struct Simulate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play days of a device: reloads, budget, staleness.",
    discussion: #"""
      The engine that a host runs, on a virtual clock. Apps are asked for real
      timelines, their clocks showing the virtual instant; a recording (.yaml or
      .json) stands in for widgets at full speed. A behaviour says what the person
      with the device does: a shipped one by name (commuter, night-worker,
      rarely-viewed, sports-evening, eink-panel) or a file. The same seed gives the
      same result, on any machine.

      With --devices many devices are played, each with a person of its own, and
      what is told is the load on the servers behind them; that needs a recording.

      With -o a chart is drawn: of one day all lanes, of several a strip for each,
      of a fleet the requests a second around the aligned date.

      EXAMPLES
        almanac simulate Weather --days 7
        almanac simulate Weather Calendar --behavior rarely-viewed --json
        almanac simulate market.yaml --devices 100000 -o herd.svg
        almanac simulate Weather --days 9 --day 9 -o day.png
      """#)

  @Argument(help: ArgumentHelp("Apps (installed names, bundles, package folders), or one recording.", valueName: "app"))
  var apps: [String]
  @Option(help: ArgumentHelp("Only the apps' widgets of this kind.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("How many days.", valueName: "count"))
  var days = 7
  @Option(help: ArgumentHelp("How many devices.", valueName: "count"))
  var devices = 1
  @Option(help: ArgumentHelp("What chance is drawn from.", valueName: "number"))
  var seed: UInt64 = 1
  @Option(help: ArgumentHelp("A shipped behaviour's name or a file.", valueName: "behavior"))
  var behavior = "commuter"
  @Option(help: ArgumentHelp("The first day, such as 2026-01-05 (default: that Monday).", valueName: "day"))
  var start: String?
  @Flag(help: "Print JSON instead of tables for people.")
  var json = false
  @OptionGroup var chart: ChartOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    if apps.isEmpty { throw ValidationError("name an app or a recording") }
    if !(1...366).contains(days) { throw ValidationError("--days is a number from 1 to 366, not \(days)") }
    if !(1...10_000_000).contains(devices) { throw ValidationError("--devices is a number from 1 to 10000000, not \(devices)") }
    if kind != nil, recording != nil { throw ValidationError("--kind chooses among an app's widgets; a recording holds only what it names") }
    if devices > 1, recording == nil { throw ValidationError("many devices need a recording; give one file ending in .yaml or .json") }
    try chart.check(days: days, devices: devices)
  }

  private var recording: URL? {
    guard apps.count == 1, [".yaml", ".yml", ".json"].contains(where: apps[0].hasSuffix) else { return nil }
    return URL(fileURLWithPath: apps[0])
  }

  func run() async throws {
    try chart.checkFile()
    let draws = chart.output != nil
    let behavior = try BehaviorFile.behavior(behavior)
    let start = try firstDay()
    if let recording {
      let widgets = try RecordedWidgets(from: recording)
      if devices > 1 { return try await playFleet(widgets, behavior, start) }
      return try tell(SimulationRun.play(widgets, behavior: behavior, start: start, days: days, seed: seed, keepsDays: draws), behavior)
    }
    let extensions = ExtensionTimelines()
    var configuration = HostConfiguration(dataFolder: data.folder, clock: .frozen(start))
    configuration.device = HostConfiguration(dataFolder: data.folder).device
    for app in apps {
      try await extensions.add(
        try await AppReference(app).bundle(dataFolder: data.folder), configuration: configuration, timeZone: behavior.timeZone,
        kinds: kind.map { [$0] } ?? [], pages: behavior.pages.count)
    }
    if await extensions.widgets.isEmpty {
      await extensions.close()
      throw Failure(.data, "there is no widget\(kind.map { " of kind \($0)" } ?? "") to play; almanac kinds lists them")
    }
    let run = await SimulationRun.play(extensions, behavior: behavior, start: start, days: days, seed: seed, keepsDays: draws)
    await extensions.close()
    try tell(run, behavior)
    try await extensions.tellFailures()
  }

  private func firstDay() throws -> Date {
    guard let start else { return DeviceSimulation.monday }
    guard let date = Timestamp.date("\(start)T12:00:00Z"), (Self.epoch..<Self.farFuture).contains(date) else {
      throw Failure(.usage, "--start \(start) is no day from 1970 to 2999; write it as 2026-01-05")
    }
    return date
  }

  private static let epoch = Date(timeIntervalSince1970: 0)
  private static let farFuture = Date(timeIntervalSince1970: 32_503_680_000)

  private func tell(_ run: SimulationRun, _ behavior: Behavior) throws {
    if chart.output != nil { try draw(run, behavior) }
    if json {
      print(String(decoding: try StableJSON.encode(run.report, pretty: true), as: UTF8.self))
    } else {
      SimulationTable.lines(run.report, behavior: behavior).forEach { print($0) }
    }
  }

  private func draw(_ run: SimulationRun, _ behavior: Behavior) throws {
    guard let picture = run.chart(of: behavior, instance: chart.instance.map { InstanceID($0) }, day: chart.day) else {
      let known = run.simulation.widgets.map(\.id.rawValue).joined(separator: ", ")
      guard let instance = chart.instance, !known.isEmpty else { throw Failure(.data, "there is no widget to draw in this simulation") }
      throw Failure(.data, "there is no widget \(instance) in this simulation; there are: \(known)")
    }
    try chart.write(picture)
  }

  private func playFleet(_ widgets: RecordedWidgets, _ behavior: Behavior, _ start: Date) async throws {
    let fleet = Fleet(
      devices: devices, widgets: widgets.widgets, timelines: widgets.timelines, behavior: behavior, start: start, days: days, seed: seed)
    let report = await FleetReport.playing(fleet)
    if chart.output != nil { try chart.write(report.chart) }
    if json {
      print(String(decoding: try StableJSON.encode(report, pretty: true), as: UTF8.self))
    } else {
      report.lines.forEach { print($0) }
    }
  }
}

extension ExtensionTimelines {
  /// Tells on stderr which widgets failed.
  ///
  /// - Throws: ``Failure`` where one of them never gave a timeline: what was printed then says nothing of it.
  func tellFailures() throws {
    let complaints = complaints
    complaints.lines.dropLast(complaints.isAnyMute ? 1 : 0).forEach(Failure.say)
    if complaints.isAnyMute, let last = complaints.lines.last { throw Failure(.unavailable, last) }
  }
}
