import SwiftSourceText

/// Makes Swift names.
enum SwiftName {
  /// Returns whether `text` is an identifier.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// Returns `text` with backticks if it is a keyword.
  static func escaped(_ text: String) -> String { SwiftLiteral.identifier(text) }

  /// Returns `text` as the name of an enumeration case: its leading capitals become lowercase, except the one that starts the next word.
  ///
  /// `Red` is `red`, `URLScheme` is `urlScheme`, `A4` is `a4`. A name with a lowercase first letter stays as it is. Swift imports the
  /// cases of Objective-C enumerations by this rule, and Xcode generates such an enumeration from an intent definition.
  static func ofCase(_ text: String) -> String {
    let letters = Array(text)
    let run = letters.prefix { $0.isUppercase }.count
    guard run > 0 else { return text }
    // The last capital of a run starts a word if a lowercase letter follows it: `URLScheme`.
    let startsWord = run > 1 && run < letters.count && letters[run].isLowercase
    let lowercased = startsWord ? run - 1 : run
    return String(letters[..<lowercased]).lowercased() + String(letters[lowercased...])
  }

  /// Returns `text` with a capital first letter.
  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
