import Foundation

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Splits a text into words, sentences or paragraphs, or returns the whole.
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
  private var language: NLLanguage?

  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) { self.language = language }

  /// Returns the token that contains the index, or an empty range if it is between tokens.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string, index < string.endIndex else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
  }
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    guard let string else { return range }
    let touched = tokens(for: string.startIndex..<string.endIndex).filter { $0.overlaps(range) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { parts(for: range).map(\.range) }
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    for part in parts(for: range) where !block(part.range, part.attributes) { return }
  }

  private func parts(for range: Range<String.Index>) -> [(range: Range<String.Index>, attributes: Attributes)] {
    guard let text = string?[range], !text.isEmpty else { return [] }
    switch unit {
    case .document: return [(range, [])]
    case .paragraph: return text.split(whereSeparator: \.isNewline).map { ($0.startIndex..<$0.endIndex, []) }
    case .sentence: return TextBreaks.sentences(of: text, language).map { ($0.range, []) }
    case .word:
      return TextBreaks.words(of: text, language).compactMap { part in
        switch part.kind {
        case .word: (part.range, [])
        case .number: (part.range, .numeric)
        case .other: text[part.range].first?.isPicture == true ? (part.range, .emoji) : nil
        }
      }
    }
  }
}

extension Character {
  /// True if it is an emoji, not a digit that can become one.
  var isPicture: Bool { unicodeScalars.first.map { $0.properties.isEmojiPresentation || ($0.properties.isEmoji && $0.value > 0x238C) } ?? false }
}
