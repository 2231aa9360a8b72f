import Foundation

/// Automatic grammar agreement: a noun takes the number of the counted things, as requested by `^[\(count) song](inflect: true)`.
///
/// Only English is inflected. Apple's systems have a dictionary and support more languages.
package enum GrammarAgreement {
  /// Returns whether nouns of the locale's language are inflected.
  package static func isKnown(_ locale: Locale) -> Bool { locale.language.languageCode == .english }

  /// Returns English text in which the noun agrees with the number before it: “3 song” becomes “3 songs”. Returns nil without a number or without a
  /// noun after it.
  package static func english(_ text: String, number: Double?) -> String? {
    let digits = text.firstMatch(of: /-?[0-9][0-9.,]*/)
    guard let number = number ?? digits.flatMap({ Double($0.output.replacing(",", with: "")) }) else { return nil }
    guard let noun = noun(in: text[(digits?.range.upperBound ?? text.startIndex)...]) else { return nil }
    // The singular applies to the same numbers as in a string catalog.
    return PluralRules.category(of: number, locale: Self.english) == .one
      ? text : text.replacingCharacters(in: noun, with: EnglishPlural.of(String(text[noun])))
  }

  private static let english = Locale(identifier: "en")

  /// Returns the noun: the last word, as in “3 red apples”, or the last one before a preposition or adverb: “3 cups of tea”, “2 days left”.
  private static func noun(in text: Substring) -> Range<String.Index>? {
    var words = text.matches(of: /[\p{L}\p{M}]([-’'\p{L}\p{M}]*[\p{L}\p{M}])?/).map(\.range)
    // Letters that directly follow digits are a unit, not a word: “5km”.
    words.removeAll { $0.lowerBound > text.base.startIndex && text.base[text.base.index(before: $0.lowerBound)].isNumber }
    if words.count > 1, let last = words.last, adverbs.contains(text[last].lowercased()) { words.removeLast() }
    let end = words.dropFirst().firstIndex { prepositions.contains(text[$0].lowercased()) } ?? words.endIndex
    return words[..<end].last
  }

  /// Words that begin a phrase which belongs to the noun before them.
  private static let prepositions: Set<String> = [
    "about", "above", "across", "after", "among", "around", "at", "before", "behind", "below", "between", "by", "during", "for", "from", "in", "into",
    "near", "of", "off", "on", "over", "per", "since", "than", "that", "till", "to", "under", "until", "which", "who", "with", "within", "without",
  ]
  /// Words that belong to the noun before them if they come last.
  private static let adverbs: Set<String> = ["ago", "away", "left", "more", "old", "remaining"]
}
