import Foundation
import Host
import Profiles
import Scheduler
import Simulation
import Testing
import WireSchema

@testable import Simulator

/// Tests real extensions on a virtual clock (Specification C12).
@Suite struct ExtensionTimelinesTests {
  /// A folder with an app bundle around the test extension, whose kinds are named after their behaviour.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-simulator-\(UUID().uuidString)", isDirectory: true)
    let app = folder.appendingPathComponent("Test.app", isDirectory: true)
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "test.Test", "CFBundleExecutable": "Test"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: app.appendingPathComponent("Info.plist"))
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: executable).deletingLastPathComponent()
    // A copy: a bundle's links stay inside it.
    try FileManager.default.copyItem(at: products.appendingPathComponent("TestExtension"), to: app.appendingPathComponent("Test"))
  }

  private func play(_ kind: String, timeZone: String = "Europe/Berlin", days: Int = 2, deadline: Double = 3) async throws -> (
    ExtensionTimelines, SimulationRun
  ) {
    var limits = Profiles.limits
    // Long enough for a process to start on a busy machine.
    limits.replyDeadline = deadline
    let configuration = HostConfiguration(
      dataFolder: folder.appendingPathComponent("data"), limits: limits, clock: .frozen(DeviceSimulation.monday))
    let extensions = ExtensionTimelines()
    try await extensions.add(
      try AppBundle(at: folder.appendingPathComponent("Test.app")), configuration: configuration, timeZone: timeZone, kinds: [kind], pages: 1)
    let run = await SimulationRun.play(extensions, behavior: .commuter, start: DeviceSimulation.monday, days: days, seed: 1)
    await extensions.close()
    try? FileManager.default.removeItem(at: folder)
    return (extensions, run)
  }

  @Test func `an extension that replies has no complaints`() async throws {
    let (extensions, run) = try await play("Good")
    #expect(await extensions.complaints.lines.isEmpty)
    #expect(run.simulation.state.instances["Test/Good"]?.timeline != nil)
  }

  @Test func `an extension that hangs gets three requests, and then counts as failing`() async throws {
    let (extensions, run) = try await play("Hang", deadline: 1.5)
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
