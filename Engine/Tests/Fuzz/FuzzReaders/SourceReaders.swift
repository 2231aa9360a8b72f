import AlmanacSwiftSourceText
import AlmanacWireSchema
import Foundation
import Fuzzing

@testable import AlmanacTextEngine

extension FuzzReader {
  /// The readers of an author's sources and fonts.
  static let sources = [
    FuzzReader("swift-source") { data in
      var lexer = SwiftLexer(String(decoding: data, as: UTF8.self))
      while lexer.next() != nil {}
    },
    // A font is opened as an author's, and shapes a line.
    .file("font", named: "font.ttf", maxBytes: 16_384) { file in
      let fonts = FontConfiguration(folders: FontFolders(own: "/nonexistent", root: "/nonexistent"), registered: [file.path])
      guard !fonts.isEmpty else { return }
      var run = TextRun()
      run.text = "Afg 12:34 é"
      run.font.size = 12
      let layout = TextEngine(configuration: fonts).layout([run], style: ParagraphStyle(), locale: "en", width: 80, height: nil)
      _ = layout.lastBaseline
    },
  ]
}
