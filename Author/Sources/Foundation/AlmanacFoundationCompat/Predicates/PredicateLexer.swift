import Foundation

/// Splits a predicate's format into words, numbers, texts, operators and placeholders.
struct PredicateLexer {
  enum Token: Equatable {
    case word(String)
    case number(String)
    case text(String)
    case sign(String)
    /// `%@`, `%K`, `%d` and so on: the character after the percent sign.
    case placeholder(String)
    case end
  }

  private let format: [Character]
  private var index = 0
  private(set) var tokens: [(token: Token, position: Int)] = []

  init(_ format: String) throws {
    self.format = Array(format)
    while try readToken() {}
    tokens.append((.end, index))
  }

  private static let signs = ["&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>"]

  private mutating func readToken() throws -> Bool {
    while index < format.count, format[index].isWhitespace { index += 1 }
    guard index < format.count else { return false }
    let start = index
    let sign = format[index]
    let token: Token
    switch sign {
    case "\"", "'": token = .text(try quoted(sign))
    case "%":
      index += 1
      // Skips length and precision, which have no meaning here: `%ld`, `%lu`, `%.2f`.
      while index < format.count, "hlqztj.0123456789".contains(format[index]) { index += 1 }
      guard index < format.count else { throw PredicateFault("“%” at its end is not a placeholder") }
      token = .placeholder(String(format[index]))
      index += 1
    case _ where sign.isNumber || sign == "-" && index + 1 < format.count && format[index + 1].isNumber: token = .number(number())
    case _ where sign.isLetter || "_@$#\\".contains(sign): token = .word(word())
    default:
      let pair = index + 1 < format.count ? String(format[index...index + 1]) : ""
      token = .sign(Self.signs.contains(pair) ? pair : String(sign))
      index += Self.signs.contains(pair) ? 2 : 1
    }
    tokens.append((token, start))
    return true
  }

  private mutating func quoted(_ quote: Character) throws -> String {
    var text = ""
    index += 1
    while index < format.count, format[index] != quote {
      if format[index] == "\\", index + 1 < format.count { index += 1 }
      text.append(format[index])
      index += 1
    }
    guard index < format.count else { throw PredicateFault("the text that begins with \(quote)\(text.prefix(20)) has no closing quote") }
    index += 1
    return text
  }

  private mutating func number() -> String {
    let start = index
    index += 1
    while index < format.count, format[index].isNumber || ".eExX_".contains(format[index]) || format[index].isHexDigit { index += 1 }
    return String(format[start..<index])
  }

  /// A key path is one word: `list.@count`.
  private mutating func word() -> String {
    let start = index
    while index < format.count, format[index].isLetter || format[index].isNumber || "_@$#\\.".contains(format[index]) { index += 1 }
    return String(format[start..<index])
  }
}
