import Foundation

/// Recognizes the language of a text by its script, if only one language uses the script. Almanac has no language model, so the language of a text in
/// Latin, Cyrillic or Arabic letters stays unknown.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []

  open class func dominantLanguage(for string: String) -> NLLanguage? { ScriptLanguage.language(of: string[...]) }
  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }
  open var dominantLanguage: NLLanguage? {
    let found = ScriptLanguage.language(of: text[...])
    return languageConstraints.isEmpty || found.map(languageConstraints.contains) ?? false ? found : nil
  }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let found = dominantLanguage else { return [:] }
    return [found: 1]
  }
}

enum ScriptLanguage {
  private static let languages: [String: NLLanguage] = [
    "Hira": .japanese, "Kana": .japanese, "Hang": .korean, "Grek": .greek, "Thai": .thai, "Hebr": .hebrew, "Armn": .armenian, "Geor": .georgian,
    "Cher": .cherokee, "Ethi": .amharic, "Khmr": .khmer, "Laoo": .lao, "Mymr": .burmese, "Sinh": .sinhalese, "Tibt": .tibetan, "Beng": .bengali,
    "Gujr": .gujarati, "Guru": .punjabi, "Knda": .kannada, "Mlym": .malayalam, "Orya": .oriya, "Taml": .tamil, "Telu": .telugu,
  ]

  /// Returns nil, and reports it, if the script does not determine the language.
  static func language(of text: Substring) -> NLLanguage? {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if let script = TextBreaks.script(of: scalar) { counts[script, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return nil }
    // Japanese also uses Chinese characters.
    if let chinese = counts["Hani"], counts["Hira", default: 0] + counts["Kana", default: 0] > 0 {
      counts["Hira", default: 0] += chinese
      counts["Hani"] = nil
    }
    let main = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    if let found = main.flatMap({ languages[$0] }) { return found }
    reportLanguage()
    return nil
  }
}
