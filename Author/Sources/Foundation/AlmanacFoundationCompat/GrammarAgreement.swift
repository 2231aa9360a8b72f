import Foundation

/// Automatic grammar agreement: a noun takes the number of the counted things, as requested by `^[\(count) song](inflect: true)`.
///
/// Only English is inflected. Apple's systems have a dictionary and support more languages.
package enum GrammarAgreement {
  /// Returns whether nouns of the locale's language are inflected.
  package static func isKnown(_ locale: Locale) -> Bool { locale.language.languageCode == .english }

  /// The attributes of `^[text](attributes)`.
  package struct Attributes {
    /// True for `inflect: true`.
    package private(set) var inflects = false
    /// The text to show if the words cannot be inflected, without its Markdown: the value of `inflectionAlternative`.
    package private(set) var alternative: String?
    /// True if there are other attributes.
    package private(set) var hasOthers = false

    package init(_ attributes: String) {
      for match in attributes.matches(of: /([A-Za-z]+)\s*:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^,]*))/) {
        let value = match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
        switch match.output.1 {
        case "inflect": inflects = value.trimmingCharacters(in: .whitespaces) == "true"
        case "inflectionAlternative":
          let text = String(value.replacing(/\\(.)/) { $0.output.1 })
          alternative = InlineMarkdown.spans(of: text).map(\.text).joined()
        default: hasOthers = true
        }
      }
    }
  }

  /// Returns English text in which the noun agrees with the number before it: “3 song” becomes “3 songs”. Returns nil without a number or without a
  /// noun after it.
  package static func english(_ text: String, number: Double?) -> String? {
    agreeingNoun(in: text, number: number).map { text.replacingCharacters(in: $0.place, with: $0.noun) }
  }

  /// Returns the place of the noun that ``english(_:number:)`` changes, and the noun in the number.
  static func agreeingNoun(in text: String, number: Double?) -> (place: Range<String.Index>, noun: String)? {
    let digits = text.firstMatch(of: /-?[0-9][0-9.,]*/)
    guard let number = number ?? digits.flatMap({ Double($0.output.replacing(",", with: "")) }) else { return nil }
    guard let place = noun(in: text[(digits?.range.upperBound ?? text.startIndex)...]) else { return nil }
    let noun = String(text[place])
    // The singular applies to the same numbers as in a string catalog.
    return (place, PluralRules.category(of: number, locale: Self.english) == .one ? noun : EnglishPlural.of(noun))
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
