import SwiftSourceText

/// Replaces `import CoreFoundation` and `import ObjectiveC` by `import Foundation`, which in an author's module also gives the names of both, and
/// `import Darwin` by `import Glibc`, which has most of its functions.
///
/// The toolchain also has a module CoreFoundation, with C declarations. If it were imported, Almanac's versions of these names could not be used.
/// Modules ObjectiveC and Darwin must not exist: packages take them for signs of Apple's systems (`#if canImport(Darwin)`).
/// The replacement keeps every column.
struct ReplacedImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    // Each replacement has the length of the name, so that the places of tokens stay right.
    for (name, replacement) in [("CoreFoundation", "    Foundation"), ("ObjectiveC", "Foundation"), ("Darwin", " Glibc")] {
      guard text.firstRange(of: Array(name.utf8)) != nil else { continue }
      let tokens = Array(SwiftLexer(text))
      for index in tokens.indices.dropFirst() where tokens[index].isWord(name) && tokens[index - 1].isWord("import") {
        // The import of a submodule is kept.
        guard index + 1 == tokens.count || !tokens[index + 1].isMark(".") else { continue }
        self.text.replaceSubrange(tokens[index].range, with: replacement.utf8)
      }
    }
  }
}
