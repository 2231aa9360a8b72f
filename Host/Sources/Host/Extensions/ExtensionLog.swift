import Foundation

/// One line of an extension's output.
public struct LogEntry: Sendable, Hashable {
  /// When the line was complete.
  public let date: Date
  /// The line, without control characters.
  public let text: String
}

/// The last lines that an extension printed: a ring of bounded lines with a bounded rate.
///
/// Lines above the rate are only counted, and the count becomes a line of the log. So a flood of output costs no memory but is visible.
/// Safe to use on any thread. Unchecked: `lock` guards all mutable properties.
public final class ExtensionLog: @unchecked Sendable {
  private let lock = NSLock()
  private let lineLimit: Int
  private let lineBytes: Int
  private let rate: Int
  private var ring: [LogEntry] = []
  private var start = 0
  private var partial: [UInt8] = []
  private var partialIsCut = false
  private var second = 0
  private var linesInSecond = 0
  private var suppressed = 0

  init(lines: Int, lineBytes: Int, linesPerSecond: Int) {
    lineLimit = max(lines, 1)
    self.lineBytes = max(lineBytes, 1)
    rate = linesPerSecond
  }

  /// The kept lines, oldest first.
  public var entries: [LogEntry] {
    lock.withLock {
      var lines = Array(ring[start...]) + Array(ring[..<start])
      if suppressed > 0 { lines.append(LogEntry(date: lines.last?.date ?? Date(), text: Self.suppression(suppressed))) }
      return lines
    }
  }

  /// Adds output, in pieces of any size.
  func append(_ bytes: some Collection<UInt8>, at date: Date = Date()) {
    lock.withLock {
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          endLine(at: date)
        } else if partial.count < lineBytes {
          partial.append(byte)
        } else {
          partialIsCut = true
        }
      }
    }
  }

  /// Adds an unfinished line, because the process has ended.
  func finish(at date: Date = Date()) {
    lock.withLock { if !partial.isEmpty { endLine(at: date) } }
  }

  /// Adds the collected bytes as a line. The caller holds `lock`.
  private func endLine(at date: Date) {
    defer {
      partial.removeAll(keepingCapacity: true)
      partialIsCut = false
    }
    let second = Int(date.timeIntervalSince1970)
    if second != self.second {
      self.second = second
      linesInSecond = 0
      if suppressed > 0 { appendToRing(LogEntry(date: date, text: Self.suppression(suppressed))) }
      suppressed = 0
    }
    linesInSecond += 1
    guard linesInSecond <= rate else {
      suppressed += 1
      return
    }
    // Control characters could manipulate the terminal that shows the log.
    let text = String(decoding: partial, as: UTF8.self).map { $0.isASCII && $0 < " " && $0 != "\t" ? "\u{FFFD}" : String($0) }.joined()
    appendToRing(LogEntry(date: date, text: partialIsCut ? text + "…" : text))
  }

  /// Adds an entry to the ring. The caller holds `lock`.
  private func appendToRing(_ entry: LogEntry) {
    if ring.count < lineLimit {
      ring.append(entry)
    } else {
      ring[start] = entry
      start = (start + 1) % lineLimit
    }
  }

  private static func suppression(_ count: Int) -> String { "(\(count) more lines in the same second are not kept)" }
}
