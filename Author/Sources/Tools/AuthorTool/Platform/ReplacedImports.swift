import AlmanacSwiftSourceText

/// Replaces `import CoreFoundation` and `import ObjectiveC` by `import Foundation`, which in an author's module also provides the names of both, and
/// `import Darwin` by `import Glibc`, which has most of its functions.
///
/// The toolchain also has a module CoreFoundation, with C declarations. If it were imported, Almanac's versions of these names could not be used.
/// Modules ObjectiveC and Darwin must not exist, because packages use them to detect Apple's systems (`#if canImport(Darwin)`).
/// The replacement keeps every column.
struct ReplacedImports {
  private(set) var text: [UInt8]

  /// Modules whose names are in several modules here: an import of one declaration becomes an import of the whole module.
  private static let scattered: Set = ["CoreFoundation", "Darwin", "Foundation", "ObjectiveC"]
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]

  init(_ text: [UInt8]) {
    self.text = text
    cutSubmodules()
    // Each replacement has the length of the name, so that the offsets of tokens stay valid.
    for (name, replacement) in [("CoreFoundation", "    Foundation"), ("ObjectiveC", "Foundation"), ("Darwin", " Glibc")] {
      guard text.firstRange(of: Array(name.utf8)) != nil else { continue }
      let tokens = Array(SwiftLexer(self.text))
      for index in tokens.indices.dropFirst() where tokens[index].isWord(name) && tokens[index - 1].isWord("import") {
        self.text.replaceSubrange(tokens[index].range, with: replacement.utf8)
      }
    }
  }

  /// Replaces the text after a module's name in its import by spaces, and the kind of a declaration before the name of a scattered module.
  ///
  /// Only C modules have submodules, and the whole module contains them. A name after a kind is a declaration and stays.
  private mutating func cutSubmodules() {
    guard text.firstRange(of: Array("import".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for start in tokens.indices.dropLast() where tokens[start].isWord("import") {
      let isScoped = Self.kinds.contains(tokens[start + 1].text)
      let index = start + (isScoped ? 2 : 1)
      guard index < tokens.count, let module = tokens[index].name, !isScoped || Self.scattered.contains(module) else { continue }
      if isScoped { blank(tokens[start + 1].range) }
      var end = index
      while end + 2 < tokens.count, tokens[end + 1].isMark("."), tokens[end + 2].name != nil { end += 2 }
      blank(tokens[index].range.upperBound..<tokens[end].range.upperBound)
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    text.replaceSubrange(range, with: Array(repeating: UInt8(ascii: " "), count: range.count))
  }
}
