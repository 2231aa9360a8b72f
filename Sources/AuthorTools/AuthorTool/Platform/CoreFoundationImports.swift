import SwiftSourceText

/// Replaces `import CoreFoundation` by `import Foundation`, which in an author's module also gives Core Foundation's names.
///
/// The toolchain also has a module CoreFoundation, with C declarations. If it were imported, Almanac's versions of these names could not be used.
/// The replacement keeps every column.
struct CoreFoundationImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    let name = "CoreFoundation"
    guard text.firstRange(of: Array(name.utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropFirst() where tokens[index].isWord(name) && tokens[index - 1].isWord("import") {
      // The import of a submodule is kept.
      guard index + 1 == tokens.count || !tokens[index + 1].isMark(".") else { continue }
      self.text.replaceSubrange(tokens[index].range, with: "    Foundation".utf8)
    }
  }
}
