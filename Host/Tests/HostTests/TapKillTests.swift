import Foundation
import TestThreads
import Testing

@testable import Host

extension ProcessTests {
  /// Kills the host while intents are performed: each tap is performed once, or reported as not performed (Specification A14).
  @Suite struct TapKillTests {
    private static let taps = 200

    @Test func `200 taps on ten widgets while the host is killed are each performed once, or reported as not performed`() async throws {
      // The node of the button that notes a line.
      try await Self.tap("widgets", count: 10, files: "lines", nodes: [1])
    }

    @Test func `200 taps on five live activities while the host is killed are each performed once, or reported as not performed`() async throws {
      // The button and the toggle that note a line, and the button that also updates its activity.
      try await Self.tap("activities", count: 5, files: "activity", nodes: [1, 2, 3])
    }

    /// Taps subjects of a host that is killed again and again, until each tap has its outcome, and compares the outcomes with the lines that the intents
    /// have appended to each subject's file.
    private static func tap(_ subjects: String, count: Int, files name: String, nodes: [Int]) async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let files = configuration.containersFolder.appendingPathComponent("Test")
      let arguments = [configuration.dataFolder.path, fixture.bundleURL.path, files.path, subjects]
      var open = (0..<taps).map { "\($0 % count) tap-\($0) \(nodes[$0 / count % nodes.count])" }
      var outcomes: [String: String] = [:]
      var kills = 0
      while !open.isEmpty, kills < taps {
        let (lines, wasKilled) = try await onThread { [open, kills] in
          try run(arguments, taps: open, performing: kills % 5 * 2, killAfter: 30 + kills * 37 % 160)
        }
        for line in lines {
          guard let end = line.lastIndex(of: " ") else { continue }
          outcomes[String(line[..<end])] = String(line[line.index(after: end)...])
        }
        // A tap without an answer is sent again with the same key.
        open.removeAll { outcomes[$0] != nil }
        if wasKilled { kills += 1 }
      }
      #expect(open.isEmpty && outcomes.count == taps && kills > 3)
      #expect(Set(outcomes.values).isSubset(of: ["performed", "interrupted", "notPerformed"]), "\(outcomes)")
      for subject in 0..<count {
        let own = outcomes.filter { $0.key.hasPrefix("\(subject) ") }.map(\.value)
        let performed = own.count { $0 == "performed" }
        let file = files.appendingPathComponent("\(name)-\(subject)")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").count
        // One that was under way when the host was killed may have been performed, and says so.
        let possible = performed...(performed + own.count { $0 == "interrupted" })
        #expect(possible.contains(lines), "\(subjects) \(subject): \(lines) lines, \(own)")
      }
      let performed = outcomes.values.count { $0 == "performed" }
      #expect(performed > taps / 10)
      Kills.report("\(taps) taps on \(subjects) and \(kills) kills of the host: \(performed) performed, none twice")
    }

    /// Starts a host, sends it taps, and returns the whole lines that it printed after "ready". Kills it some milliseconds after so many taps were performed,
    /// or lets it finish. A host that is killed before it has performed anything shows nothing, and on a slow machine all would be.
    private static func run(
      _ arguments: [String], taps: [String], performing least: Int, killAfter delay: Int
    ) throws -> (lines: [String], wasKilled: Bool) {
      let host = Process()
      host.executableURL = Fixture.products.appendingPathComponent("TestHost")
      host.arguments = arguments
      let (input, output) = (Pipe(), Pipe())
      (host.standardInput, host.standardOutput, host.standardError) = (input, output, FileHandle.nullDevice)
      try host.run()
      var text = Data()
      while !text.contains(UInt8(ascii: "\n")) {
        let portion = output.fileHandleForReading.availableData
        guard !portion.isEmpty else { break }
        text.append(portion)
      }
      try input.fileHandleForWriting.write(contentsOf: Data(taps.map { $0 + "\n" }.joined().utf8))
      try input.fileHandleForWriting.close()
      while String(decoding: text, as: UTF8.self).split(separator: "\n").count(where: { $0.hasSuffix(" performed") }) < least {
        let portion = output.fileHandleForReading.availableData
        guard !portion.isEmpty else { break }
        text.append(portion)
      }
      let killed = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
        if host.isRunning { kill(host.processIdentifier, SIGKILL) }
        killed.signal()
      }
      text.append(output.fileHandleForReading.readDataToEndOfFile())
      host.waitUntilExit()
      killed.wait()
      let whole = text.prefix(through: text.lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex)
      let lines = String(decoding: whole, as: UTF8.self).split(separator: "\n").map(String.init).filter { $0 != "ready" }
      return (lines, host.terminationReason == .uncaughtSignal)
    }
  }
}
