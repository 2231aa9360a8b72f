import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Glibc
import Synchronization
import TestWaiting
import Testing

@testable import Host

/// The file that says whose answer was being read when a host ended.
@Suite struct ReadingMarkTests {
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marks-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `who was being read at an end has one end more, until an answer was read`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = ReadingMarks(in: folder)
    first.begin("widget a")
    first.begin("widget b")
    first.end("widget b")
    #expect(first.ends.isEmpty)
    let second = ReadingMarks(in: folder)
    #expect(second.ends == ["widget a": 1])
    // An end at another time counts for nobody.
    let third = ReadingMarks(in: folder)
    #expect(third.ends == ["widget a": 1])
    third.begin("widget a")
    let fourth = ReadingMarks(in: folder)
    #expect(fourth.ends == ["widget a": 2])
    fourth.begin("widget a")
    fourth.end("widget a")
    // Nothing came of an answer that never began.
    fourth.end("widget c")
    #expect(fourth.ends.isEmpty && ReadingMarks(in: folder).ends.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a person's request forgives`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    ReadingMarks(in: folder).begin("app Test")
    let marks = ReadingMarks(in: folder)
    marks.forgive("app Test")
    #expect(marks.ends.isEmpty && ReadingMarks(in: folder).ends.isEmpty)
  }

  @Test func `a file that no host wrote says nothing`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(ReadingMarks.name)
    let lines = [
      "reading", "reading x widget a", "reading -1 widget a", "reading 99999999999999999999 widget a", "ended 0 widget a", "wrong 1 widget a", "",
    ]
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    #expect(ReadingMarks(in: folder).ends.isEmpty)
    try Data(repeating: 0xff, count: 4096).write(to: file)
    #expect(ReadingMarks(in: folder).ends.isEmpty)
    try Data(repeating: 0x20, count: 2 << 20).write(to: file)
    #expect(ReadingMarks(in: folder).ends.isEmpty)
    unlink(file.path)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(ReadingMarks(in: folder).ends.isEmpty)
  }
}

extension ProcessTests {
  /// A widget whose answer an earlier host did not survive is asked later, and says so.
  @Suite struct HeldBackTests {
    private static func write(_ line: String, _ fixture: Fixture) throws {
      try "\(line)\n".write(to: fixture.configuration().dataFolder.appendingPathComponent(ReadingMarks.name), atomically: true, encoding: .utf8)
    }

    @Test func `a widget that was read when the host ended is not asked at once, and is when a person asks`() async throws {
      let fixture = try Fixture()
      let held: String
      let other: String
      do {
        let host = try await fixture.startedHost()
        held = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
        other = try await host.add(app: "Test", kind: "Kept", family: .systemSmall).id
        try await until({ await host.instances().allSatisfy { $0.stage == .timeline } }, seen: { await host.instances().map(\.stage) })
        await host.stop()
      }
      try Self.write("reading 1 widget \(held)", fixture)
      let host = try await fixture.startedHost()
      #expect(host.notices.contains { $0.contains("the host ended while it read an answer of the widget \(held)") }, "\(host.notices)")
      func reloads(_ widget: String) async throws -> [String] {
        try await host.decisions(widget).filter { $0.rule == "failure" }.compactMap(\.detail)
      }
      for widget in [held, other] { try await host.process(.reloadRequested(.instance(InstanceID(widget)), origin: .app, foreground: true)) }
      try await until({ try await !reloads(held).isEmpty }, seen: { try await host.decisions(held) })
      let detail = try #require(try await reloads(held).first)
      #expect(detail.hasPrefix("host: host.endedWhileReading: the host ended 2 times while it read this widget's answer"), "\(detail)")
      #expect(detail.contains("almanac reload"))
      // The wait is in the failure that the widget shows, and grows with each end.
      #expect(try await host.timeline(held).failure?.hasPrefix("host.endedWhileReading") == true)
      let limits = host.configuration.limits
      let wait = try #require(await host.heldBack("widget \(held)")).until.timeIntervalSinceNow
      #expect(wait > limits.endedHostWait * 3 && wait <= limits.endedHostWait * 4)
      #expect(try await reloads(other).isEmpty)
      // A person need not wait.
      try await host.reload(app: "Test", kind: "Good", origin: .command, foreground: true)
      try await until({ await host.failures[InstanceID(held)] == nil }, seen: { await host.failures })
      await host.stop()
      #expect(!FileManager.default.fileExists(atPath: host.configuration.dataFolder.appendingPathComponent(ReadingMarks.name).path))
    }

    @Test func `waits grow to a limit`() {
      let limits = Profiles.limits
      let waits = [1, 2, 3, 20].map { HeldBack(ends: $0, from: Date(timeIntervalSince1970: 0), limits: limits).until.timeIntervalSince1970 }
      #expect(waits == [limits.endedHostWait, limits.endedHostWait * 4, limits.endedHostWait * 16, limits.endedHostWaitMost])
    }

    @Test func `an answer is marked before anything is made of it`() async throws {
      let fixture = try Fixture()
      let client = try fixture.client()
      _ = try await client.describe()
      let calls = Mutex(0)
      let reading: ExtensionProcess.ReadingHandler = { calls.withLock { $0 += 1 } }
      _ = try await client.timeline(Fixture.request("Good"), location: nil, reading: reading)
      #expect(calls.withLock(\.self) == 1)
      // Also of an answer that cannot be read, and of none at all.
      #expect(await failure { try await client.timeline(Fixture.request("Garbage"), location: nil, reading: reading) } != nil)
      #expect(calls.withLock(\.self) == 2)
      #expect(await failure { try await client.timeline(Fixture.request("Exit"), location: nil, reading: reading) } != nil)
      await client.close()
    }
  }
}
