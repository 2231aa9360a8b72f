/// Walks over Swift source text and finds its conditional compilation directives.
///
/// Only as much of the language is read as tells code from what is none: comments (which nest), strings (plain, multi-line, raw, with interpolations
/// that hold code again) and extended regex literals.
struct SourceLexer {
  /// `#if` or `#elseif` with the place of its condition in the text.
  struct Condition: Equatable {
    /// Bytes from behind the keyword to the end of the condition.
    var range: Range<Int>
    /// Counted from one.
    var line: Int
  }

  private let text: [UInt8]
  private var at = 0
  private(set) var conditions: [Condition] = []
  /// Words of the code with their places, where asked for.
  private(set) var words: [(text: String, at: Int)] = []
  private let keepsWords: Bool

  init(_ text: [UInt8], keepsWords: Bool = false) {
    self.text = text
    self.keepsWords = keepsWords
    skipCode(until: nil)
  }

  // MARK: Code

  /// Skips code to the end, or behind the parenthesis that ends an interpolation.
  private mutating func skipCode(until end: UInt8?) {
    var depth = 0
    while at < text.count {
      switch text[at] {
      case Byte.slash where peek(1) == Byte.slash || peek(1) == Byte.star: skipComment()
      case Byte.slash where startsRegex(): skipRegex(hashes: 0)
      case Byte.quote: skipString(hashes: 0)
      case Byte.hash: skipHash()
      case Byte.backtick: skipQuotedName()
      case Byte.open:
        depth += 1
        at += 1
      case Byte.close:
        at += 1
        if depth == 0, end != nil { return }
        depth -= 1
      case let byte where Byte.isName(byte):
        let start = at
        skipName()
        if keepsWords { words.append((String(decoding: text[start..<at], as: UTF8.self), start)) }
      default: at += 1
      }
    }
  }

  /// A raw string, an extended regex, or a directive.
  private mutating func skipHash() {
    var hashes = 0
    while peek(hashes) == Byte.hash { hashes += 1 }
    switch peek(hashes) {
    case Byte.quote:
      at += hashes
      skipString(hashes: hashes)
    case Byte.slash where peek(hashes + 1) != Byte.slash && peek(hashes + 1) != Byte.star:
      at += hashes + 1
      skipRegex(hashes: hashes)
    default:
      at += 1
      let start = at
      skipName()
      let name = text[start..<at]
      if name.elementsEqual("if".utf8) || name.elementsEqual("elseif".utf8) {
        skipCondition()
      } else if keepsWords, name.elementsEqual("selector".utf8) {
        words.append(("selector", start))
      }
    }
  }

  private mutating func skipName() { while let byte = peek(0), Byte.isName(byte) { at += 1 } }

  /// `` `default` ``: what stands in backticks is a name.
  private mutating func skipQuotedName() {
    at += 1
    while let byte = peek(0), byte != Byte.backtick, byte != Byte.newline { at += 1 }
    at += 1
  }

  // MARK: Conditions

  /// A condition ends with its line, or later where a parenthesis is open or an operator stands at the line's end or the next one's beginning.
  private mutating func skipCondition() {
    let start = at
    var depth = 0
    var end = at
    var expectsOperand = true
    while let byte = peek(0) {
      switch byte {
      case Byte.newline:
        if depth == 0, !expectsOperand, !continuesOnNextLine() {
          conditions.append(Condition(range: start..<end, line: line(of: start)))
          return
        }
        at += 1
      case Byte.slash where peek(1) == Byte.slash || peek(1) == Byte.star: skipComment()
      case Byte.hash:  // Another directive: the condition was never finished, which the compiler says.
        conditions.append(Condition(range: start..<end, line: line(of: start)))
        return
      case Byte.space, Byte.tab, Byte.carriageReturn: at += 1
      default:
        if byte == Byte.open { depth += 1 }
        if byte == Byte.close { depth -= 1 }
        expectsOperand = [Byte.ampersand, Byte.bar, Byte.bang, Byte.open, Byte.comma].contains(byte)
        at += 1
        end = at
      }
    }
    conditions.append(Condition(range: start..<end, line: line(of: start)))
  }

  private func continuesOnNextLine() -> Bool {
    var next = at
    while next < text.count, [Byte.newline, Byte.space, Byte.tab, Byte.carriageReturn].contains(text[next]) { next += 1 }
    guard next + 1 < text.count else { return false }
    return (text[next] == Byte.ampersand && text[next + 1] == Byte.ampersand) || (text[next] == Byte.bar && text[next + 1] == Byte.bar)
  }

  private func line(of offset: Int) -> Int { 1 + text[..<offset].count { $0 == Byte.newline } }

  // MARK: Comments

  private mutating func skipComment() {
    if peek(1) == Byte.slash {
      while let byte = peek(0), byte != Byte.newline { at += 1 }
      return
    }
    var depth = 0
    while at < text.count {
      if peek(0) == Byte.slash, peek(1) == Byte.star {
        depth += 1
        at += 2
      } else if peek(0) == Byte.star, peek(1) == Byte.slash {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  // MARK: Strings

  /// A string from its opening quote on; `hashes` stand before it.
  private mutating func skipString(hashes: Int) {
    let isMultiline = peek(1) == Byte.quote && peek(2) == Byte.quote && !(hashes > 0 && closes(at: at + 2, quotes: 1, hashes: hashes))
    let quotes = isMultiline ? 3 : 1
    at += quotes
    while let byte = peek(0) {
      if byte == Byte.quote, closes(at: at, quotes: quotes, hashes: hashes) {
        at += quotes + hashes
        return
      }
      // A string that does not end on its line is a mistake for the compiler to tell; what follows is code again.
      if byte == Byte.newline, !isMultiline { return }
      guard byte == Byte.backslash, hashesFollow(at + 1, hashes) else {
        at += 1
        continue
      }
      at += 1 + hashes
      if peek(0) == Byte.open {
        at += 1
        skipCode(until: Byte.close)
      } else if peek(0) != Byte.newline {
        at += 1
      }
    }
  }

  private func closes(at place: Int, quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte(place + $0) == Byte.quote } && hashesFollow(place + quotes, hashes)
  }

  private func hashesFollow(_ place: Int, _ hashes: Int) -> Bool { (0..<hashes).allSatisfy { byte(place + $0) == Byte.hash } }

  // MARK: Regular expressions

  /// `/…/`, told from a division as Swift does: nothing that could be an operand stands directly before it, no space behind it, and it ends on its line.
  private func startsRegex() -> Bool {
    let before: UInt8? = at > 0 ? text[at - 1] : nil
    guard before == nil || [Byte.space, Byte.tab, Byte.newline, Byte.open, Byte.comma, UInt8(ascii: "["), UInt8(ascii: "{")].contains(before!),
      let next = peek(1), next != Byte.space, next != Byte.tab
    else { return false }
    var place = at + 1
    while let byte = byte(place), byte != Byte.newline {
      if byte == Byte.slash { return true }
      place += byte == Byte.backslash ? 2 : 1
    }
    return false
  }

  /// `#/…/#`; over several lines where its first line is empty.
  private mutating func skipRegex(hashes: Int) {
    let isMultiline = hashes > 0 && peek(0) == Byte.newline
    if hashes == 0 { at += 1 }
    while let byte = peek(0) {
      if byte == Byte.slash, hashesFollow(at + 1, hashes) {
        at += 1 + hashes
        return
      }
      if byte == Byte.newline, !isMultiline { return }
      at += byte == Byte.backslash ? 2 : 1
    }
  }

  // MARK: Bytes

  private func byte(_ place: Int) -> UInt8? { place < text.count ? text[place] : nil }
  private func peek(_ distance: Int) -> UInt8? { byte(at + distance) }
}

/// The bytes that the lexer knows by name.
enum Byte {
  static let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r"), space = UInt8(ascii: " "), tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*"), quote = UInt8(ascii: "\""), hash = UInt8(ascii: "#"), backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "("), close = UInt8(ascii: ")"), comma = UInt8(ascii: ","), backtick = UInt8(ascii: "`")
  static let ampersand = UInt8(ascii: "&"), bar = UInt8(ascii: "|"), bang = UInt8(ascii: "!")

  /// Letters, digits, underscores, and everything beyond ASCII.
  static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
