/// The words and marks of a Swift source, without comments and without the text of its strings.
///
/// What stands in a string's interpolation counts; literals that are cut off at the end of the file end there.
struct SourceTokens {
  enum Token: Equatable {
    /// An identifier, keyword or number.
    case word(String)
    /// Any other character.
    case mark(Character)
  }
  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    read(untilParenthesis: false)
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func read(untilParenthesis: Bool) {
    // Interpolations in interpolations: no source is that deep, a file that is none might be.
    depth += 1
    defer { depth -= 1 }
    var open = 0
    while place < bytes.count, depth < 60 {
      let byte = bytes[place]
      if Self.isWord(byte) {
        let start = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
        tokens.append(.word(String(decoding: bytes[start..<place], as: UTF8.self)))
      } else if byte == UInt8(ascii: "/"), next(is: "/") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if byte == UInt8(ascii: "/"), next(is: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        string(hashes: 0)
      } else if byte == UInt8(ascii: "#"), let hashes = hashesBeforeQuote {
        place += hashes
        string(hashes: hashes)
      } else {
        place += 1
        if untilParenthesis {
          if byte == UInt8(ascii: "(") { open += 1 }
          if byte == UInt8(ascii: ")") {
            if open == 0 { return }
            open -= 1
          }
        }
        // Backticks only quote a word.
        if byte > 0x20, byte != UInt8(ascii: "`") { tokens.append(.mark(Character(Unicode.Scalar(byte)))) }
      }
    }
  }

  private func next(is character: Unicode.Scalar) -> Bool { place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: character) }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    case 0x80...: true
    default: false
    }
  }

  private mutating func skipComment() {
    var level = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), next(is: "*") {
        level += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), next(is: "/") {
        level -= 1
        place += 2
        if level == 0 { return }
      } else {
        place += 1
      }
    }
  }

  /// How many `#` stand here before a quotation mark; nil where something else follows.
  private var hashesBeforeQuote: Int? {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - place : nil
  }

  /// Reads a string from its quotation mark; `hashes` stand before it.
  private mutating func string(hashes: Int) {
    let quote = Array(repeating: UInt8(ascii: "\""), count: bytes[place...].starts(with: Array("\"\"\"".utf8)) ? 3 : 1)
    let closing = quote + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    place += quote.count
    while place < bytes.count {
      if bytes[place...].starts(with: closing) {
        place += closing.count
        return
      }
      if quote.count == 1, bytes[place] == 0x0A { return }
      guard bytes[place...].starts(with: escape) else {
        place += 1
        continue
      }
      place += escape.count
      guard place < bytes.count else { return }
      let escaped = bytes[place]
      place += 1
      if escaped == UInt8(ascii: "(") { read(untilParenthesis: true) }
    }
  }
}
