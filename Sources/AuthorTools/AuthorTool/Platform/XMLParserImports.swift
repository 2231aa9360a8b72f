import SwiftSourceText

/// Adds `import FoundationXML` to a file that uses `XMLParser`, which on Apple's systems is part of Foundation.
///
/// Not every author's file imports the module: it would link libxml2 into every extension. The import stands behind the file's first one, so that
/// lines stay the same.
struct XMLParserImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    guard text.firstRange(of: Array("XMLParser".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    let names: Set = ["XMLParser", "XMLParserDelegate"]
    guard tokens.contains(where: { $0.name.map(names.contains) ?? false }), !tokens.contains(where: { $0.isWord("FoundationXML") }) else { return }
    guard let start = tokens.firstIndex(where: { $0.isWord("import") }), start + 1 < tokens.count else { return }
    var end = start + 1
    // `import struct Foundation.Date`
    while end + 1 < tokens.count, tokens[end + 1].isMark(".") || tokens[end].isMark(".") || Self.kinds.contains(tokens[end].text) { end += 1 }
    guard end < tokens.count else { return }
    self.text.insert(contentsOf: "; import FoundationXML".utf8, at: tokens[end].range.upperBound)
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}
