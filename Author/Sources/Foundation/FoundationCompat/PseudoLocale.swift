/// A locale that nobody speaks, which shows what a translation would break: `en_XA` has longer words with accents, `ar_XB` is written from right to left.
///
/// Both are CLDR's pseudo-locales. Strings of the app's tables and keys of `LocalizedStringKey` change; text that the author made otherwise stays, so that
/// what cannot be translated shows too.
package struct PseudoLocale {
  private let accents: Bool

  /// Nil for every other locale.
  package init?(_ locale: Locale) {
    let identifier = locale.identifier
    guard identifier.hasPrefix("en") && identifier.hasSuffix("XA") || identifier.hasPrefix("ar") && identifier.hasSuffix("XB") else { return nil }
    accents = identifier.hasSuffix("XA")
  }

  /// Returns a string of a table with letters that have accents, and about two fifths longer, as German and Finnish are beside English. Places of arguments
  /// and the addresses and attributes of Markdown stay.
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
    // Words, so that lines can break between them.
    let padding = String(repeating: accents ? "lôñg " : "long ", count: (more + 3) / 4).dropLast()
    return "\(result) \(padding)"
  }

  private static let accented: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("aceinosuyzACEINOSUYZ", "åçéîñöšüýžÅÇÉÎÑÖŠÜÝŽ"))
}
