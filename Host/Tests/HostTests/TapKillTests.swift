import Foundation
import TestThreads
import Testing

@testable import Host

extension ProcessTests {
  /// Kills the host while intents are performed: each tap is performed once, or reported as not performed (Specification A14).
  @Suite struct TapKillTests {
    /// How many widgets are tapped, and how often altogether.
    private static let (widgets, taps) = (10, 200)

    @Test func `200 taps on ten widgets while the host is killed are each performed once, or reported as not performed`() async throws {
      let fixture = try Fixture()
      let configuration = fixture.configuration()
      let files = configuration.containersFolder.appendingPathComponent("Test")
      let arguments = [configuration.dataFolder.path, fixture.bundleURL.path, files.path, "taps"]
      var open = (0..<Self.taps).map { "\($0 % Self.widgets) tap-\($0)" }
      var outcomes: [String: String] = [:]
      var kills = 0
      while !open.isEmpty, kills < 60 {
        let (lines, wasKilled) = try await onThread { [open, kills] in try Self.run(arguments, taps: open, killAfter: 30 + kills * 37 % 160) }
        for line in lines {
          guard let end = line.lastIndex(of: " ") else { continue }
          outcomes[String(line[..<end])] = String(line[line.index(after: end)...])
        }
        // What got no answer is sent again with the same key.
        open.removeAll { outcomes[$0] != nil }
        if wasKilled { kills += 1 }
      }
      #expect(open.isEmpty && outcomes.count == Self.taps && kills > 3)
      #expect(Set(outcomes.values).isSubset(of: ["performed", "interrupted", "notPerformed"]), "\(outcomes)")
      for widget in 0..<Self.widgets {
        let own = outcomes.filter { $0.key.hasPrefix("\(widget) ") }.map(\.value)
        let performed = own.count { $0 == "performed" }
        let lines = ((try? String(contentsOf: files.appendingPathComponent("lines-\(widget)"), encoding: .utf8)) ?? "").split(separator: "\n").count
        // One that was under way when the host was killed may have been performed, and says so.
        let possible = performed...(performed + own.count { $0 == "interrupted" })
        #expect(possible.contains(lines), "widget \(widget): \(lines) lines, \(own)")
      }
      Kills.report("\(Self.taps) taps and \(kills) kills of the host: \(outcomes.values.count { $0 == "performed" }) performed, none twice")
    }

    /// Starts a host, sends it taps, kills it after some milliseconds or lets it finish them, and returns the whole lines that it printed after "ready".
    private static func run(_ arguments: [String], taps: [String], killAfter delay: Int) throws -> (lines: [String], wasKilled: Bool) {
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
