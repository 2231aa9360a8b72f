import Glibc

/// The last lines that a process printed before a signal ended it, and the one among them that says why.
struct LastWords {
  private let lines: ArraySlice<String>

  /// The most lines that are read: in a debug build Swift prints a stack after the line that says why.
  static let mostLines = 130
  private static let longest = 300

  init(_ lines: [String]) {
    let stack = lines.lastIndex { $0.hasPrefix("Current stack trace:") } ?? lines.endIndex
    self.lines = lines[..<stack]
  }

  /// Returns why a signal ended the process, with at most 300 characters; empty if it did not say so.
  ///
  /// What a provider printed for itself is no reason: an arithmetic overflow in an optimized build ends a process without a word.
  func reason(ofSignal signal: Int32) -> String {
    let text: String
    switch signal {
    // The signals of a Swift trap on x86 and on ARM. Swift writes "Module/File.swift:3: Fatal error: why"; the words of a `fatalError` can have more lines.
    case SIGILL, SIGTRAP:
      guard let start = lines.lastIndex(where: Self.isOfSwift) else { return "" }
      text = lines[start...].joined(separator: " ")
    // C's `assert` and `abort`, the allocator, and Swift's runtime say why in the line before the signal.
    case SIGABRT: text = lines.last ?? ""
    default: return ""
    }
    return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }

  /// Whether a line is as Swift writes it: a file and a line, if it knows them, and the kind of failure.
  private static func isOfSwift(_ line: String) -> Bool {
    line.prefixMatch(of: /(.+:[0-9]+: )?(Fatal error|Precondition failed|Assertion failed)(:|$)/) != nil
  }
}
