/// Takes what speaks to Objective-C alone out of a source text: on Linux the compiler refuses it, and nothing there would listen.
///
/// `@objc`, `@objc(name)`, `@objcMembers` and `@nonobjc` become spaces, so that every line and column stays where it is.
struct ObjectiveCAttributes {
  private(set) var text: [UInt8]

  private static let names: Set<String> = ["objc", "objcMembers", "nonobjc"]

  init(_ text: [UInt8]) {
    self.text = text
    // Most files have none, and need no lexing to tell.
    guard Self.mayHold(text) else { return }
    for word in SourceLexer(text, keepsWords: true).words where Self.names.contains(word.text) {
      guard word.at > 0, text[word.at - 1] == UInt8(ascii: "@") else { continue }
      var end = word.at + word.text.utf8.count
      // A name for Objective-C stands directly behind the attribute.
      if end < text.count, text[end] == Byte.open, let close = text[end...].firstIndex(of: Byte.close) { end = close + 1 }
      for place in (word.at - 1)..<end where self.text[place] != Byte.newline { self.text[place] = Byte.space }
    }
  }

  private static func mayHold(_ text: [UInt8]) -> Bool {
    let sign = UInt8(ascii: "@")
    return text.indices.contains { index in
      text[index] == sign && names.contains { text[(index + 1)...].starts(with: $0.utf8) }
    }
  }
}
