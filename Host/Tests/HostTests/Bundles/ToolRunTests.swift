import Foundation
import Synchronization
import Testing

@testable import Host

@Suite struct ToolRunTests {
  private func shell(_ script: String) async throws -> ToolRun { try #require(await ToolRun.run("sh", ["-c", script])) }

  private func errors(_ script: String) async throws -> [String] {
    BuildFailure(try await shell(script), "Hello", in: URL(fileURLWithPath: "/p")).errors
  }

  @Test func `a failure without errors says how the tool ended and what it printed last`() async throws {
    #expect(try await errors("echo Building; exit 3") == ["error: swift build ended with status 3; it printed last: Building"])
    #expect(
      try await errors("echo 'no space left' >&2; echo >&2; kill -9 $$") == [
        "error: swift build was ended by signal 9, as happens on a machine without free memory; it printed last: no space left"
      ])
    #expect(try await errors("exit 1") == ["error: swift build ended with status 1"])
    #expect(try await errors("head -c 1000 /dev/zero | tr '\\0' x; exit 1")[0].count < 360)
  }

  @Test func `SwiftPM's line about another build is read`() {
    let line = "Another instance of SwiftPM (PID: 4711) is already running using '/p/.build', waiting until that process has finished execution..."
    #expect(RunningTools.waiting(in: line) == "waiting for another build of this package (process 4711)")
    #expect(RunningTools.waiting(in: "[1/9] Compiling") == nil)
  }

  @Test func `a swift build that its own fault ends is tried once more, and one that somebody ends is not`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (signal, runs, isSuccess) in [("SEGV", "xx", true), ("ILL", "xx", true), ("KILL", "x", false)] {
      let count = folder.appendingPathComponent("runs-\(signal)")
      // Ends by the signal the first time.
      let script = "#!/bin/sh\nprintf x >>'\(count.path)'\n[ \"$(cat '\(count.path)')\" = xx ] || kill -\(signal) $$\n"
      let tool = folder.appendingPathComponent("swift")
      try Data(script.utf8).write(to: tool)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      let notes = Mutex<[String]>([])
      let run = try #require(
        await SwiftBuild.run([], environment: [:], tool: tool.path) { line in notes.withLock { $0.append(line) } })
      #expect((run.status == 0) == isSuccess, "\(signal)")
      #expect(try String(contentsOf: count, encoding: .utf8) == runs, "\(signal)")
      #expect(notes.withLock { $0.count } == (isSuccess ? 1 : 0), "\(notes.withLock { $0 })")
    }
  }

  @Test func `a tool that is not on PATH is nil`() async { #expect(await ToolRun.run("no-such-tool-of-almanac", []) == nil) }
}
