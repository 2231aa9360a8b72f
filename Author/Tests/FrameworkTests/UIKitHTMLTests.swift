import AlmanacUIKitDrawing
import Foundation
import SwiftUICore
import Testing

/// Attributed strings of HTML.
@Suite struct UIKitHTMLTests {
  private func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html].merging(options) { $1 }, documentAttributes: nil)
  }

  private func attributes(of word: String, in text: NSAttributedString) throws -> [NSAttributedString.Key: Any] {
    let place = (text.string as NSString).range(of: word).location
    return text.attributes(at: try #require(place == NSNotFound ? nil : place), effectiveRange: nil)
  }

  @Test func `paragraphs, line breaks and lists are lines; spaces are one space`() throws {
    #expect(try read("<p>high\n   tide</p><p>low<br>tide</p>").string == "high tide\nlow\u{2028}tide\n")
    #expect(try read("a<br/>b").string == "a\nb")
    #expect(try read("<ul><li>one</li><li>two</li></ul><ol start=3><li>three</ol>").string == "\t•\tone\n\t•\ttwo\n\t3.\tthree\n")
    #expect(try read("<pre>a  b\n c</pre>").string == "a  b\n c\n")
    #expect(try read("one <b>two</b> three").string == "one two three")
    #expect(try read("<head><title>t</title><style>p { color: red }</style></head><body>x<script>if (a < b) {}</script>y").string == "xy")
  }

  @Test func `emphasis, links, colours and sizes are attributes`() throws {
    let text = try read(
      "<b>bold</b> <em>leaning</em> <u>line</u> <a href='https://example.org/a'>there</a> <font color=\"#369\">sea</font> "
        + "<span style='color: rgb(255, 0, 0); font-size: 20pt'>red</span> <h1>big</h1>")
    let bold = try #require(try attributes(of: "bold", in: text)[.font] as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.pointSize == 12)
    let leaning = try #require(try attributes(of: "leaning", in: text)[.font] as? UIFont)
    #expect(leaning.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try attributes(of: "line", in: text)[.underlineStyle] as? Int == 1)
    #expect(try attributes(of: "there", in: text)[.link] as? URL == URL(string: "https://example.org/a"))
    #expect(try attributes(of: "sea", in: text)[.foregroundColor] as? UIColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    let red = try attributes(of: "red", in: text)
    #expect(red[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && (red[.font] as? UIFont)?.pointSize == 20)
    #expect((try attributes(of: "big", in: text)[.font] as? UIFont)?.pointSize == 24)
  }

  @Test func `entities are characters, and what is none stays`() throws {
    #expect(try read("&lt;b&gt; &amp;amp; &auml;&Ouml;&yuml; &#8364;&#x20AC; &nosuch; & a&b;").string == "<b> &amp; äÖÿ €€ &nosuch; & a&b;")
    #expect(try read("&#0;&#xD800;&#99999999;").string == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `any text is read: tags without an end, wrong nesting, comments`() throws {
    #expect(try read("a < b <3 c").string == "a < b <3 c")
    #expect(try read("<b>x<i>y</b>z</i>").string == "xyz")
    #expect(try read("a<!-- <b> -- > -->b<!doctype x>c").string == "abc")
    #expect(try read("a<b class=\"").string == "a" && read("</p></ul>x").string == "x" && read("a<script>b").string == "a")
    #expect(try read("<a title='1 > 0'>x</a>").string == "x")
  }

  @Test(arguments: [
    String(repeating: "<b>", count: 330_000), String(repeating: "<ul><li>", count: 120_000), String(repeating: "<b>a</b>b", count: 100_000),
    String(repeating: "<", count: 900_000), String(repeating: "&", count: 900_000), "<b " + String(repeating: "a='", count: 300_000),
    String(repeating: "<script></scrip", count: 60_000), String(repeating: "<!--", count: 200_000), String(repeating: " ", count: 900_000),
  ])
  func `a hostile document is read in one pass`(_ html: String) throws {
    #expect(try read(html).length <= 2_000_000)
  }

  @Test func `a document of more than a million bytes, in another form or encoding is refused`() throws {
    #expect(throws: CocoaError(.fileReadTooLarge)) { try read(String(repeating: "a", count: 1_000_001)) }
    #expect(throws: CocoaError(.featureUnsupported)) {
      try NSAttributedString(data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    let bytes = try #require("<p>ä".data(using: .isoLatin1))
    #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
      try NSAttributedString(data: bytes, options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4 as UInt])
    }
    let latin = String.Encoding.isoLatin1.rawValue
    #expect(
      try NSAttributedString(data: bytes, options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: latin]).string == "ä")
    #expect(try NSMutableAttributedString(data: Data("<html>x".utf8), options: [:], documentAttributes: nil).string == "x")
  }
}
