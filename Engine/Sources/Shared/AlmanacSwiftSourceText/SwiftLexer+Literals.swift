/// The quotes and number signs around a string.
struct StringDelimiter {
  /// The number of quotes: 1, or 3 for a multi-line string.
  let quotes: Int
  /// The number of number signs of a raw string; 0 for a plain string.
  let hashes: Int
}

extension SwiftLexer {
  // MARK: Strings

  /// Reads a string from its opening quote up to its end or its first interpolation.
  mutating func readString(hashes: Int) {
    // `#"""#` is a raw string that contains one quote, not the start of a multi-line string.
    let isMultiline = peek(1) == ASCII.quote && peek(2) == ASCII.quote && !(hashes > 0 && areHashes(at: position + 3, hashes))
    let delimiter = StringDelimiter(quotes: isMultiline ? 3 : 1, hashes: hashes)
    position += delimiter.quotes
    readString(delimiter)
  }

  /// Reads the inside of a string, up to its end or its next interpolation.
  mutating func readString(_ delimiter: StringDelimiter) {
    while let byte = peek() {
      if byte == ASCII.quote, closes(delimiter) {
        position += delimiter.quotes + delimiter.hashes
        return
      }
      // The compiler reports a single-line string without an end; code follows.
      if ASCII.isNewline(byte), delimiter.quotes == 1 { return }
      guard byte == ASCII.backslash, areHashes(at: position + 1, delimiter.hashes) else {
        position += 1
        continue
      }
      position += 1 + delimiter.hashes
      guard let escaped = peek() else { return }
      if escaped == ASCII.openParenthesis {
        position += 1
        beginInterpolation(in: delimiter)
        return
      }
      if !ASCII.isNewline(escaped) { position += 1 }
    }
  }

  private func closes(_ delimiter: StringDelimiter) -> Bool {
    (0..<delimiter.quotes).allSatisfy { peek($0) == ASCII.quote } && areHashes(at: position + delimiter.quotes, delimiter.hashes)
  }

  private func areHashes(at offset: Int, _ count: Int) -> Bool { (0..<count).allSatisfy { byte(at: offset + $0) == ASCII.hash } }

  // MARK: Regular expressions

  /// True if the slash starts `/…/` instead of being an operator.
  ///
  /// The compiler's rule: no operand directly before it, no space directly after it, and a closing slash on the same line without a space
  /// before it.
  var startsRegex: Bool {
    if position > 0 {
      let isAfterOperand = !Self.bytesBeforeRegex.contains(bytes[position - 1])
      if isAfterOperand { return false }
    }
    guard let first = peek(1), first != ASCII.space, first != ASCII.tab else { return false }
    var offset = position + 1
    var depth = 0
    while let byte = byte(at: offset), !ASCII.isNewline(byte) {
      switch byte {
      case ASCII.slash: return bytes[offset - 1] != ASCII.space && bytes[offset - 1] != ASCII.tab
      case ASCII.openParenthesis: depth += 1
      case ASCII.closeParenthesis:
        // A parenthesis around the slash: an operator, as in `reduce(1, /)`.
        depth -= 1
        if depth < 0 { return false }
      case ASCII.backslash: offset += 1
      default: break
      }
      offset += 1
    }
    return false
  }

  private static let bytesBeforeRegex: Set<UInt8> = Set(" \t\r\n(,[{:;".utf8)

  /// Skips `/…/` or `#/…/#` from its first slash. With number signs and nothing else on its first line it spans several lines.
  mutating func skipRegex(hashes: Int) {
    position += 1
    var start = position
    while let byte = byte(at: start), byte == ASCII.space || byte == ASCII.tab { start += 1 }
    let isMultiline = hashes > 0 && byte(at: start).map(ASCII.isNewline) == true
    while let byte = peek() {
      if byte == ASCII.slash, areHashes(at: position + 1, hashes) {
        position += 1 + hashes
        return
      }
      if ASCII.isNewline(byte), !isMultiline { return }
      position += byte == ASCII.backslash ? 2 : 1
    }
  }
}
