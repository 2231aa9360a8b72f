/// Makes `import CoreFoundation` mean what Almanac has of it.
///
/// Core Foundation's names are Foundation's objects under another name here, and every file of an author sees them. The toolchain has a module of
/// that name too, C's own view of the same, beside which none of them could be used: its import becomes Foundation's, with every column where it is.
struct CoreFoundationImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    let (name, stand) = (Array("CoreFoundation".utf8), Array("    Foundation".utf8))
    guard text.firstRange(of: name) != nil else { return }
    let words = SourceLexer(text, keepsWords: true).words
    for (before, word) in zip(words, words.dropFirst()) where before.text == "import" && word.text == "CoreFoundation" {
      let end = word.at + name.count
      // A part of the module stays, and so does another module's name that begins like it.
      guard text[(before.at + 6)..<word.at].allSatisfy({ $0 == Byte.space || $0 == Byte.tab }) else { continue }
      guard end == text.count || text[end] != UInt8(ascii: ".") else { continue }
      self.text.replaceSubrange(word.at..<end, with: stand)
    }
  }
}
