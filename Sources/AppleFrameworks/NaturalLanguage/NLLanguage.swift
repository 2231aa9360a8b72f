@_exported import FoundationCompat

/// A language by its BCP 47 code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let english = NLLanguage("en")
  public static let german = NLLanguage("de")
  public static let french = NLLanguage("fr")
  public static let spanish = NLLanguage("es")
  public static let italian = NLLanguage("it")
  public static let portuguese = NLLanguage("pt")
  public static let dutch = NLLanguage("nl")
  public static let russian = NLLanguage("ru")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let arabic = NLLanguage("ar")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let thai = NLLanguage("th")
  public static let greek = NLLanguage("el")
  public static let turkish = NLLanguage("tr")
  public static let polish = NLLanguage("pl")
  public static let swedish = NLLanguage("sv")
}

func reportLanguage() {
  UnavailableServices.report(
    "naturalLanguage.unavailable", "this machine has no models of languages: a language, a word's class and a feeling are not recognised")
}

/// Finds the language of a text. There is no model: it is never known.
open class NLLanguageRecognizer: NSObject {
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    reportLanguage()
    return nil
  }
  open var dominantLanguage: NLLanguage? { nil }
  open var languageHints: [NLLanguage: Double] = [:]
  open var languageConstraints: [NLLanguage] = []
  open func processString(_ string: String) { reportLanguage() }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  open func reset() {}
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
/// Splits a text into words (letters and digits that follow each other), paragraphs or the whole. Sentences end at a full stop, question or exclamation
/// mark before a space.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let text = string?[range], !text.isEmpty else { return [] }
    switch unit {
    case .document: return [range]
    case .paragraph: return text.split(separator: "\n").map { $0.startIndex..<$0.endIndex }
    case .word:
      return text.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.filter { $0.contains { $0.isLetter || $0.isNumber } }
        .map { $0.startIndex..<$0.endIndex }
    case .sentence:
      var (found, start, ends) = ([Range<String.Index>](), text.startIndex, false)
      for index in text.indices {
        if ends, text[index].isWhitespace {
          found.append(start..<text.index(after: index))
          start = text.index(after: index)
        }
        ends = ".!?…".contains(text[index])
      }
      return start < text.endIndex ? found + [start..<text.endIndex] : found
    }
  }
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    for token in tokens(for: range) where !block(token, []) { return }
  }
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  public static let nameType = NLTagScheme(rawValue: "NameType")
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
  public static let language = NLTagScheme(rawValue: "Language")
}
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
  public static let adjective = NLTag(rawValue: "Adjective")
  public static let personalName = NLTag(rawValue: "PersonalName")
  public static let placeName = NLTag(rawValue: "PlaceName")
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}
/// Finds the class of words. There is no model: no tag is ever found.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let joinNames = Options(rawValue: 16)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open var dominantLanguage: NLLanguage? { nil }
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    reportLanguage()
    return (nil, index..<index)
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    reportLanguage()
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    for token in tokenizer.tokens(for: range) where !block(nil, token) { return }
  }
}
