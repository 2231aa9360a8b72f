/// Text that an app chose, for lines that the host prints, logs and stores.
package enum Printable {
  /// Returns the bytes as text in which control characters and invalid UTF-8 are escaped, shortened to about 200 characters.
  static func text(_ bytes: [UInt8]) -> String {
    var result = ""
    for scalar in String(decoding: bytes.prefix(4096), as: UTF8.self).unicodeScalars {
      if result.count >= 200 { return result + "…" }
      append(scalar, to: &result)
    }
    return result
  }

  static func text(_ text: String) -> String { self.text(Array(text.utf8)) }

  /// Returns a sentence as one line: white space that ends lines becomes a space, characters that turn the line's direction are left out, other
  /// control characters are escaped. It is cut after about `bytes` bytes.
  package static func line(_ text: String, bytes: Int) -> String {
    if text.utf8.count <= bytes, text.unicodeScalars.allSatisfy(isName) { return text }
    var result = ""
    // Bounded, because any number of characters may be left out.
    for scalar in text.unicodeScalars.prefix(4 * bytes) {
      if result.utf8.count >= bytes { return result + "…" }
      switch scalar {
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": if result.last != " " { result += " " }
      default: if !turnsDirection(scalar) { append(scalar, to: &result) }
      }
    }
    return result
  }

  /// Returns a stable name such as `completion.never`: at most `bytes` ASCII letters, digits, dots, hyphens and underscores. Others become underscores.
  static func stableName(_ text: String, bytes: Int) -> String {
    var name = ""
    for scalar in text.unicodeScalars.prefix(bytes) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": name.unicodeScalars.append(scalar)
      default: name += "_"
      }
    }
    return name.isEmpty ? "unnamed" : name
  }

  /// Returns whether a character can stand in a line without changing it.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // Most text, without a look-up of properties.
    if scalar.value < 0x7f { return scalar.value >= 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    // Replaces invalid UTF-8.
    default: scalar != "\u{fffd}"
    }
  }

  /// Returns whether a character can stand in a name: it is plain and does not change the direction of what follows.
  static func isName(_ scalar: Unicode.Scalar) -> Bool { isPlain(scalar) && !turnsDirection(scalar) }

  /// Whether the character embeds, overrides or isolates a direction, so that text is shown in another order than it has. It is false for
  /// the left-to-right and right-to-left marks, which Arabic and Hebrew text needs.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns a text whose characters all can stand in a name; others are shown by their numbers.
  static func name(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { name, scalar in
      if isName(scalar) { name.unicodeScalars.append(scalar) } else { name += "\\u{\(String(scalar.value, radix: 16))}" }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if isPlain(scalar) { text.unicodeScalars.append(scalar) } else { text += "\\u{\(String(scalar.value, radix: 16))}" }
  }
}
