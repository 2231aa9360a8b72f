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
