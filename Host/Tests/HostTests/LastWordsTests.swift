import Glibc
import Testing

@testable import Host

@Suite struct LastWordsTests {
  private let trap = ["Loaded 5 stations", "Weather/Provider.swift:12: Fatal error: Index out of range"]

  @Test(arguments: [SIGILL, SIGTRAP])
  func `a trap has the line that Swift printed`(signal: Int32) {
    #expect(LastWords(trap).reason(ofSignal: signal) == "Weather/Provider.swift:12: Fatal error: Index out of range")
    #expect(LastWords(["Fatal error: no file"]).reason(ofSignal: signal) == "Fatal error: no file")
    #expect(LastWords(["W/P.swift:3: Precondition failed"]).reason(ofSignal: signal) == "W/P.swift:3: Precondition failed")
    #expect(LastWords(["W/P.swift:3: Assertion failed: x > 0"]).reason(ofSignal: signal) == "W/P.swift:3: Assertion failed: x > 0")
  }

  @Test(arguments: [SIGILL, SIGTRAP])
  func `what a provider printed before a silent trap is no reason`(signal: Int32) {
    #expect(LastWords(["Loaded 5 stations"]).reason(ofSignal: signal) == "")
    #expect(LastWords([]).reason(ofSignal: signal) == "")
    #expect(LastWords(["API said: Fatal error: quota", "retrying"]).reason(ofSignal: signal) == "")
  }

  @Test func `the stack of a debug build is left out, and more lines of a message are not`() {
    let lines = trap + ["Look at the list", "Current stack trace:", "0    libswiftCore.so  0x1 swift_reportError", "1    Fatal error: not this one"]
    #expect(LastWords(lines).reason(ofSignal: SIGTRAP) == "Weather/Provider.swift:12: Fatal error: Index out of range Look at the list")
  }

  @Test func `an abort has the last line, other signals have none, and a long line is cut`() {
    #expect(LastWords(["first", "free(): invalid pointer"]).reason(ofSignal: SIGABRT) == "free(): invalid pointer")
    #expect(LastWords(trap).reason(ofSignal: SIGSEGV) == "")
    #expect(LastWords([String(repeating: "a", count: 400)]).reason(ofSignal: SIGABRT) == String(repeating: "a", count: 300) + "…")
  }
}
