import Foundation

/// What a person types to find a widget in the gallery.
public struct GallerySearch: Sendable, Hashable {
  private let words: [String]

  /// Creates a search for words that are separated by spaces.
  public init(_ text: String) { words = text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// Whether each word is in one of the texts, whatever its case, accents and width. Without words everything matches.
  public func matches(_ texts: [String]) -> Bool {
    words.allSatisfy { word in
      texts.contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil }
    }
  }
}
