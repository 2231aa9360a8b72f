import Foundation

/// An element of the XML in a data model or a mapping model.
struct ModelElement {
  let name: String
  let attributes: [String: String]
  var children: [ModelElement] = []
  /// The text between its tags, without other elements, as written.
  var text = ""

  func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }
  subscript(_ attribute: String) -> String? { attributes[attribute] }
  /// Returns true if an attribute is `YES`.
  func flag(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// Reads a document.
  ///
  /// - Throws: ``ToolError`` with the line.
  static func root(of text: String, file: String) throws -> ModelElement {
    var open: [ModelElement] = []
    var position = text.startIndex
    func fault(_ problem: String) -> ToolError {
      let line = 1 + text[..<position].count { $0.isNewline }
      return ToolError(file: file, line: line, problem: "is not the XML of a data model: \(problem); open it in Xcode and save it again")
    }
    while let start = text[position...].firstIndex(of: "<") {
      if !open.isEmpty { open[open.count - 1].text += text[position..<start] }
      position = start
      let rest = text[start...]
      if let (mark, end) = [("<!--", "-->"), ("<?", "?>"), ("<!", ">")].first(where: { rest.hasPrefix($0.0) }) {
        guard let close = rest.range(of: end) else { throw fault("\(mark) has no end") }
        position = close.upperBound
        continue
      }
      let (tag, next) = try Tag.read(rest, fault)
      position = next
      if tag.isEnd {
        guard let element = open.popLast(), element.name == tag.name else { throw fault("</\(tag.name)> closes nothing") }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        continue
      }
      let element = ModelElement(name: tag.name, attributes: tag.attributes)
      if !tag.isWhole {
        open.append(element)
        guard open.count <= 100 else { throw fault("elements are nested more than 100 deep") }
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    throw fault(open.isEmpty ? "it has no element" : "<\(open[open.count - 1].name)> is never closed")
  }
}

/// The content between `<` and `>`.
private struct Tag {
  var name = ""
  var attributes: [String: String] = [:]
  var isEnd = false
  var isWhole = false

  static func read(_ text: Substring, _ fault: (String) -> ToolError) throws -> (Tag, String.Index) {
    var tag = Tag()
    var rest = text.dropFirst()
    if rest.first == "/" {
      tag.isEnd = true
      rest = rest.dropFirst()
    }
    tag.name = String(word(&rest))
    guard !tag.name.isEmpty else { throw fault("a tag has no name") }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let sign = rest.first else { throw fault("<\(tag.name) has no end") }
      if sign == ">" { return (tag, rest.index(after: rest.startIndex)) }
      if rest.hasPrefix("/>") {
        tag.isWhole = true
        return (tag, rest.index(rest.startIndex, offsetBy: 2))
      }
      let name = word(&rest)
      rest = rest.drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.first == "=" else { throw fault("<\(tag.name)> has an attribute without a value") }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'", let end = rest.dropFirst().firstIndex(of: quote) else {
        throw fault("the attribute \(name) of <\(tag.name)> is not in quotes")
      }
      tag.attributes[String(name)] = unescaped(String(rest.dropFirst()[..<end]))
      rest = rest[rest.index(after: end)...]
    }
  }

  private static func word(_ rest: inout Substring) -> Substring {
    let word = rest.prefix { !$0.isWhitespace && !"=/<>'\"".contains($0) }
    rest = rest[word.endIndex...]
    return word
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
