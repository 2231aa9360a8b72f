/// Automatic grammar agreement: a noun takes the number of what is counted, as `^[\(count) song](inflect: true)` asks for.
///
/// English alone is inflected, by the regular rules for plurals and the usual irregular nouns (Quirk, Greenbaum, Leech, Svartvik, “A Comprehensive
/// Grammar of the English Language”, 5.73–5.102). Apple's systems know a dictionary and more languages.
package enum GrammarAgreement {
  /// Whether nouns of this language are inflected.
  package static func isKnown(_ locale: Locale) -> Bool { locale.language.languageCode == .english }

  /// Returns English text in which the noun agrees with the number before it: “3 song” becomes “3 songs”. Nil: there is no number, or nothing follows it.
  package static func english(_ text: String, number: Double?) -> String? {
    guard let number = number ?? self.number(in: text), let noun = noun(in: text) else { return nil }
    return number == 1 ? text : text.replacingCharacters(in: noun, with: plural(of: String(text[noun])))
  }

  /// The first number that the text has as digits.
  private static func number(in text: String) -> Double? {
    guard let digits = text.firstMatch(of: /-?[0-9][0-9.,]*/)?.output else { return nil }
    return Double(digits.replacing(",", with: ""))
  }

  /// The noun is the last word, as in “3 red apples”.
  private static func noun(in text: String) -> Range<String.Index>? {
    guard let end = text.lastIndex(where: \.isLetter) else { return nil }
    let start = text[...end].lastIndex { !$0.isLetter && $0 != "-" && $0 != "’" && $0 != "'" }
    // Letters that are joined to digits are a unit, not a word: “5km”.
    if let start, text[start].isNumber { return nil }
    return (start.map { text.index(after: $0) } ?? text.startIndex)..<text.index(after: end)
  }

  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    if let irregular = irregular[lower] {
      guard let first = word.first, first.isUppercase else { return irregular }
      return irregular.prefix(1).uppercased() + irregular.dropFirst()
    }
    let isUpper = word.count > 1 && word == word.uppercased()
    func with(_ ending: String, without count: Int = 0) -> String { word.dropLast(count) + (isUpper ? ending.uppercased() : ending) }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) { return with("ies", without: 1) }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return with("es") }
    return with("s")
  }

  /// Nouns whose plural is the singular (5.87).
  private static let unchanging: Set<String> = ["sheep", "deer", "fish", "series", "species", "aircraft", "spacecraft", "moose", "salmon", "trout"]

  /// Mutation, -en, voicing and foreign plurals, and -o with -es (5.81–5.98).
  private static let irregular = [
    "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice", "child": "children", "ox": "oxen",
    "person": "people", "calf": "calves", "half": "halves", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "self": "selves",
    "shelf": "shelves", "thief": "thieves", "wife": "wives", "wolf": "wolves", "analysis": "analyses", "basis": "bases", "crisis": "crises",
    "criterion": "criteria", "phenomenon": "phenomena", "datum": "data", "medium": "media", "cactus": "cacti", "nucleus": "nuclei", "hero": "heroes",
    "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes", "quiz": "quizzes", "is": "are", "was": "were", "has": "have",
  ]
}
