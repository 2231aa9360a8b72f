import AlmanacSwiftSourceText

/// Writes `inner[item]` for `inner.evaluate(item)` in `#Predicate` and `#Expression`, because their macros on Linux do not support calls of other
/// predicates. AlmanacFoundationCompat declares the subscript. A `try` there becomes spaces.
///
/// Spaces fill the rest, so that all lines and columns stay the same. Only a bracket at the end of a line, before `.evaluate` on the next one, is added.
struct PredicateCalls {
  private(set) var text: [UInt8]
  /// The positions at which brackets are added.
  private var added: [Int] = []

  init(_ text: [UInt8]) {
    self.text = text
    guard text.firstRange(of: Array(".evaluate".utf8)) != nil, text.firstRange(of: Array("#".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    var index = 0
    while index + 2 < tokens.count {
      guard tokens[index].isMark("#"), tokens[index + 1].isWord("Predicate") || tokens[index + 1].isWord("Expression"),
        let start = tokens[index...].firstIndex(where: { $0.isMark("{") }), let end = Self.end(of: start, "{", "}", tokens)
      else {
        index += 1
        continue
      }
      rewrite(tokens, start..<end)
      index = end
    }
    for place in added.sorted(by: >) { self.text.insert(UInt8(ascii: "["), at: place) }
  }

  private mutating func rewrite(_ tokens: [SwiftToken], _ range: Range<Int>) {
    let calls = range.filter { index in
      tokens[index].isWord("evaluate") && tokens[index - 1].isMark(".") && index + 2 < range.upperBound && tokens[index + 1].isMark("(")
        && !tokens[index + 2].isMark(")")
    }
    guard !calls.isEmpty else { return }
    for call in calls {
      guard let end = Self.end(of: call + 1, "(", ")", tokens) else { continue }
      let name = tokens[call - 1].range.lowerBound..<tokens[call + 1].range.upperBound
      for offset in name where !ASCII.isNewline(text[offset]) { text[offset] = ASCII.space }
      // The bracket is put directly after its expression; on a line of its own it would start a new one.
      let before = tokens[call - 2].range.upperBound
      if before == name.lowerBound { text[before] = UInt8(ascii: "[") } else { added.append(before) }
      text[tokens[end].range.lowerBound] = UInt8(ascii: "]")
    }
    for index in range where tokens[index].isWord("try") {
      for offset in tokens[index].range { text[offset] = ASCII.space }
    }
  }

  /// Returns the index of the token that closes the bracket at `start`.
  private static func end(of start: Int, _ open: String, _ close: String, _ tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isMark(open) { depth += 1 }
      if tokens[index].isMark(close) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
