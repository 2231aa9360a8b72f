/// Parses inline Markdown: `*emphasis*`, `**strong**`, `` `code` ``, `~~struck~~`, `[title](url)`,
/// `^[text](inflect: true)`, `\*`.
package enum InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: String?
    /// The attributes of `^[text](attributes)`, unparsed.
    package var extended: String?
  }

  /// Splits `text` into spans of one style each. Text without markup is one span.
  package static func spans(of text: String) -> [Span] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return text.isEmpty ? [] : [Span(text: text)] }
    var result: [Span] = []
    parse(Array(text), style: Span(text: ""), into: &result)
    return result
  }

  private static func parse(_ text: [Character], style: Span, into result: inout [Span]) {
    var index = 0
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var span = style
      span.text = plain
      if let last = result.last, last.with(text: "") == span.with(text: "") {
        result[result.count - 1].text += plain
      } else {
        result.append(span)
      }
      plain = ""
    }
    while index < text.count {
      let character = text[index]
      if character == "\\", index + 1 < text.count, text[index + 1].isASCII, text[index + 1].isPunctuation || text[index + 1].isSymbol {
        plain.append(text[index + 1])
        index += 2
      } else if let (content, end, mark) = marked(text, at: index) {
        flush()
        var inner = style
        mark(&inner)
        if inner.isCode {
          inner.text = String(content)
          result.append(inner)
        } else {
          parse(content, style: inner, into: &result)
        }
        index = end
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush()
  }

  /// Returns the delimited content that begins at `index`, the index after it, and its style.
  private static func marked(_ text: [Character], at index: Int) -> (content: [Character], end: Int, mark: (inout Span) -> Void)? {
    switch text[index] {
    case "`": return enclosed(text, at: index, by: "`").map { ($0.content, $0.end, { $0.isCode = true }) }
    case "~": return enclosed(text, at: index, by: "~~").map { ($0.content, $0.end, { $0.isStruck = true }) }
    case "*", "_":
      let mark = String(text[index])
      // An underscore inside a word is plain text.
      if mark == "_", index > 0, text[index - 1].isLetter || text[index - 1].isNumber { return nil }
      if let triple = enclosed(text, at: index, by: mark + mark + mark) {
        return (triple.content, triple.end, { ($0.isStrong, $0.isEmphasized) = (true, true) })
      }
      if let double = enclosed(text, at: index, by: mark + mark) { return (double.content, double.end, { $0.isStrong = true }) }
      return enclosed(text, at: index, by: mark).map { ($0.content, $0.end, { $0.isEmphasized = true }) }
    case "^":
      guard index + 1 < text.count, text[index + 1] == "[", let close = text[index...].firstIndex(of: "]"), close + 1 < text.count,
        text[close + 1] == "(", let end = text[close...].firstIndex(of: ")")
      else { return nil }
      let attributes = String(text[(close + 2)..<end])
      return (Array(text[(index + 2)..<close]), end + 1, { $0.extended = attributes })
    case "[":
      guard let close = text[index...].firstIndex(of: "]"), close + 1 < text.count, text[close + 1] == "(",
        let end = text[close...].firstIndex(of: ")")
      else { return nil }
      let url = String(text[(close + 2)..<end])
      return (Array(text[(index + 1)..<close]), end + 1, { $0.link = url })
    default: return nil
    }
  }

  private static func enclosed(_ text: [Character], at index: Int, by mark: String) -> (content: [Character], end: Int)? {
    let mark = Array(mark)
    let start = index + mark.count
    guard start < text.count, Array(text[index..<start]) == mark, !text[start].isWhitespace else { return nil }
    var end = start + 1
    while end + mark.count <= text.count {
      if Array(text[end..<end + mark.count]) == mark, !text[end - 1].isWhitespace, text[end - 1] != "\\" {
        return (Array(text[start..<end]), end + mark.count)
      }
      end += 1
    }
    return nil
  }
}

extension InlineMarkdown.Span {
  fileprivate func with(text: String) -> InlineMarkdown.Span {
    var copy = self
    copy.text = text
    return copy
  }
}
