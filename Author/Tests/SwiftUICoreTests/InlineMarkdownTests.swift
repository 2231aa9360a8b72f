import AlmanacFoundationCompat
import Foundation
import Testing

struct InlineMarkdownTests {
  /// Spans as text: `e` emphasized, `s` strong, `c` code, `x` struck, `h` HTML in angle brackets before the text; `→` an address after it.
  static func written(_ text: String, _ syntax: InlineMarkdown.Syntax = .inlinePreservingWhitespace) -> String {
    InlineMarkdown.spans(of: text, syntax: syntax).map { span in
      let styles = [
        (span.isEmphasized, "e"), (span.isStrong, "s"), (span.isCode, "c"), (span.isStruck, "x"), (span.isInlineHTML || span.isBlockHTML, "h"),
      ].filter(\.0).map(\.1).joined()
      let marks = styles.isEmpty ? "" : "<\(styles)>"
      let address = (span.link ?? span.image).map { "→\($0)" } ?? ""
      return marks + span.text + address + (span.extended.map { "^\($0)" } ?? "")
    }.joined(separator: "|")
  }

  @Test(arguments: [
    // Delimiters that cannot open or close are text.
    ("**** 1234", "**** 1234"), ("_____", "_____"), ("***", "***"), ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"), ("** a **", "** a **"),
    ("a_b_c", "a_b_c"), ("_private_name x__y__z", "_private_name x__y__z"), ("~5 to ~10 min", "~5 to ~10 min"), ("a * b", "a * b"),
    // Nested emphasis.
    ("*foo **bar** baz*", "<e>foo |<es>bar|<e> baz"), ("**Bold and *both***", "<s>Bold and |<es>both"), ("***a***", "<es>a"),
    ("*a*b*c*", "<e>a|b|<e>c"), ("**a*b*c**", "<s>a|<es>b|<s>c"), ("*a **b***", "<e>a |<es>b"), ("__a__ _b_", "<s>a| |<e>b"),
    ("~~a~~ ~b~", "<x>a| |<x>b"), ("~~a **b**~~", "<x>a |<sx>b"), ("日**本**語", "日|<s>本|語"),
    // Code.
    ("`a*b*`", "<c>a*b*"), ("`` a`b `` code", "<c>a`b| code"), ("``` ` ```", "<c>`"), ("`\\a`", "<c>\\a"), ("`open", "`open"), ("` a `", "<c>a"),
    ("`a\nb`", "<c>a b"),
    // Escapes and entities.
    (#"\*a\*"#, "*a*"), (#"\a\_"#, #"\a_"#), (#"\\*a*"#, #"\|<e>a"#), ("Tom &amp; Jerry &copy;", "Tom & Jerry ©"), ("&#65;&#x42;&nope;", "AB&nope;"),
    ("`&amp;`", "<c>&amp;"), ("AT&T", "AT&T"),
    // Links.
    ("[a](https://b.c)", "a→https://b.c"), ("[a](https://b.c \"Title\") end", "a→https://b.c| end"),
    ("[wiki](https://en.wikipedia.org/wiki/Swift_(bird)) end", "wiki→https://en.wikipedia.org/wiki/Swift_(bird)| end"),
    ("[a **b**](c)", "a →c|<s>b→c"), ("[a](<b c>)", "a→b c"), ("[a]", "[a]"), ("[a] (b)", "[a] (b)"), ("![alt](pic.png)", "alt→pic.png"),
    ("<https://example.com>", "https://example.com→https://example.com"), ("<a@b.cc>", "a@b.cc→mailto:a@b.cc"),
    ("me@example.com", "me@example.com→mailto:me@example.com"), ("see https://a.bc/d.", "see |https://a.bc/d→https://a.bc/d|."),
    ("www.a.bc is", "www.a.bc→http://www.a.bc| is"), ("a <b>c</b>", "a |<h><b>|c|<h></b>"), ("5 < 6 > 4", "5 < 6 > 4"),
    // Blocks are text.
    ("# Title", "# Title"), ("- item", "- item"), ("1. item", "1. item"), ("> quote", "> quote"), ("    code", "    code"), ("---", "---"),
    ("```\nx\n```", "<c>x"), ("a | b\n- | -", "a | b\n- | -"), ("[a]: b", "[a]: b"), ("<div>", "<h><div>"),
    // White space and line breaks are kept.
    (" a  *b*  ", " a  |<e>b|  "), ("a\n\n  *b*\n", "a\n\n  |<e>b|\n"), ("a  \nb", "a  \nb"), ("\n", "\n"), ("a\r\n*b*", "a\r\n|<e>b"),
    ("a\r*b*", "a\r|<e>b"), ("a\u{c}\u{c}*b*\u{b}", "a\u{c}\u{c}|<e>b|\u{b}"),
    ("*a*&#12;b&#11;", "<e>a|\u{c}b\u{b}"), ("`a\u{c}b\r\nc`", "<c>a\u{c}b c"), ("", ""),
    ("*a\nb*", "<e>a\nb"), ("_a_\n_b_", "<e>a|\n|<e>b"),
    // Attributes.
    ("^[3 apple](inflect: true) left", "3 apple^inflect: true| left"), ("a^[**b** c](x)", "a|<s>b^x| c^x"), ("^[a]", "^[a]"),
    ("2^3", "2^3"), ("^[a](b", "^[a](b"),
  ])
  func `inline Markdown of a literal is CommonMark's`(_ text: String, _ spans: String) {
    #expect(Self.written(text) == spans)
  }

  @Test func `a backslash before a line break makes a break of its own`() {
    #expect(InlineMarkdown.spans(of: "a\\\nb").map(\.text) == ["a", "\n", "b"])
    #expect(InlineMarkdown.spans(of: "a\\\\\nb").map(\.text) == ["a\\\nb"])
    #expect(InlineMarkdown.spans(of: "*a*\\\n")[1].lineBreak == .hard)
  }

  @Test(arguments: [
    ("a\n  b", "a| |b"), ("a  \nb", "a|\n|b"), ("a\\\nb", "a|\n|b"),
    (" a \n\n b ", "a| |b"), ("# a\n- b", "# a| |- b"), ("`a\nb`", "<c>a b"), ("a\n", "a"), ("a\r\nb\rc", "a| |b| |c"), ("a\u{c}b", "a\u{c}b"),
  ])
  func `inline syntax alone makes line breaks spaces`(_ text: String, _ spans: String) {
    #expect(Self.written(text, .inline) == spans)
  }

  @Test(arguments: [
    ("# Title\n\nText *e*\nmore", "TitleText |<e>e| |more"), ("- a\n- b", "ab"), ("1. a\n2. b", "ab"), ("> q", "q"), ("```\nx\ny\n```", "x\ny\n"),
    ("| a | b |\n| - | - |\n| c | d |", "abcd"), ("<div>\nx\n</div>", "<h><div>\nx\n</div>\n"), ("a  \nb", "a|\n|b"), ("[a]\n\n[a]: /b", "a→/b"),
    ("a\u{c}\u{c}\u{c}\u{c}\u{c}\u{c}\u{c}b `\t\u{c}\u{b}`", "a\u{c}\u{c}\u{c}\u{c}\u{c}\u{c}\u{c}b |<c>\t\u{c}\u{b}"),
  ])
  func `blocks are read and nothing is between them`(_ text: String, _ spans: String) {
    #expect(Self.written(text, .full) == spans)
  }

  @Test func `an attributed string has the intents of its breaks, tags and links`() throws {
    let string = try AttributedString(markdown: "a\n**b** <u>[c](d)", baseURL: URL(string: "https://x.y/z/"))
    let intents = string.runs.map { $0[InlinePresentationIntentAttribute.self] ?? [] }
    #expect(intents == [[], .softBreak, .stronglyEmphasized, [], .inlineHTML, []])
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://x.y/z/d"])
    #expect(String(string.characters) == "a b <u>c")
  }

  @Test func `a hostile text is read in bounds`() {
    for part in ["[", "![", "*a ", "_a_ ", "^[", "^[a](", "[a](", "<", "&", "`", "\\", "a@b.c ", "http://"] {
      let text = String(repeating: part, count: 8_000 / part.utf8.count)
      #expect(!InlineMarkdown.spans(of: text).isEmpty)
    }
    let nested = String(repeating: "^[", count: 10) + "a" + String(repeating: "](b)", count: 10)
    #expect(InlineMarkdown.spans(of: nested).map(\.text).joined() == "^[^[^[^[^[a](b)](b)](b)](b)](b)")
    let long = String(repeating: "*a* ", count: InlineMarkdown.longest / 4 + 1)
    #expect(InlineMarkdown.spans(of: long).map(\.text) == [long])
    #expect(InlineMarkdown.spans(of: "a\0*b*").map(\.text) == ["a\u{FFFD}", "b"])
  }

  @Test func `texts are read on several threads`() async {
    await withTaskGroup(of: String.self) { group in
      for number in 0..<64 { group.addTask { Self.written("~~\(number)~~ ^[a](b)") } }
      var found: Set<String> = []
      for await text in group { found.insert(text) }
      #expect(found == Set((0..<64).map { "<x>\($0)| |a^b" }))
    }
  }
}
