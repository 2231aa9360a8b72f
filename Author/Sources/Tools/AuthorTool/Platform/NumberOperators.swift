import AlmanacSwiftSourceText

/// Lets an author's own order of `NSNumber`s stand beside the one of Linux's Foundation.
///
/// Apple's Foundation has no `<` of two `NSNumber`s, so authors write one. Linux's Foundation has it, and a call would be ambiguous: the author's is marked
/// as the second choice. Both compare the numbers.
struct NumberOperators {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    // Most files have none, and this search is cheaper than the lexer.
    guard text.firstRange(of: Array("func <".utf8)) != nil, text.firstRange(of: Array("NSNumber".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for index in tokens.indices where tokens[index].isWord("func") {
      // Matches `func < (lhs: NSNumber, rhs: NSNumber)`, with any names of the parameters.
      let signature = tokens[(index + 1)...].prefix(9).map(\.text)
      guard signature.count == 9, signature[0] == "<", signature[1] == "(", signature[3] == ":", signature[4] == "NSNumber", signature[5] == ",",
        signature[7] == ":", signature[8] == "NSNumber"
      else { continue }
      edits.insert("@_disfavoredOverload ".utf8, at: tokens[index].range.lowerBound)
    }
    self.text = edits.applied(to: text)
  }
}
