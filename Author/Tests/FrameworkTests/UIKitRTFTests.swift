import AlmanacUIKitDrawing
import Foundation
import SwiftUICore
import Testing

/// Rich Text Format of attributed strings. The words are those of the specification, version 1.9.1.
@Suite struct UIKitRTFTests {
  private func rtf(_ text: NSAttributedString) throws -> String {
    let data = try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    // Only ASCII, whatever the text.
    return try #require(String(data: data, encoding: .ascii))
  }
  private func body(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) throws -> String {
    let whole = try rtf(NSAttributedString(string: string, attributes: attributes))
    return String(whole.dropFirst(whole.range(of: "\\pard")?.lowerBound.utf16Offset(in: whole) ?? 0).dropLast())
  }

  @Test func `a document has its fonts, its colours and its paragraphs`() throws {
    let text = NSMutableAttributedString(string: "Low ", attributes: [.font: UIFont.systemFont(ofSize: 13.5)])
    text.append(
      NSAttributedString(
        string: "tide\n",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
          .backgroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 0.5),
        ]))
    text.append(NSAttributedString(string: "at six"))
    #expect(
      try rtf(text) == #"""
        {\rtf1\ansi\ansicpg1252\uc1\deff0
        {\fonttbl{\f0\fnil\fcharset0 Helvetica;}{\f1\fnil\fcharset0 .AppleSystemUIFont;}}
        {\colortbl;\red255\green128\blue0;\red0\green0\blue255;}
        \pard\plain
        {\f1\fs27 Low }{\f1\fs40\b\cf1\chshdng0\chcbpat2\cb2 tide\par
        }\pard\plain
        {\f0\fs24 at six}}
        """#)
  }

  @Test func `characters beyond ASCII are UTF-16 units, and marks of the format are escaped`() throws {
    #expect(try body("é 潮 😀") == #"\pard\plain"# + "\n" + #"{\f0\fs24 \u233? \u28526? \u-10179?\u-8704?}"#)
    #expect(try body(#"a\b{c}"#) == #"\pard\plain"# + "\n" + #"{\f0\fs24 a\\b\{c\}}"#)
    #expect(try body("a\tb\u{2028}c\u{0}\u{FFFC}d") == #"\pard\plain"# + "\n" + #"{\f0\fs24 a\tab b\line cd}"#)
    #expect(try body("a\r\nb").contains("a\\par\n}\\pard\\plain\n{\\f0\\fs24 b}"))
  }

  @Test func `lines, letters and links have words of their own`() throws {
    func words(_ attributes: [NSAttributedString.Key: Any]) throws -> String {
      try body("x", attributes).replacingOccurrences(of: "\\pard\\plain\n{\\f0\\fs24", with: "").replacingOccurrences(of: " x}", with: "")
    }
    for (style, word) in [
      (NSUnderlineStyle.single, "\\ul"), (.thick, "\\ulth"), (.double, "\\uldb"), ([.single, .byWord], "\\ulw"),
      ([.single, .patternDot], "\\uld"), ([.single, .patternDash], "\\uldash"), ([.single, .patternDashDot], "\\uldashd"),
      ([.single, .patternDashDotDot], "\\uldashdd"), ([.thick, .patternDash], "\\ulthdash"), ([], ""),
    ] as [(NSUnderlineStyle, String)] {
      #expect(try words([.underlineStyle: NSNumber(value: style.rawValue)]) == word)
    }
    #expect(try words([.strikethroughStyle: 1]) == "\\strike" && words([.strikethroughStyle: 9]) == "\\striked1")
    #expect(try words([.kern: 1.5]) == "\\expndtw30" && words([.baselineOffset: 4]) == "\\up8" && words([.baselineOffset: -2.5]) == "\\dn5")
    #expect(try words([.underlineStyle: 1, .underlineColor: UIColor.red]) == "\\ul\\ulc1")
    #expect(
      try body("there", [.link: URL(string: "https://example.org/a?b={c}")!, .font: UIFont.italicSystemFont(ofSize: 12)])
        == "\\pard\\plain\n{\\field{\\*\\fldinst HYPERLINK \"https://example.org/a?b=%7Bc%7D\"}{\\fldrslt {\\f1\\fs24\\i there}}}")
  }

  @Test func `a paragraph's style stands before each of its paragraphs`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.headIndent = 10
    style.firstLineHeadIndent = 4
    style.paragraphSpacing = 6
    style.lineHeightMultiple = 1.5
    style.tabStops = [NSTextTab(textAlignment: .right, location: 72)]
    #expect(
      try body("a\nb", [.paragraphStyle: style])
        == "\\pard\\plain\\qj\\li200\\fi-120\\sa120\\sl360\\slmult1\\tqr\\tx1440\n{\\f0\\fs24 a\\par\n}"
        + "\\pard\\plain\\qj\\li200\\fi-120\\sa120\\sl360\\slmult1\\tqr\\tx1440\n{\\f0\\fs24 b}")
  }

  @Test func `numbers without a sense are bounded`() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = .infinity
    style.paragraphSpacing = .nan
    let text = try body("x", [.paragraphStyle: style, .kern: Double.nan, .baselineOffset: 1e300, .font: UIFont.systemFont(ofSize: -4)])
    #expect(text.contains("\\li32767") && text.contains("\\up32767") && text.contains("\\fs1") && !text.contains("nan"))
  }

  @Test func `a part of a text is written, as plain text too, and other forms are refused`() throws {
    let text = NSAttributedString(string: "low tide é")
    let part = NSRange(location: 4, length: 4)
    func plain(_ encoding: Any?) throws -> Data {
      var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: NSAttributedString.DocumentType.plain]
      attributes[.characterEncoding] = encoding
      return try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: attributes)
    }
    let written = try text.data(from: part, documentAttributes: [.documentType: "NSRTF"])
    #expect(String(decoding: written, as: UTF8.self).hasSuffix("{\\f0\\fs24 tide}}") && text.rtf(from: part) == written)
    #expect(try text.fileWrapper(from: part, documentAttributes: [.documentType: "NSRTF"]).regularFileContents == written)
    #expect(try plain(nil) == Data("low tide é".utf8) && plain(String.Encoding.isoLatin1.rawValue).last == 0xE9)
    #expect(throws: CocoaError(.fileWriteInapplicableStringEncoding)) { _ = try plain(String.Encoding.ascii.rawValue) }
    for form in [[:], [.documentType: NSAttributedString.DocumentType.html]] as [[NSAttributedString.DocumentAttributeKey: Any]] {
      #expect(throws: CocoaError(.featureUnsupported)) { _ = try text.data(from: part, documentAttributes: form) }
    }
    #expect(try NSAttributedString().data(from: NSRange(location: 0, length: 0), documentAttributes: [.documentType: "NSRTF"]).count > 40)
  }
}
