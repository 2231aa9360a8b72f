/// The tokens of an Objective-C header, without comments.
struct HeaderTokens {
  enum Token: Equatable {
    case word(String)
    case number(String)
    /// A string literal, `"…"` or `@"…"`, as it is written between the quotes.
    case string(String)
    /// A preprocessor line without its `#`, with continued lines joined.
    case directive(String)
    case mark(Character)

    var word: String? { if case .word(let text) = self { text } else { nil } }
    func isMark(_ mark: Character) -> Bool { self == .mark(mark) }
  }
  private(set) var tokens: [Token] = []

  init(_ text: String) {
    let characters = Array(Self.withoutComments(Array(text.replacing("\\\r\n", with: " ").replacing("\\\n", with: " "))))
    var index = 0
    var startsLine = true
    func run(while fits: (Character) -> Bool) -> String {
      let start = index
      while index < characters.count, fits(characters[index]) { index += 1 }
      return String(characters[start..<index])
    }
    while index < characters.count {
      let character = characters[index]
      if character.isNewline {
        startsLine = true
        index += 1
        continue
      }
      if character.isWhitespace {
        index += 1
        continue
      }
      let begins = startsLine
      startsLine = false
      if character == "#", begins {
        index += 1
        tokens.append(.directive(run { !$0.isNewline }.trimmingPrefix { $0.isWhitespace }.description))
      } else if character.isLetter || character == "_" {
        tokens.append(.word(run { $0.isLetter || $0.isNumber || $0 == "_" }))
      } else if character.isNumber {
        tokens.append(.number(run { $0.isLetter || $0.isNumber || $0 == "." }))
      } else if character == "\"" || character == "@" && index + 1 < characters.count && characters[index + 1] == "\"" {
        index += character == "@" ? 2 : 1
        var literal = ""
        while index < characters.count, characters[index] != "\"", !characters[index].isNewline {
          literal.append(characters[index])
          if characters[index] == "\\", index + 1 < characters.count {
            index += 1
            literal.append(characters[index])
          }
          index += 1
        }
        index += 1
        tokens.append(.string(literal))
      } else {
        tokens.append(.mark(character))
        index += 1
      }
    }
  }

  private static func withoutComments(_ text: [Character]) -> [Character] {
    var result: [Character] = []
    var index = 0
    var isQuoted = false
    func next(_ character: Character) -> Bool { index + 1 < text.count && text[index + 1] == character }
    while index < text.count {
      let character = text[index]
      if isQuoted {
        result.append(character)
        if character == "\\", index + 1 < text.count {
          index += 1
          result.append(text[index])
        } else if character == "\"" || character.isNewline {
          isQuoted = false
        }
      } else if character == "/", next("/") {
        while index < text.count, !text[index].isNewline { index += 1 }
        continue
      } else if character == "/", next("*") {
        index += 2
        while index < text.count, !(text[index] == "*" && next("/")) { index += 1 }
        index += 1
        result.append(" ")
      } else {
        isQuoted = character == "\""
        result.append(character)
      }
      index += 1
    }
    return result
  }
}
