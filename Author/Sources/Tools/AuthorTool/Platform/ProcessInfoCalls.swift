import AlmanacSwiftSourceText

/// Replaces `ProcessInfo()` by `thisProcess()`, which AlmanacFoundationCompat declares: on Linux the initializer is not public.
///
/// Both are equally long, so all lines and columns stay the same.
struct ProcessInfoCalls {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    let name = "ProcessInfo"
    guard text.firstRange(of: Array((name + "(").utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropLast(2) where tokens[index].isWord(name) && tokens[index + 1].isMark("(") && tokens[index + 2].isMark(")") {
      // Skips `Foundation.ProcessInfo()`, and a nested type of the author's.
      guard index == 0 || !tokens[index - 1].isMark(".") else { continue }
      self.text.replaceSubrange(tokens[index].range, with: "thisProcess".utf8)
    }
  }
}
