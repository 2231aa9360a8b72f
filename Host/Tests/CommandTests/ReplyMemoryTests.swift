import Foundation
import TestThreads
import TestWaiting
import Testing

/// A reply that is built to fill the host's memory.
@Suite(.ownThread, .serialized) struct ReplyMemoryTests {
  /// The most memory that a process has had, in bytes.
  private static func highWaterMark(of process: Int32) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.split(separator: " ")[1])) << 10
  }

  @Test func `a reply of six megabytes that would take two gigabytes is refused by name and takes some megabytes`() async throws {
    try await onThread {
      let command = try CommandLine()
      let host = try ServedHost(command, [try command.bundle().path])
      let before = try Self.highWaterMark(of: host.processID)
      let widget = try #require(try host.send("POST", "instances", #"{"app":"Test","kind":"Bomb","family":"systemSmall"}"#)["id"] as? String)
      func decisions() throws -> String { String(decoding: try host.fetch("GET", "instances/\(widget)/decisions").body, as: UTF8.self) }
      try blockUntil {
        try decisions().contains("archive.tooLarge")
      } seen: {
        try decisions()
      }
      let taken = try Self.highWaterMark(of: host.processID) - before
      #expect(taken < 128 << 20, "the host took \(taken >> 20) MB")
      // Whose answer was read is forgotten once it was read.
      let mark = command.folder.appendingPathComponent("almanac/data/host.reading").path
      try blockUntil {
        !FileManager.default.fileExists(atPath: mark)
      } seen: {
        try? String(contentsOfFile: mark, encoding: .utf8)
      }
      #expect(host.end(SIGTERM) == 0)
    }
  }
}
