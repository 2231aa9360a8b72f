import Foundation

/// An element of an SVG file. The parser is strict, and supports the subset of XML that drawing programs write.
struct SVGElement {
  var name = ""
  var attributes: [String: String] = [:]
  var children: [SVGElement] = []

  /// Parses a file and returns its root element.
  ///
  /// - Throws: ``SymbolTemplateError``, which names the line and the fault.
  static func root(of data: Data) throws -> SVGElement {
    guard let text = String(data: data, encoding: .utf8) else { throw SymbolTemplateError("is not UTF-8 text; export the symbol as SVG again") }
    var scanner = XMLScanner(bytes: Array(text.utf8))
    return try scanner.document()
  }
}

private struct XMLScanner {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The maximum nesting; drawings have a handful of levels.
  private static let deepest = 256

  mutating func document() throws -> SVGElement {
    var open: [SVGElement] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if skips("<!--", to: "-->") || skips("<![CDATA[", to: "]]>") || skips("<?", to: "?>") { continue }
      if starts(with: "<!") {
        skipDeclaration()
        continue
      }
      if starts(with: "</") {
        index += 2
        let name = word()
        skipTo(UInt8(ascii: ">"))
        guard let element = open.popLast(), element.name == name else { throw fault("</\(name)> closes an element that is not open") }
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
        continue
      }
      index += 1
      let (element, isEmpty) = try tag()
      if !isEmpty {
        open.append(element)
        guard open.count <= Self.deepest else { throw fault("elements are nested more than \(Self.deepest) deep") }
      } else if open.isEmpty {
        return element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
    throw open.isEmpty ? SymbolTemplateError("contains no XML element") : fault("<\(open[open.count - 1].name)> is never closed")
  }

  /// Parses a tag's name and attributes after its "<"; returns whether the tag closes itself.
  private mutating func tag() throws -> (SVGElement, Bool) {
    var element = SVGElement(name: word())
    guard !element.name.isEmpty else { throw fault("a tag has no name") }
    while true {
      skipSpace()
      guard index < bytes.count else { throw fault("<\(element.name) has no end") }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (element, false)
      }
      if starts(with: "/>") {
        index += 2
        return (element, true)
      }
      let name = word()
      skipSpace()
      guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        throw fault("<\(element.name)> has an attribute without a value")
      }
      index += 1
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
        throw fault("the attribute \(name) of <\(element.name)> is not in quotes")
      }
      let quote = bytes[index]
      let start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote { index += 1 }
      guard index < bytes.count else { throw fault("the attribute \(name) of <\(element.name)> has no closing quote") }
      element.attributes[name] = Self.unescaped(String(decoding: bytes[start..<index], as: UTF8.self))
      index += 1
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  // MARK: Bytes

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { index + $0.count <= bytes.count && bytes[index..<(index + $0.count)].elementsEqual($0) }
  }

  private mutating func skips(_ start: StaticString, to end: StaticString) -> Bool {
    guard starts(with: start) else { return false }
    while index < bytes.count, !starts(with: end) { index += 1 }
    index = min(bytes.count, index + end.utf8CodeUnitCount)
    return true
  }

  /// Skips a document type declaration with the entities in its brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth == 0 { return }
    }
  }

  private mutating func skipSpace() { while index < bytes.count, bytes[index] <= 0x20 { index += 1 } }
  private mutating func skipTo(_ byte: UInt8) {
    while index < bytes.count, bytes[index] != byte { index += 1 }
    index = min(bytes.count, index + 1)
  }

  private mutating func word() -> String {
    let start = index
    let ends = Array("=/<>'\"".utf8)
    while index < bytes.count, bytes[index] > 0x20, !ends.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func fault(_ problem: String) -> SymbolTemplateError {
    let line = 1 + bytes[..<min(index, bytes.count)].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return SymbolTemplateError("is not XML: \(problem) (line \(line))")
  }
}
