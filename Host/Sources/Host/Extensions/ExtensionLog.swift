import Foundation

/// One line of an extension's output.
public struct LogEntry: Sendable, Hashable {
  /// How many lines the log has had, this one included.
  public let number: Int
  /// When the line was complete.
  public let date: Date
  /// The line, without control characters.
  public let text: String

  /// Creates a line.
  public init(number: Int, date: Date, text: String) {
    self.number = number
    self.date = date
    self.text = text
  }
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
  /// How many lines were added since the start.
  private var count = 0
  /// Where the program stopped by a fault of its own, as offsets in its file, the innermost first; empty: it did not say.
  private var stopped: [UInt64] = []
  /// How many bytes were added since the start; tests compare it with what an extension has written.
  private(set) var received = 0

  init(lines: Int, lineBytes: Int, linesPerSecond: Int) {
    lineLimit = max(lines, 1)
    self.lineBytes = max(lineBytes, 1)
    rate = linesPerSecond
  }

  /// The kept lines, oldest first.
  public var entries: [LogEntry] {
    lock.withLock {
      var lines = Array(ring[start...]) + Array(ring[..<start])
      if suppressed > 0 { lines.append(LogEntry(number: count + 1, date: lines.last?.date ?? Date(), text: Self.suppression(suppressed))) }
      return lines
    }
  }

  /// Returns where the last program stopped by a fault of its own, and forgets it: offsets of functions in its file, the innermost first; empty if it did
  /// not say. An extension can claim anything here.
  func takeStop() -> [UInt64] {
    lock.withLock {
      defer { stopped = [] }
      return stopped
    }
  }

  /// What begins the line that `CAlmanacTraps` writes in an extension.
  private static let trapMark = Array("almanac-trap:".utf8)
  private static let mostPlaces = 64

  /// Takes the line of a trap out of the output. The caller holds `lock`.
  ///
  /// - Returns: true if the line holds nothing else.
  private func takeTrap() -> Bool {
    guard let mark = partial.firstRange(of: Self.trapMark) else { return false }
    let places = partial[mark.upperBound...].split(separator: UInt8(ascii: " ")).prefix(Self.mostPlaces)
    stopped = places.compactMap { UInt64(String(decoding: $0, as: UTF8.self), radix: 16) }
    partial.removeSubrange(mark.lowerBound...)
    partialIsCut = false
    return partial.isEmpty
  }

  /// Adds output, in pieces of any size.
  func append(_ bytes: some ContiguousBytes, at date: Date = Date()) {
    bytes.withUnsafeBytes { bytes in lock.withLock { add(bytes[...], at: date) } }
  }

  /// Adds the lines of a piece, and keeps the rest for the next piece. The caller holds `lock`.
  private func add(_ bytes: Slice<UnsafeRawBufferPointer>, at date: Date) {
    received += bytes.count
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if isFull(at: date) {
        // Lines that are not kept are only counted: together, because a flood of them is cheap for an extension.
        let last = rest.lastIndex(of: UInt8(ascii: "\n")) ?? end
        suppressed += rest[...last].reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        clearPartial()
        rest = rest[(last + 1)...]
        break
      }
      addToPartial(rest[..<end])
      endLine(at: date)
      rest = rest[(end + 1)...]
    }
    addToPartial(rest)
  }

  private func addToPartial(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let kept = min(bytes.count, lineBytes - partial.count)
    partial.append(contentsOf: bytes.prefix(kept))
    if kept < bytes.count { partialIsCut = true }
  }

  private func clearPartial() {
    partial.removeAll(keepingCapacity: true)
    partialIsCut = false
  }

  /// Whether no further line is kept in the second of `date`. Begins a new second.
  private func isFull(at date: Date) -> Bool {
    let second = Int(date.timeIntervalSince1970)
    if second != self.second {
      self.second = second
      linesInSecond = 0
      if suppressed > 0 { appendToRing(date, Self.suppression(suppressed)) }
      suppressed = 0
    }
    return linesInSecond >= rate
  }

  /// Adds an unfinished line, because the process has ended.
  func finish(at date: Date = Date()) {
    lock.withLock { if !partial.isEmpty { endLine(at: date) } }
  }

  /// Adds the collected bytes as a line. The caller holds `lock`.
  private func endLine(at date: Date) {
    defer { clearPartial() }
    guard !takeTrap() else { return }
    guard !isFull(at: date) else {
      suppressed += 1
      return
    }
    linesInSecond += 1
    // Control characters could manipulate the terminal that shows the log.
    var text = ""
    for scalar in String(decoding: partial, as: UTF8.self).unicodeScalars {
      text.unicodeScalars.append(scalar == "\t" || Printable.isName(scalar) ? scalar : "\u{FFFD}")
    }
    appendToRing(date, partialIsCut ? text + "…" : text)
  }

  /// Adds an entry to the ring. The caller holds `lock`.
  private func appendToRing(_ date: Date, _ text: String) {
    count += 1
    let entry = LogEntry(number: count, date: date, text: text)
    if ring.count < lineLimit {
      ring.append(entry)
    } else {
      ring[start] = entry
      start = (start + 1) % lineLimit
    }
  }

  private static func suppression(_ count: Int) -> String { "(\(count) more lines in the same second are not kept)" }
}
