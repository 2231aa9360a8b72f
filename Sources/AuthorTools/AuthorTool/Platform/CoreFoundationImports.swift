import SwiftSourceText

/// Replaces `import CoreFoundation` by `import Foundation`, which brings Core Foundation's names with it here.
///
/// The toolchain has a module CoreFoundation too: the C declarations. Next to it none of Almanac's names could be used. Every column stays where it
/// was.
struct CoreFoundationImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    let name = "CoreFoundation"
    guard text.firstRange(of: Array(name.utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropFirst() where tokens[index].isWord(name) && tokens[index - 1].isWord("import") {
      // The import of a submodule stays.
      guard index + 1 == tokens.count || !tokens[index + 1].isMark(".") else { continue }
      self.text.replaceSubrange(tokens[index].range, with: "    Foundation".utf8)
    }
  }
}
