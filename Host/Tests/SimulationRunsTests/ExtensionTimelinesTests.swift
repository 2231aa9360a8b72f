import AlmanacProfiles
import AlmanacScheduler
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Host
import Testing

@testable import SimulationRuns

/// Tests real extensions on a virtual clock (Specification C12).
@Suite final class ExtensionTimelinesTests: Sendable {
  /// A folder with an app bundle around the test extension, whose kinds are named after their behaviour.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-simulation-\(UUID().uuidString)", isDirectory: true)
    let app = folder.appendingPathComponent("Test.app", isDirectory: true)
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let info: [String: Any] = ["CFBundleIdentifier": "test.Test", "CFBundleExecutable": "Test", "NSWidgetUsesLocation": true]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: app.appendingPathComponent("Info.plist"))
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: executable).deletingLastPathComponent()
    // A copy: a bundle's links stay inside it.
    try FileManager.default.copyItem(at: products.appendingPathComponent("TestExtension"), to: app.appendingPathComponent("Test"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func play(
    _ kinds: String..., timeZone: String = "Europe/Berlin", days: Int = 2, deadline: Double = 600, travel: SimulatedTravel? = nil,
    behavior: Behavior = .commuter
  ) async throws -> (
    ExtensionTimelines, SimulationRun
  ) {
    var limits = Profiles.limits
    // Long enough for a process to start on a busy machine.
    (limits.replyDeadline, limits.idleLetGo, limits.killWait) = (deadline, 600, 600)
    let configuration = HostConfiguration(
      dataFolder: folder.appendingPathComponent("data"), limits: limits, clock: .frozen(DeviceSimulation.monday))
    let extensions = ExtensionTimelines(travel: travel)
    try await extensions.add(
      try AppBundle(at: folder.appendingPathComponent("Test.app")), configuration: configuration, timeZone: timeZone, kinds: kinds, pages: 1)
    let run = await SimulationRun.play(extensions, behavior: behavior, start: DeviceSimulation.monday, days: days, seed: 1, keepsDecisions: true)
    await extensions.close()
    try? FileManager.default.removeItem(at: folder)
    return (extensions, run)
  }

  @Test func `an extension that replies has no complaints`() async throws {
    let (extensions, run) = try await play("Good")
    #expect(await extensions.complaints.lines.isEmpty)
    #expect(run.simulation.state.instances["Test/Good"]?.timeline != nil)
  }

  /// From Berlin to Munich on the first day, 9 to 17 o'clock GMT, a point every ten minutes.
  private static func journey() throws -> RecordedTrack {
    let points = (0...48).map { step in
      let time = DeviceSimulation.monday.addingTimeInterval(9 * 3600 + Double(step) * 600).formatted(.iso8601)
      return "<trkpt lat=\"\(52.52 - Double(step) * 0.09)\" lon=\"\(13.4 - Double(step) * 0.035)\"><time>\(time)</time></trkpt>"
    }
    return try TrackFile.parse(Data("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8))
  }

  private static func travel(_ authorization: LocationPermission.Authorization) throws -> SimulatedTravel {
    let midnight = DeviceSimulation.monday.addingTimeInterval(-3600)
    return SimulatedTravel(track: try journey(), permission: LocationPermission(authorization), midnight: midnight)
  }

  @Test func `a device that follows a track reloads free at the next view, with the place of that moment`() async throws {
    let (extensions, run) = try await play("Located", travel: try Self.travel(.whileUsingOrWidgets))
    let freed = run.decisions.filter { $0.rule == "location" && $0.outcome == .free }
    #expect(!freed.isEmpty)
    // Between the commuter's own travels, which are at about 7 and 16 o'clock GMT.
    let noon = DeviceSimulation.monday.addingTimeInterval(12 * 3600)
    #expect(freed.contains { abs($0.at.timeIntervalSince(noon)) < 3.5 * 3600 })
    let told = try #require(await extensions.clients["Test"]?.log).entries.map(\.text)
    let places = Set(told.filter { $0.hasPrefix("whenInUse true false ") && $0.contains(" within ") })
    #expect(!places.isEmpty)
    // Before the journey the place is not known, and long after it no more.
    #expect(told.first == "whenInUse true false location.unknown" && told.last == told.first)
  }

  @Test func `an app that may not use location gets none and no reload for a move`() async throws {
    let (extensions, run) = try await play("Located", travel: try Self.travel(.never))
    #expect(run.decisions.allSatisfy { $0.rule != "location" })
    let told = try #require(await extensions.clients["Test"]?.log).entries.map(\.text)
    #expect(!told.isEmpty && told.allSatisfy { $0.hasSuffix("location.denied") || !$0.contains("false") })
  }

  /// A behaviour whose only stack has a widget without contexts above one with those that the words name.
  private func stacked(_ words: String) throws -> Behavior {
    try words.write(to: folder.appendingPathComponent("Test.app/relevance"), atomically: true, encoding: .utf8)
    var behavior = Behavior.commuter
    behavior.stacks = [BehaviorStack(widgets: ["Good", "Form"])]
    return behavior
  }

  @Test func `contexts of a date turn a simulated stack`() async throws {
    let (_, run) = try await play("Form", "Good", days: 1, behavior: try stacked("now bedtime"))
    let turn = try #require(run.decisions.first { $0.trigger == .stackRelevance })
    #expect(turn.instance == "Test/Form" && turn.sentence.contains("Test/Form is relevant at this time"), "\(turn.sentence)")
  }

  @Test func `contexts of a place turn a simulated stack while the track is there, and need the permission`() async throws {
    let behavior = try stacked("berlin")
    let (_, run) = try await play("Form", "Good", days: 1, travel: try Self.travel(.whileUsingOrWidgets), behavior: behavior)
    let turn = try #require(run.decisions.first { $0.trigger == .stackRelevance })
    #expect(turn.instance == "Test/Form" && turn.sentence.contains("Test/Form is relevant at this place"), "\(turn.sentence)")
    // The journey begins in Berlin at nine.
    #expect(abs(turn.at.timeIntervalSince(DeviceSimulation.monday.addingTimeInterval(9 * 3600))) < 3600, "\(turn.at)")
  }

  @Test func `an app that may not use location has no contexts of places`() async throws {
    let (_, run) = try await play("Form", "Good", days: 1, travel: try Self.travel(.never), behavior: try stacked("berlin"))
    #expect(run.decisions.allSatisfy { $0.trigger != .stackRelevance })
  }

  @Test func `a place is a span from when the device comes until it leaves`() throws {
    let start = DeviceSimulation.monday
    let values: [RelevanceValue] = [
      .with { $0.region = .with { ($0.latitude, $0.longitude, $0.radius) = (52, 13, 500) } },
      .with { $0.interval = .with { ($0.start, $0.end) = (start.timeIntervalSince1970 + 50, start.timeIntervalSince1970 + 60) } },
    ]
    // There from 100 to 300, and again from 400 on.
    func place(_ date: Date) -> DeviceLocation? {
      let seconds = date.timeIntervalSince(start)
      let isThere = (100..<300).contains(seconds) || seconds >= 400
      return try? DeviceLocation(latitude: isThere ? 52 : 48, longitude: 13, date: date)
    }
    let changes = [100, 200, 300, 400, 500].map { start.addingTimeInterval($0) }
    var contexts = SimulatedContexts()
    var spans = contexts.spans(values, of: "a", KindDescription(), at: start, place: place) { changes }
    let date = try #require(RelevantSpan(.date, from: start + 50, to: start + 60))
    let (first, second) = (
      try #require(RelevantSpan(.location, from: start + 100, to: start + 300)), try #require(RelevantSpan(.location, from: start + 400))
    )
    #expect(spans == [date, first, second])
    // A second question while the device is at the place keeps the time at which it came.
    spans = contexts.spans(values, of: "a", KindDescription(), at: start + 150, place: place) { Array(changes.dropFirst()) }
    #expect(spans == [first, second])
  }

  @Test func `an extension that hangs gets three requests, and then counts as failing`() async throws {
    let (extensions, run) = try await play("Hang", deadline: 10)
    let log = try #require(await extensions.clients["Test"]?.log)
    #expect(log.entries.count { $0.text == "about to hang" } == 3)
    let failures = try #require(await extensions.failures["Test/Hang"])
    // The engine continues to make requests, but the run no longer waits for the extension.
    #expect(failures.count > 5)
    #expect(failures.last.contains("no reply within"))
    #expect(run.simulation.state.instances["Test/Hang"]?.failures ?? 0 > 5)
    let complaints = await extensions.complaints
    #expect(complaints.isAnyMute)
    #expect(complaints.lines.count == 1 && complaints.lines[0].contains("Test/Hang never returned a timeline"), "\(complaints.lines)")
  }

  @Test func `a crash is reported in one line`() async throws {
    let (extensions, run) = try await play("Crash", days: 1)
    let complaints = await extensions.complaints
    #expect(complaints.isAnyMute)
    #expect(complaints.lines.count == 1 && complaints.lines[0].contains("signal 6"), "\(complaints.lines)")
    #expect(run.report.days[0].instances[0].reloads.budgeted + run.report.days[0].instances[0].reloads.free > 0)
  }
}
