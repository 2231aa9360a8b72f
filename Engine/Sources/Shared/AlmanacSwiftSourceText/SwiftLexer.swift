/// Splits Swift source into words, marks and conditional compilation directives.
///
/// ```swift
/// for token in SwiftLexer(source) where token.isWord("import") { … }
/// ```
///
/// The lexer knows enough of the language to separate code from comments (which nest) and literals: plain, raw and multi-line strings, with code in
/// their interpolations, and regular expressions. It also accepts invalid source: an unfinished single-line literal ends with its line, anything
/// else unfinished ends with the text.
public struct SwiftLexer: Sequence, IteratorProtocol {
  /// A string with an interpolation that is being read.
  private struct OpenString {
    let delimiter: StringDelimiter
    /// The number of open parentheses in the interpolated code.
    var parentheses = 0
  }

  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var position: Int
  let end: Int
  private var openStrings: [OpenString] = []

  public init(_ source: String) { self.init(Array(source.utf8)) }

  /// - Parameter bytes: the source in UTF-8. A byte order mark and a `#!` line are skipped.
  public init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if peek() == ASCII.hash, peek(1) == ASCII.bang { skipLine() }
  }

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  public mutating func next() -> SwiftToken? {
    while let byte = peek() {
      switch byte {
      case 0...ASCII.space: position += 1
      case ASCII.slash where startsComment: skipComment()
      case ASCII.slash where startsRegex: skipRegex(hashes: 0)
      case ASCII.quote: readString(hashes: 0)
      case ASCII.hash: if let token = readHash() { return token }
      case ASCII.backtick: return quotedWord()
      case _ where ASCII.isWord(byte): return word()
      case ASCII.closeParenthesis where openStrings.last?.parentheses == 0:
        position += 1
        readString(openStrings.removeLast().delimiter)
      default:
        if let last = openStrings.indices.last {
          if byte == ASCII.openParenthesis { openStrings[last].parentheses += 1 }
          if byte == ASCII.closeParenthesis { openStrings[last].parentheses -= 1 }
        }
        position += 1
        return token(.mark, position - 1..<position)
      }
    }
    return nil
  }

  // MARK: Words

  private func token(_ kind: SwiftToken.Kind, _ range: Range<Int>) -> SwiftToken {
    SwiftToken(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private mutating func word() -> SwiftToken {
    let start = position
    while let byte = peek(), ASCII.isWord(byte) { position += 1 }
    return token(.word, start..<position)
  }

  private mutating func quotedWord() -> SwiftToken {
    let start = position + 1
    position = start
    while let byte = peek(), byte != ASCII.backtick, !ASCII.isNewline(byte) { position += 1 }
    let range = start..<position
    if peek() == ASCII.backtick { position += 1 }
    return token(.quotedWord, range)
  }

  // MARK: Directives

  /// Reads what starts with `#`: a raw string or an extended regular expression, which give no token, a directive, or the mark itself.
  private mutating func readHash() -> SwiftToken? {
    var hashes = 0
    while peek(hashes) == ASCII.hash { hashes += 1 }
    switch peek(hashes) {
    case ASCII.quote:
      position += hashes
      readString(hashes: hashes)
      return nil
    case ASCII.slash where peek(hashes + 1) != ASCII.slash && peek(hashes + 1) != ASCII.star:
      position += hashes
      skipRegex(hashes: hashes)
      return nil
    default:
      // Valid code has no more than one number sign here. Of several, the last one counts.
      let start = position + hashes - 1
      position += hashes
      if let directive = readDirective() { return SwiftToken(kind: .directive(directive), text: "", range: start..<position) }
      return token(.mark, start..<position)
    }
  }

  /// Reads a conditional compilation directive after `#`. If there is none, the position does not change.
  private mutating func readDirective() -> SwiftToken.Directive? {
    let start = position
    let name = word().text
    switch name {
    case "if": return .if(condition())
    case "elseif": return .elseif(condition())
    case "else": return .else
    case "endif": return .endif
    default:
      position = start
      return nil
    }
  }

  /// Reads a condition. It ends with its line, unless a parenthesis is open.
  private mutating func condition() -> Range<Int> {
    let start = position
    var end = position
    var endOfLine: Int?
    var depth = 0
    while let byte = peek() {
      switch byte {
      case _ where ASCII.isNewline(byte):
        endOfLine = endOfLine ?? end
        if depth <= 0 { return start..<end }
        position += 1
      case ASCII.slash where startsComment: skipComment()
      case 0...ASCII.space: position += 1
      case ASCII.hash:
        // This is the next directive, so a parenthesis of this one was never closed.
        position = endOfLine ?? end
        return start..<position
      default:
        if byte == ASCII.openParenthesis { depth += 1 }
        if byte == ASCII.closeParenthesis { depth -= 1 }
        position += 1
        end = position
      }
    }
    if depth > 0, let endOfLine {
      position = endOfLine
      return start..<endOfLine
    }
    return start..<end
  }

  // MARK: Comments

  private var startsComment: Bool { peek(1) == ASCII.slash || peek(1) == ASCII.star }

  private mutating func skipLine() { while let byte = peek(), !ASCII.isNewline(byte) { position += 1 } }

  private mutating func skipComment() {
    guard peek(1) == ASCII.star else { return skipLine() }
    var depth = 0
    while position < end {
      if peek() == ASCII.slash, peek(1) == ASCII.star {
        depth += 1
        position += 2
      } else if peek() == ASCII.star, peek(1) == ASCII.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  // MARK: Bytes

  func byte(at offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }
  func peek(_ distance: Int = 0) -> UInt8? { byte(at: position + distance) }

  /// Records that the code of an interpolation follows, up to its closing parenthesis.
  mutating func beginInterpolation(in delimiter: StringDelimiter) { openStrings.append(OpenString(delimiter: delimiter)) }
}
