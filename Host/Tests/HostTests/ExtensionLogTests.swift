import Foundation
import Testing

@testable import Host

/// The log of an extension's output is bounded in lines, in their length and in lines per second.
@Suite struct ExtensionLogTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func log(_ lines: Int = 4) -> ExtensionLog { ExtensionLog(lines: lines, lineBytes: 8, linesPerSecond: 3) }

  @Test func `the last lines are kept, oldest first`() {
    let log = log()
    for number in 0..<7 { log.append(Data("line \(number)\n".utf8), at: start + Double(number)) }
    #expect(log.entries.map(\.text) == ["line 3", "line 4", "line 5", "line 6"])
  }

  @Test func `lines above the rate are counted, and the count is a line`() {
    let log = log(10)
    for number in 0..<8 { log.append(Data("\(number)\n".utf8), at: start + 0.1 * Double(number)) }
    #expect(log.entries.map(\.text) == ["0", "1", "2", "(5 more lines in the same second are not kept)"])
    log.append(Data("next\n".utf8), at: start + 1)
    #expect(log.entries.map(\.text).suffix(2) == ["(5 more lines in the same second are not kept)", "next"])
  }

  @Test func `a long line is cut, and control characters are replaced`() {
    let log = log()
    log.append(Data("123456789\na\u{1B}[2Jb\n".utf8), at: start)
    #expect(log.entries.map(\.text) == ["12345678…", "a\u{FFFD}[2Jb"])
  }

  @Test func `control characters above ASCII, and those that turn a line, are replaced`() {
    let log = ExtensionLog(lines: 4, lineBytes: 80, linesPerSecond: 3)
    log.append(Data("a\u{7f}b\u{9b}31mc\u{202e}d\u{2028}e\r\tf ü\n".utf8), at: start)
    #expect(log.entries.map(\.text) == ["a\u{FFFD}b\u{FFFD}31mc\u{FFFD}d\u{FFFD}e\u{FFFD}\tf ü"])
  }

  @Test func `lines above the rate in one piece are counted, and the rest of the piece begins the next line`() {
    let log = log(10)
    log.append(Data("0\n1\n2\n3\n4\n\nne".utf8), at: start)
    log.append(Data("xt\n".utf8), at: start + 1)
    #expect(log.entries.map(\.text) == ["0", "1", "2", "(3 more lines in the same second are not kept)", "next"])
  }

  @Test func `an unfinished line is kept when the process ends`() {
    let log = log()
    log.append(Data("half".utf8), at: start)
    #expect(log.entries.isEmpty)
    log.finish(at: start)
    #expect(log.entries.map(\.text) == ["half"])
  }
}
