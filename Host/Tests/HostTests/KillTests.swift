import Foundation
import Profiles
import Scheduler
import Store
import Testing
import WireSchema

@testable import Host

extension ProcessTests {
  /// Kills the host at various moments: everything that it announced must be in the store, complete.
  @Suite struct KillTests {
    @Test func `kills during reloads lose nothing`() async throws {
      let fixture = try Fixture()
      let data = fixture.configuration().dataFolder
      // In the app's container, the only place where the extension may write.
      let counter = fixture.configuration().containersFolder.appendingPathComponent("Test/counter")
      var announced = 0
      var kept = 0
      for round in 0..<25 {
        let lines = try Self.runAndKill(
          [data.path, fixture.bundleURL.path, counter.path], after: .milliseconds(Self.delay(round)), log: fixture.folder)
        #expect(lines.first == "ready", "round \(round)")
        announced = max(announced, lines.compactMap { Int($0) }.max() ?? 0)
        kept = try Self.check(data, announced: announced, atLeast: kept, round: round)
      }
      // Reloads did happen in the rounds.
      #expect(announced >= 25)
      try await until { Self.processes(below: data).isEmpty }
    }

    /// Milliseconds until the kill of a round: the rounds cover 1…120 evenly, in mixed order.
    private static func delay(_ round: Int) -> Int { 1 + round * 53 % 120 }

    /// Starts a host, waits until it is ready, kills it after `delay` and returns the lines that it had printed.
    private static func runAndKill(_ arguments: [String], after delay: DispatchTimeInterval, log: URL) throws -> [String] {
      let host = Process()
      host.executableURL = Fixture.products.appendingPathComponent("TestHost")
      host.arguments = arguments
      let output = Pipe()
      host.standardOutput = output
      host.standardError = FileHandle.nullDevice
      try host.run()
      var text = Data()
      while !text.contains(UInt8(ascii: "\n")) {
        let portion = output.fileHandleForReading.availableData
        guard !portion.isEmpty else { break }
        text.append(portion)
      }
      let killed = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
        kill(host.processIdentifier, SIGKILL)
        killed.signal()
      }
      killed.wait()
      text.append(output.fileHandleForReading.readDataToEndOfFile())
      host.waitUntilExit()
      #expect(host.terminationReason == .uncaughtSignal)
      // The kill may have cut the last line; only whole lines were announced.
      let whole = text.prefix(through: text.lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex)
      return String(decoding: whole, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Opens the database as the next host would, and returns the number of the stored timeline.
    private static func check(_ data: URL, announced: Int, atLeast kept: Int, round: Int) throws -> Int {
      let store = try DeviceStore.open(at: data.appendingPathComponent("almanac.sqlite"))
      defer { try? store.close() }
      let state = try #require(try store.device(DeviceID(Profiles.defaultDevice.id)))
      let record = try #require(try store.instances(of: state.id).first)
      let instance = try #require(state.instances[record.id])
      #expect(instance.kind == "Counter")
      guard !instance.archives.isEmpty else {
        #expect(announced == 0, "round \(round)")
        return kept
      }
      var newest = 0
      for id in instance.archives {
        let archive = try #require(try store.wholeArchive(id), "round \(round): \(id) is named but not kept")
        #expect(archive.entries.count == 1 && archive.displayLists.count == 1)
        let list = try DisplayList(validating: archive.displayLists[0])
        newest = max(newest, try #require(Int(list.widgetURL)))
      }
      #expect(newest >= announced && newest >= kept, "round \(round)")
      return newest
    }

    /// The processes whose working folder is below `folder`.
    private static func processes(below folder: URL) -> [String] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { Int($0) != nil }.filter { id in
        let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
        return place?.hasPrefix(folder.path) == true
      }
    }
  }
}
