import AlmanacSwiftSourceText

/// Calls optional requirements of Foundation's delegates as what they are on Linux: requirements with an implementation.
///
/// `delegate?.urlSession?(session, task: task)` becomes `delegate?.urlSession (session, task: task)`. An object without the method gets the call of the
/// protocol's own, which does what `URLSession` would do without it. All lines and columns stay the same.
struct OptionalDelegateCalls {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    // Most files have none, and this search is cheaper than the lexer.
    guard text.firstRange(of: Array(".urlSession?(".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropLast(3)
    where tokens[index].isMark(".") && tokens[index + 1].isWord("urlSession") && tokens[index + 2].isMark("?") && tokens[index + 3].isMark("(") {
      self.text[tokens[index + 2].range.lowerBound] = ASCII.space
    }
  }
}
