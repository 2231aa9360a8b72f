import AlmanacSwiftSourceText

/// A source text in which the `#if` conditions of a platform are replaced by their values, so that the compiler on Linux takes the branches that
/// it would take on the platform.
struct ResolvedConditions {
  /// A replaced part of a condition.
  struct Resolution: Equatable {
    /// The part as the author wrote it, for example `os(iOS)`.
    var check: String
    var value: Bool
    /// The line, counted from 1.
    var line: Int
  }

  /// The text after the replacement. It has the original's length, and all lines and columns stay the same.
  private(set) var text: [UInt8]
  private(set) var resolutions: [Resolution] = []

  /// - Parameters:
  ///   - platform: the platform whose conditions are replaced; nil = none are replaced.
  ///   - undefined: flags that are replaced by `false`.
  init(_ source: String, platform: ApplePlatform?, undefined: Set<String> = []) {
    text = Array(source.utf8)
    // Most files have no conditions, and this search is cheaper than the lexer.
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

  /// Writes the value over the check, padded with spaces. The shortest check, `os(x)`, is as long as `false`.
  private mutating func replace(_ range: Range<Int>, with value: Bool, line: Int) {
    resolutions.append(Resolution(check: String(decoding: text[range], as: UTF8.self), value: value, line: line))
    var word = Array((value ? "true" : "false").utf8)
    for offset in range where !ASCII.isNewline(text[offset]) { text[offset] = word.isEmpty ? ASCII.space : word.removeFirst() }
  }
}
