import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store
import TestThreads
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Kills the host at various moments: everything that it announced must be in the store, complete and byte by byte as the extension sent it.
  ///
  /// `make kills ROUNDS=1000` runs more rounds.
  @Suite struct KillTests {
    @Test func `kills during reloads lose nothing`() async throws {
      let fixture = try Fixture()
      let data = fixture.configuration().dataFolder
      // In the app's container, the only place where the extension may write.
      let counter = fixture.configuration().containersFolder.appendingPathComponent("Test/counter")
      var announced = 0
      var kept = 0
      var bytes = 0
      let rounds = Self.rounds
      for round in 0..<rounds {
        let lines = try await onThread {
          // Every fifth one is killed soon after it has started.
          try Self.runAndKill(
            [data.path, fixture.bundleURL.path, counter.path], after: .milliseconds(Self.delay(round)), announcing: round % 5 == 0 ? 0 : 2)
        }
        #expect(lines.first == "ready", "round \(round)")
        announced = max(announced, lines.compactMap { Int($0) }.max() ?? 0)
        let sent = try Self.sent(beside: counter)
        (kept, bytes) = try Self.check(data, announced: announced, atLeast: kept, sent: sent, compared: bytes, round: round)
      }
      // Reloads did happen in the rounds.
      #expect(announced >= 25 && bytes > 25 * 100)
      Kills.report("\(rounds) kills of a host: \(announced) timelines announced, none lost, \(bytes) stored bytes compared with those sent")
      try await until({ Self.processes(below: data).isEmpty }, seen: { Self.processes(below: data) })
    }

    private static var rounds: Int { Kills.rounds(default: 25) }

    /// The bytes of each timeline that the extension has sent, by number.
    private static func sent(beside counter: URL) throws -> [Int: Data] {
      guard let text = try? String(contentsOfFile: counter.path + ".sent", encoding: .utf8) else { return [:] }
      var sent: [Int: Data] = [:]
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        // The last word marks a whole line.
        guard words.count == 3, words[2] == ".", let number = Int(words[0]), let bytes = Data(base64Encoded: String(words[1])) else { continue }
        sent[number] = bytes
      }
      return sent
    }

    /// Milliseconds until the kill of a round: the rounds cover 1…120 evenly, in mixed order.
    private static func delay(_ round: Int) -> Int { 1 + round * 53 % 120 }

    /// Starts a host, waits until it is ready and has announced some timelines, kills it after `delay` and returns the lines that it had printed. Without
    /// the timelines a slow machine would show nothing.
    private static func runAndKill(_ arguments: [String], after delay: DispatchTimeInterval, announcing timelines: Int) throws -> [String] {
      let host = Process()
      host.executableURL = Fixture.products.appendingPathComponent("TestHost")
      host.arguments = arguments
      let output = Pipe()
      host.standardOutput = output
      host.standardError = FileHandle.nullDevice
      try host.run()
      var text = Data()
      while text.count(where: { $0 == UInt8(ascii: "\n") }) <= timelines {
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

    /// Opens the database as the next host would. Returns the number of the stored timeline, and how many bytes have been compared by now.
    private static func check(
      _ data: URL, announced: Int, atLeast kept: Int, sent: [Int: Data], compared: Int, round: Int
    ) throws -> (kept: Int, compared: Int) {
      let store = try DeviceStore.open(at: data.appendingPathComponent("almanac.sqlite"))
      defer { try? store.close() }
      let state = try #require(try store.device(DeviceID(Profiles.defaultDevice.id)))
      let record = try #require(try store.instances(of: state.id).first)
      let instance = try #require(state.instances[record.id])
      #expect(instance.kind == "Counter")
      guard !instance.archives.isEmpty else {
        #expect(announced == 0, "round \(round)")
        return (kept, compared)
      }
      var newest = 0
      var compared = compared
      for id in instance.archives {
        let archive = try #require(try store.wholeArchive(id), "round \(round): \(id) is named but not kept")
        #expect(archive.entries.count == 1 && archive.displayLists.count == 1)
        let list = try DisplayList(validating: archive.displayLists[0])
        let number = try #require(Int(list.widgetURL))
        let original = try #require(sent[number], "round \(round): \(number) was never sent")
        #expect(try archive.serializedData() == original, "round \(round): \(number) is not as it was sent")
        compared += original.count
        newest = max(newest, number)
      }
      #expect(newest >= announced && newest >= kept, "round \(round)")
      return (newest, compared)
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
