import Testing

@testable import Host

@Suite struct ToolRunTests {
  private func shell(_ script: String) async throws -> ToolRun { try #require(await ToolRun.run("sh", ["-c", script])) }

  @Test func `a failure has the compiler's errors as its reasons, each once`() async throws {
    let run = try await shell("echo 'a.swift:1: error: one'; echo 'a.swift:1: error: one' >&2; echo ' b.swift:2: error: two'; echo more; exit 1")
    #expect(WidgetPackage.reasons(of: run, "swift build") == ["a.swift:1: error: one", "b.swift:2: error: two"])
  }

  @Test func `a failure without errors says how the tool ended and what it printed last`() async throws {
    let failed = try await shell("echo Building; exit 3")
    #expect(WidgetPackage.reasons(of: failed, "swift build") == ["swift build ended with status 3; it printed last: Building"])
    let killed = try await shell("echo 'no space left' >&2; echo >&2; kill -9 $$")
    #expect(WidgetPackage.reasons(of: killed, "swift build") == ["swift build was ended by signal 9; it printed last: no space left"])
    #expect(try await WidgetPackage.reasons(of: shell("exit 1"), "swift build") == ["swift build ended with status 1"])
    let long = try await shell("head -c 1000 /dev/zero | tr '\\0' x; exit 1")
    #expect(WidgetPackage.reasons(of: long, "swift build")[0].count < 360)
  }

  @Test func `a tool that is not on PATH is nil`() async { #expect(await ToolRun.run("no-such-tool-of-almanac", []) == nil) }
}
