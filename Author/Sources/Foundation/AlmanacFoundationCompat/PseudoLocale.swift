/// A test locale that shows what a translation would break: `en_XA` has longer words with accents, `ar_XB` is written from right to left.
///
/// Both are CLDR's pseudo-locales. Strings of the app's tables and keys of `LocalizedStringKey` change. Other text stays unchanged, which shows what
/// cannot be translated.
package struct PseudoLocale {
  private let accents: Bool

  /// Returns nil for any other locale.
  package init?(_ locale: Locale) {
    let identifier = locale.identifier
    guard identifier.hasPrefix("en") && identifier.hasSuffix("XA") || identifier.hasPrefix("ar") && identifier.hasSuffix("XB") else { return nil }
    accents = identifier.hasSuffix("XA")
  }

  /// Returns a string of a table with accented letters, and about two fifths longer, as German and Finnish are compared with English. Placeholders,
  /// and the addresses and attributes of Markdown, stay unchanged.
  package func changed(_ format: String) -> String {
    var result = ""
    var letters = 0
    var rest = format[...]
    while let character = rest.first {
      if character == "%" {
        let end =
          rest.dropFirst().firstIndex { $0.isLetter && !"hlqLztj".contains($0) || $0 == "@" || $0 == "%" } ?? rest.index(before: rest.endIndex)
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("](") {
        let end = rest.firstIndex(of: ")") ?? rest.index(before: rest.endIndex)
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
      } else {
        if character.isLetter { letters += 1 }
        result.append(accents ? Self.accented[character] ?? character : character)
        rest = rest.dropFirst()
      }
    }
    let more = (letters * 2 + 4) / 5
    guard more > 0 else { return result }
    // Pads with words, so that lines can break between them.
    let padding = String(repeating: accents ? "lôñg " : "long ", count: (more + 3) / 4).dropLast()
    return "\(result) \(padding)"
  }

  private static let accented: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("aceinosuyzACEINOSUYZ", "åçéîñöšüýžÅÇÉÎÑÖŠÜÝŽ"))
}
