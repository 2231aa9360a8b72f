/// Swift's rules for names and literals.
enum SwiftName {
  /// Words that stand in backticks where they are a name.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Whether `text` can be a name as it is.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// `text` as a declaration writes it.
  static func escaped(_ text: String) -> String { reserved.contains(text) ? "`\(text)`" : text }

  /// `text` as the name of an enumeration's case: the capitals that it begins with are small, except the one that begins the next word.
  ///
  /// `Red` is `red`, `URLScheme` is `urlScheme`, `A4` is `a4`; what begins with a small letter stays. So Swift's own importer names the
  /// cases of an enumeration of Objective-C, which is what Xcode makes of one in an intent definition.
  static func ofCase(_ text: String) -> String {
    let letters = Array(text)
    let run = letters.prefix { $0.isUppercase }.count
    guard run > 0 else { return text }
    // The last capital of a longer run begins a word if a small letter follows it: `URLScheme`.
    let begins = run > 1 && run < letters.count && letters[run].isLowercase
    let small = begins ? run - 1 : run
    return String(letters[..<small]).lowercased() + String(letters[small...])
  }

  /// With a capital first letter.
  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A string literal that means `text`.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
