/// Answers the questions for a platform in a source text, so that the compiler takes the branches that the platform would.
struct ConditionAnswers {
  /// A question and what became of it.
  struct Answer: Equatable {
    /// As the author wrote it.
    var question: String
    var answer: Bool
    /// Counted from one.
    var line: Int
  }

  /// The text with every question that the platform decides replaced by its answer; as long as before, line by line and column by column.
  private(set) var text: [UInt8]
  private(set) var answers: [Answer] = []

  /// - Parameters:
  ///   - platform: what the questions are answered for; nil = they stay.
  ///   - undefined: compilation conditions that do not hold.
  init(_ source: String, platform: Platform?, undefined: Set<String> = []) {
    text = Array(source.utf8)
    // Most files ask nothing, and need no lexing to tell.
    guard source.contains("#if") else { return }
    for condition in SourceLexer(text).conditions { answer(condition, for: platform, undefined) }
  }

  private mutating func answer(_ condition: SourceLexer.Condition, for platform: Platform?, _ undefined: Set<String>) {
    var at = condition.range.lowerBound
    var line = condition.line
    while at < condition.range.upperBound {
      if text[at] == Byte.newline { line += 1 }
      guard Byte.isName(text[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < condition.range.upperBound, Byte.isName(text[at]) { at += 1 }
      let name = String(decoding: text[start..<at], as: UTF8.self)
      guard let (end, subject) = argument(from: at, in: condition.range) else {
        if undefined.contains(name) { put(false, in: start..<at, line: line) }
        continue
      }
      let answer: Bool? =
        switch name {
        case "os": platform?.answer(os: subject)
        case "targetEnvironment": platform?.answer(targetEnvironment: subject)
        case "canImport": platform?.answer(canImport: subject)
        default: nil
        }
      if let answer { put(answer, in: start..<end, line: line) }
      at = end
    }
  }

  /// Puts an answer in its question's place. The shortest question, os(x), is as long as the longest answer.
  private mutating func put(_ answer: Bool, in range: Range<Int>, line: Int) {
    answers.append(Answer(question: String(decoding: text[range], as: UTF8.self), answer: answer, line: line))
    var word = Array((answer ? "true" : "false").utf8)
    for place in range where text[place] != Byte.newline { text[place] = word.isEmpty ? Byte.space : word.removeFirst() }
  }

  /// The place behind the parentheses that follow, and the first name in them.
  private func argument(from start: Int, in range: Range<Int>) -> (end: Int, subject: String)? {
    var at = start
    while at < range.upperBound, text[at] == Byte.space || text[at] == Byte.tab { at += 1 }
    guard at < range.upperBound, text[at] == Byte.open, let close = text[at..<range.upperBound].firstIndex(of: Byte.close) else { return nil }
    let inside = text[(at + 1)..<close].split(separator: Byte.comma).first ?? []
    return (close + 1, String(decoding: inside.filter { ![Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn].contains($0) }, as: UTF8.self))
  }
}
