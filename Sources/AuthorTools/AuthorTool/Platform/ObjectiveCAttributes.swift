/// Takes what speaks to Objective-C alone out of a source text: on Linux the compiler refuses it.
///
/// `@objc`, `@objc(name)`, `@objcMembers` and `@nonobjc` become spaces: nothing there would listen. `#selector(method)` becomes `Selector(method)`,
/// which FoundationCompat declares: the method itself in the place of its name. Every line and column stays where it is.
struct ObjectiveCAttributes {
  private(set) var text: [UInt8]

  private static let names: Set<String> = ["objc", "objcMembers", "nonobjc"]

  init(_ text: [UInt8]) {
    self.text = text
    // Most files have none, and need no lexing to tell.
    guard Self.mayHold(text) else { return }
    for word in SourceLexer(text, keepsWords: true).words where word.at > 0 {
      if text[word.at - 1] == Self.at, Self.names.contains(word.text) {
        blank(word)
      } else if text[word.at - 1] == Byte.hash, word.text == "selector" {
        self.text[word.at - 1] = Byte.space
        self.text[word.at] = UInt8(ascii: "S")
      }
    }
  }

  private static let at = UInt8(ascii: "@")

  private mutating func blank(_ word: (text: String, at: Int)) {
    var end = word.at + word.text.utf8.count
    // A name for Objective-C stands directly behind the attribute.
    if end < text.count, text[end] == Byte.open, let close = text[end...].firstIndex(of: Byte.close) { end = close + 1 }
    for place in (word.at - 1)..<end where text[place] != Byte.newline { text[place] = Byte.space }
  }

  private static func mayHold(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      switch text[index] {
      case at: names.contains { text[(index + 1)...].starts(with: $0.utf8) }
      case Byte.hash: text[(index + 1)...].starts(with: "selector".utf8)
      default: false
      }
    }
  }
}
