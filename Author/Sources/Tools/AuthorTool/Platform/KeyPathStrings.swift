import AlmanacSwiftSourceText

/// Replaces `#keyPath(Item.list.name)` by the text `"list.name"`, because the compiler evaluates it only with an Objective-C runtime.
///
/// The rest of the expression becomes spaces, so that all lines and columns stay the same.
struct KeyPathStrings {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    guard text.firstRange(of: Array("#keyPath".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropLast(3) where tokens[index].isMark("#") && tokens[index + 1].isWord("keyPath") && tokens[index + 2].isMark("(") {
      guard let end = tokens[index...].firstIndex(where: { $0.isMark(")") }) else { continue }
      var names = tokens[(index + 3)..<end].compactMap(\.name)
      // Types come first; their names begin with a capital.
      while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
      let literal = Array("\"\(names.joined(separator: "."))\"".utf8)
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      for (place, offset) in range.enumerated() where !ASCII.isNewline(text[offset]) {
        self.text[offset] = place < literal.count ? literal[place] : ASCII.space
      }
    }
  }
}
