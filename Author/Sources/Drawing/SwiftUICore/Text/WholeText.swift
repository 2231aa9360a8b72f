import AlmanacWireSchema

/// The words that assistive technology reads of a text of which the picture shows only a part.
enum WholeText {
  /// The maximum number of characters: some two minutes of speech, and few enough that a display list's texts stay within their limit.
  static let mostCharacters = 1_000

  /// Returns the words of `runs` in one line, without symbols and images; a text of more than ``mostCharacters`` ends with an ellipsis.
  static func words(of runs: [TextRun]) -> String {
    let text: String = runs.map(\.text).joined()
    let words: String = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = words.index(words.startIndex, offsetBy: mostCharacters, limitedBy: words.endIndex), end < words.endIndex else { return words }
    return words[..<end] + "…"
  }
}
