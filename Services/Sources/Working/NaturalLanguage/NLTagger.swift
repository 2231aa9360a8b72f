import Foundation

/// Tags the parts of a text.
///
/// Almanac has no language models: each word is an `otherWord`, without a lemma and a sentiment, as on a device whose models are not loaded. Token
/// types, scripts and an author's own lists (``NLGazetteer``) are supported.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }
  public enum AssetsResult: Int, Sendable { case available, notAvailable, error }

  public let tagSchemes: [NLTagScheme]
  open var string: String?
  private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []
  private var lists: [NLTagScheme: [NLGazetteer]] = [:]
  private var models: [NLTagScheme: [NLModel]] = [:]

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [.language, .script, .tokenType] }
  @preconcurrency
  open class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme, completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
  ) {
    reportLanguage()
    DispatchQueue.global().async { completionHandler(.notAvailable, nil) }
  }
  open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
    reportLanguage()
    return .notAvailable
  }

  open var dominantLanguage: NLLanguage? { string.flatMap { ScriptLanguage.language(of: $0[...]) } }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((range, language)) }
  open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) { lists[tagScheme] = gazetteers }
  open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] { lists[tagScheme] ?? [] }
  /// Stores models, which cannot be loaded.
  open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) { self.models[tagScheme] = models }
  open func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel] { models[tagScheme] ?? [] }

  // MARK: Tags

  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    parts(unit).first { $0.contains(index) } ?? index..<index
  }
  open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
    let touched = parts(unit).filter { $0.overlaps(range) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    let range = tokenRange(at: index, unit: unit)
    return (tag(of: range, unit, scheme), range)
  }
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var found: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range in
      found.append((tag, range))
      return true
    }
    return found
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for part in parts(unit) where part.overlaps(range) {
      if unit == .word, isOmitted(kind(of: part), options) { continue }
      if !block(tag(of: part, unit, scheme), part) { return }
    }
  }
  open func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
    return (maximumCount > 0 ? tag.map { [$0.rawValue: 1] } ?? [:] : [:], range)
  }

  /// Returns the tokens of the whole text; for words, also the text between them.
  private func parts(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    guard let string, !string.isEmpty else { return [] }
    if unit == .word { return TextBreaks.words(of: string[...], languages.first?.language).map(\.range) }
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return tokenizer.tokens(for: string.startIndex..<string.endIndex)
  }

  private func kind(of range: Range<String.Index>) -> NLTag {
    guard let first = string?[range].first else { return .other }
    if first.isLetter || first.isNumber { return .word }
    if first.isWhitespace { return .whitespace }
    return first.isPunctuation ? .punctuation : .other
  }
  private func isOmitted(_ kind: NLTag, _ options: Options) -> Bool {
    switch kind {
    case .word: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .whitespace: options.contains(.omitWhitespace)
    default: options.contains(.omitOther)
    }
  }

  private func tag(of range: Range<String.Index>, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
    guard let string, !range.isEmpty else { return nil }
    if let label = lists[scheme]?.lazy.compactMap({ $0.label(for: String(string[range])) }).first { return NLTag(label) }
    switch scheme {
    case .language:
      let set = languages.last { $0.range.overlaps(range) }?.language
      return (set ?? ScriptLanguage.language(of: string[range])).map { NLTag($0.rawValue) }
    case .script: return TextBreaks.script(of: string[range]).map { NLTag($0) }
    case .tokenType where unit == .word: return kind(of: range)
    case .lexicalClass where unit == .word, .nameTypeOrLexicalClass where unit == .word:
      reportLanguage()
      return kind(of: range) == .word ? .otherWord : PunctuationTag.tag(of: string[range], in: string)
    case .nameType where unit == .word:
      reportLanguage()
      return kind(of: range) == .word ? .otherWord : kind(of: range)
    default:
      reportLanguage()
      return nil
    }
  }
}

/// The tag of a punctuation mark between words.
private enum PunctuationTag {
  static func tag(of token: Substring, in text: String) -> NLTag {
    guard let sign = token.first else { return .other }
    if sign.isNewline { return .paragraphBreak }
    if sign.isWhitespace { return .otherWhitespace }
    guard let category = sign.unicodeScalars.first?.properties.generalCategory else { return .other }
    switch category {
    case .openPunctuation: return .openParenthesis
    case .closePunctuation: return .closeParenthesis
    case .initialPunctuation: return .openQuote
    case .finalPunctuation: return .closeQuote
    case .dashPunctuation: return .dash
    default: break
    }
    if ".!?…。！？".contains(sign) { return .sentenceTerminator }
    // A straight quotation mark opens if a word follows and none precedes it.
    if sign == "\"" {
      let before = token.startIndex > text.startIndex ? text[text.index(before: token.startIndex)] : " "
      return before.isWhitespace || before == "(" ? .openQuote : .closeQuote
    }
    return sign.isPunctuation ? .otherPunctuation : .other
  }
}
