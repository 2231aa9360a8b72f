import AlmanacSwiftSourceText

enum SwiftName {
  /// Returns true if `text` is an identifier.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// Returns `text` with backticks if it is a keyword.
  static func escaped(_ text: String) -> String { SwiftLiteral.identifier(text) }

  /// Returns `text` as the name of an enumeration case: only its first letter becomes lowercase, as in the code that Xcode generates from an intent
  /// definition.
  ///
  /// `Red` is `red`, `USD` is `uSD`, `URLScheme` is `uRLScheme`. A name with a lowercase first letter stays as it is.
  static func ofCase(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// Returns `text` with a capital first letter.
  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
