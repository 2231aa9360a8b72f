import SwiftSourceText

/// A source text in which the `#if` conditions of a platform are replaced by their values, so that the compiler on Linux takes the branches that
/// it would take on the platform.
struct ResolvedConditions {
  /// A part of a condition that was replaced.
  struct Resolution: Equatable {
    /// As the author wrote it: `os(iOS)`.
    var check: String
    var value: Bool
    /// Counted from one.
    var line: Int
  }

  /// As long as the original: every line and column stays where it was.
  private(set) var text: [UInt8]
  private(set) var resolutions: [Resolution] = []

  /// - Parameters:
  ///   - platform: the platform whose conditions are replaced; nil leaves them.
  ///   - undefined: flags that are replaced by `false`.
  init(_ source: String, platform: ApplePlatform?, undefined: Set<String> = []) {
    text = Array(source.utf8)
    // Most files have no conditions; finding that out is cheaper than lexing them.
    guard source.contains("#if") else { return }
    var (line, counted) = (1, 0)
    for token in SwiftLexer(text) {
      guard case .directive(let directive) = token.kind, let range = directive.condition else { continue }
      for check in Condition(text, in: range).checks {
        let value = check.argument == nil ? (undefined.contains(check.name) ? false : nil) : platform?.value(of: check)
        guard let value else { continue }
        line += text[counted..<check.range.lowerBound].count { $0 == ASCII.newline }
        counted = check.range.lowerBound
        replace(check.range, with: value, line: line)
      }
    }
  }

  /// Writes the value over the check, padded with spaces. The shortest check, `os(x)`, has room for `false`.
  private mutating func replace(_ range: Range<Int>, with value: Bool, line: Int) {
    resolutions.append(Resolution(check: String(decoding: text[range], as: UTF8.self), value: value, line: line))
    var word = Array((value ? "true" : "false").utf8)
    for offset in range where !ASCII.isNewline(text[offset]) { text[offset] = word.isEmpty ? ASCII.space : word.removeFirst() }
  }
}
