import AlmanacScheduler
import AlmanacSimulation
import ArgumentParser
import Foundation
import Host
import Reports
import SimulationRuns

/// `almanac simulate`: simulates days of reloads within seconds.
struct Simulate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Simulate days of a device: reloads, budget, staleness.",
    discussion: #"""
      Runs the host's scheduler on a virtual clock. Apps provide real timelines, and
      their clocks show the virtual time. A recording (.yaml or .json) replaces the
      apps and runs at full speed. A behaviour describes how a person uses the
      device: commuter, night-worker, rarely-viewed, sports-evening, eink-panel or a
      file. The same seed gives the same result on any machine.

      --devices simulates many devices, each with its own person, and reports the
      load on the servers behind them. It requires a recording.

      -o draws a chart: all lanes of one day, a strip for each of several days, or
      the requests per second of many devices around the aligned date.

      --track moves the device along a GPX file from the first day on, at the time of
      the day in GMT at which it was recorded. --allow says what the apps may know
      (see: almanac location --help). After a far move the next view reloads widgets
      that use location.

      EXAMPLES
        almanac simulate Weather --days 7
        almanac simulate Weather --track commute.gpx --allow whileUsingOrWidgets
        almanac simulate Weather Calendar --behavior rarely-viewed --json
        almanac simulate market.yaml --devices 100000 -o herd.svg
        almanac simulate Weather --days 9 --day 9 -o day.png
      """#)

  @Argument(help: ArgumentHelp("Apps (installed names, bundles, package folders), or one recording.", valueName: "app"))
  var apps: [String]
  @Option(help: ArgumentHelp("Only widgets of this kind.", valueName: "kind"))
  var kind: String?
  @Option(help: ArgumentHelp("The number of days.", valueName: "count"))
  var days = 7
  @Option(help: ArgumentHelp("The number of devices.", valueName: "count"))
  var devices = 1
  @Option(help: ArgumentHelp("The seed of all random choices.", valueName: "number"))
  var seed: UInt64 = 1
  @Option(help: ArgumentHelp("A behaviour's name or a file.", valueName: "behavior"))
  var behavior = "commuter"
  @Option(help: ArgumentHelp("The first day, such as 2026-01-05 (default: that Monday).", valueName: "day"))
  var start: String?
  @Option(help: ArgumentHelp("A GPX file that the device follows.", valueName: "file"))
  var track: String?
  @Option(help: ArgumentHelp("When the apps may use location: never, whileUsing, whileUsingOrWidgets or always.", valueName: "setting"))
  var allow: String?
  @Flag(help: "Print JSON instead of tables.")
  var json = false
  @OptionGroup var chart: ChartOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    if apps.isEmpty { throw ValidationError("name an app or a recording") }
    if !(1...366).contains(days) { throw ValidationError("--days must be a number from 1 to 366; got \(days)") }
    if !(1...10_000_000).contains(devices) { throw ValidationError("--devices must be a number from 1 to 10000000; got \(devices)") }
    if kind != nil, recording != nil { throw ValidationError("--kind selects widgets of an app; it cannot be used with a recording") }
    if devices > 1, recording == nil { throw ValidationError("--devices requires a recording; give one file ending in .yaml or .json") }
    if track != nil, recording != nil { throw ValidationError("--track moves real apps; a recording has its own travels") }
    if let allow {
      if track == nil { throw ValidationError("--allow says what apps may know of the --track; give one") }
      if LocationPermission.Authorization(rawValue: allow).map({ $0 == .ask }) ?? true {
        throw ValidationError("--allow must be one of never, whileUsing, whileUsingOrWidgets, always; got \(allow)")
      }
    }
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
      try checkStacks(of: behavior, widgets.widgets)
      if devices > 1 { return try await playFleet(widgets, behavior, start) }
      return try printResult(of: SimulationRun.play(widgets, behavior: behavior, start: start, days: days, seed: seed, keepsDays: draws), behavior)
    }
    let extensions = ExtensionTimelines(travel: try travel(of: behavior, from: start))
    var configuration = data.configuration(clock: .frozen(start))
    configuration.device = data.configuration().device
    for app in apps {
      try await extensions.add(
        try await AppReference(app).bundle(dataFolder: data.folder), configuration: configuration, timeZone: behavior.timeZone,
        kinds: kind.map { [$0] } ?? [], pages: behavior.pages.count)
    }
    if await extensions.widgets.isEmpty {
      await extensions.close()
      throw Failure(.data, "there is no widget\(kind.map { " of kind \($0)" } ?? "") to simulate; list an app's kinds with: almanac kinds")
    }
    do {
      try checkStacks(of: behavior, await extensions.widgets)
    } catch {
      await extensions.close()
      throw error
    }
    let run = await SimulationRun.play(extensions, behavior: behavior, start: start, days: days, seed: seed, keepsDays: draws)
    await extensions.close()
    try printResult(of: run, behavior)
    try await extensions.reportFailures()
  }

  private func checkStacks(of behavior: Behavior, _ widgets: [SimulatedWidget]) throws(Failure) {
    do { try behavior.checkStacks(of: widgets) } catch { throw Failure(.data, "the behaviour does not fit these widgets: \(error)") }
  }

  /// The device's way; nil: none is given.
  private func travel(of behavior: Behavior, from start: Date) throws -> SimulatedTravel? {
    guard let track else { return nil }
    let midnight = DeviceSimulation(device: "phone", widgets: [], behavior: behavior, start: start, days: 1, seed: seed).now
    let permission = LocationPermission(allow.flatMap(LocationPermission.Authorization.init) ?? .whileUsingOrWidgets)
    return SimulatedTravel(track: try TrackFile.read(URL(fileURLWithPath: track)), permission: permission, midnight: midnight)
  }

  private func firstDay() throws -> Date {
    guard let start else { return DeviceSimulation.monday }
    guard let date = Timestamp.date("\(start)T12:00:00Z"), (Self.epoch..<Self.farFuture).contains(date) else {
      throw Failure(.usage, "--start must be a day from 1970 to 2999, such as 2026-01-05; got \(start)")
    }
    return date
  }

  private static let epoch = Date(timeIntervalSince1970: 0)
  private static let farFuture = Date(timeIntervalSince1970: 32_503_680_000)

  private func printResult(of run: SimulationRun, _ behavior: Behavior) throws {
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
      throw Failure(.data, "there is no widget \(instance) in this simulation; its widgets: \(known)")
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
  /// Reports on stderr which widgets failed.
  ///
  /// - Throws: ``Failure`` if a widget never provided a timeline, so that the printed result does not cover it.
  func reportFailures() throws {
    let complaints = complaints
    complaints.lines.dropLast(complaints.isAnyMute ? 1 : 0).forEach(Failure.log)
    if complaints.isAnyMute, let last = complaints.lines.last { throw Failure(.unavailable, last) }
  }
}
