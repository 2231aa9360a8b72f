import SwiftSourceText

/// Calls FoundationCompat's forms of functions whose closures may use the main actor: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`,
/// `Timer(timeInterval:repeats:block:)` and `OperationQueue.main.addOperation { … }`.
///
/// On Apple's systems the compiler only warns if such a closure uses the main actor's properties, because the functions are older than actors. All lines
/// stay the same.
struct ClosureCalls {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    guard ["Timer", "OperationQueue.main"].contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else { return }
    let tokens = Array(SwiftLexer(text))
    // From the end, so that the places of earlier tokens stay right.
    for index in tokens.indices.dropLast(4).reversed() {
      guard let name = Self.name(tokens, index) else { continue }
      self.text.insert(UInt8(ascii: "_"), at: tokens[name].range.lowerBound)
    }
  }

  /// Returns the name to change in a call that begins at `index`.
  private static func name(_ tokens: [SwiftToken], _ index: Int) -> Int? {
    func isCall(_ words: [String]) -> Bool {
      guard index + words.count <= tokens.count else { return false }
      return words.indices.allSatisfy { tokens[index + $0].text == words[$0] && tokens[index + $0].kind != .quotedWord }
    }
    if isCall(["Timer", ".", "scheduledTimer", "(", "withTimeInterval", ":"]) { return index + 2 }
    if isCall(["OperationQueue", ".", "main", ".", "addOperation", "{"]) { return index + 4 }
    guard isCall(["Timer", "(", "timeInterval", ":"]) else { return nil }
    // The form with a selector has another argument second.
    var depth = 0
    for place in (index + 1)..<tokens.count {
      let token = tokens[place]
      if ["(", "[", "{"].contains(where: token.isMark) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isMark) { depth -= 1 }
      if depth == 0 { return nil }
      if depth == 1, token.isMark(",") { return place + 1 < tokens.count && tokens[place + 1].isWord("repeats") ? index + 2 : nil }
    }
    return nil
  }
}
