import AlmanacSwiftSourceText

/// Removes `override` from `observeValue(forKeyPath:of:change:context:)`: on Linux `NSObject` has the method from a protocol, so it cannot be overridden.
///
/// Spaces replace the word, so that all columns stay the same.
struct ObserverOverrides {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    let name = "observeValue"
    guard text.firstRange(of: Array(name.utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropFirst().dropLast(2)
    where tokens[index].isWord(name) && tokens[index - 1].isWord("func") && tokens[index + 2].isWord("forKeyPath") {
      var place = index - 2
      while place >= 0, let word = tokens[place].name, Self.modifiers.contains(word) {
        if word == "override" {
          self.text.replaceSubrange(tokens[place].range, with: repeatElement(UInt8(ascii: " "), count: word.utf8.count))
        }
        place -= 1
      }
    }
  }

  private static let modifiers: Set = ["override", "public", "open", "internal", "final", "nonisolated"]
}
