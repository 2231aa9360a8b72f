/// Follows the person's choice of 12 or 24 hours in a pattern of the author's.
///
/// `DateFormatter` on Apple's systems does so if its locale is the person's own, unless the locale is made from an identifier (Technical Q&A QA1480;
/// CoreFoundation's `__CFDateFormatterCreateForcedString`): "h:mm a" shows "15:07" where the person has chosen 24 hours, and "HH:mm" "3:07 PM" where
/// they have chosen 12.
enum HourCyclePattern {
  /// Returns `pattern` with the hours that the locale's keyword `hours` asks for; unchanged if there is none.
  static func forced(_ pattern: String, in locale: Locale) -> String {
    guard let cycle = cycle(of: locale) else { return pattern }
    var pieces = pieces(of: pattern)
    guard pieces.contains(where: \.isHour) else { return pattern }
    if cycle.hasSuffix("23") || cycle.hasSuffix("24") {
      guard pieces.contains(where: { $0.isHour && "hK".contains($0.letter) }) else { return pattern }
      for index in pieces.indices where pieces[index].isHour { pieces[index].replace("h", "H", "K", "k") }
      dropDayPeriods(&pieces)
    } else {
      guard pieces.contains(where: { $0.isHour && "Hk".contains($0.letter) }) else { return pattern }
      for index in pieces.indices where pieces[index].isHour { pieces[index].replace("H", "h", "k", "K") }
      if !pieces.contains(where: \.isDayPeriod) { addDayPeriod(&pieces, locale) }
    }
    return pieces.map(\.text).joined()
  }

  /// The value of the keyword: `h23`.
  private static func cycle(of locale: Locale) -> Substring? {
    let keywords = locale.identifier.split(separator: "@", maxSplits: 1).dropFirst().first?.split(separator: ";") ?? []
    let value = keywords.first { $0.hasPrefix("hours=") }?.dropFirst(6)
    return value.flatMap { ["h11", "h12", "h23", "h24"].contains($0) ? $0 : nil }
  }

  /// A run of one letter, or what is between two such runs.
  private struct Piece {
    var text: String
    /// The letter of a field; a space for a literal.
    var letter: Character
    var isHour: Bool { "hHkK".contains(letter) }
    var isDayPeriod: Bool { "abB".contains(letter) }
    var isTime: Bool { isHour || "msS".contains(letter) }
    var isBlank: Bool { letter == " " && text.allSatisfy { $0.isWhitespace } }

    mutating func replace(_ first: Character, _ other: Character, _ second: Character, _ another: Character) {
      let new = letter == first ? other : letter == second ? another : letter
      text = String(repeating: new, count: text.count)
      letter = new
    }
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      let isField = !isQuoted && character.isASCII && character.isLetter
      let letter: Character = isField ? character : " "
      if let last = pieces.last, last.letter == letter {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(text: String(character), letter: letter))
      }
    }
    return pieces
  }

  /// Drops "a" with the space before it, or after it if it is the first.
  private static func dropDayPeriods(_ pieces: inout [Piece]) {
    while let index = pieces.firstIndex(where: \.isDayPeriod) {
      pieces.remove(at: index)
      if index > 0, pieces[index - 1].isBlank {
        pieces.remove(at: index - 1)
      } else if index < pieces.count, pieces[index].isBlank {
        pieces.remove(at: index)
      }
    }
  }

  /// The languages that put the period of the day before the hour.
  private static let before: Set<String> = ["ja", "ko", "zh"]

  private static func addDayPeriod(_ pieces: inout [Piece], _ locale: Locale) {
    let period = Piece(text: "a", letter: "a")
    if before.contains(locale.language.languageCode?.identifier ?? ""), let first = pieces.firstIndex(where: \.isHour) {
      pieces.insert(period, at: first)
    } else if let last = pieces.lastIndex(where: \.isTime) {
      pieces.insert(contentsOf: [Piece(text: " ", letter: " "), period], at: last + 1)
    }
  }
}
