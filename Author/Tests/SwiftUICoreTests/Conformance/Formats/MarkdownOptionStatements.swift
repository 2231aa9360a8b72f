import AlmanacFoundationCompat
import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let article: DocumentSource = .apple("foundation/instantiating-attributed-strings-with-markdown-syntax")
  private static let initializer: DocumentSource = .apple("foundation/attributedstring/init(markdown:options:baseurl:)-52n3u")
  private static let options: DocumentSource = .apple("foundation/attributedstring/markdownparsingoptions")
  private static let syntax: DocumentSource = .apple("foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum")
  private static let preserving: DocumentSource = .apple(
    "foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum/inlineonlypreservingwhitespace")
  private static let textPage: DocumentSource = .apple("swiftui/text")
  private static let agreement: DocumentSource = .talk(2021, 10109)

  /// Options of an attributed string, and attributes.
  static let markdownOptions: [Statement] = [
    Statement("Text, emphasis and links are runs of their own", article, is: "See the |<e>latest| news at |our website→https://example.com|.") {
      try Markup.runs("See the *latest* news at [our website](https://example.com).", .full)
    },
    Statement("Without options, blocks are read: the marks of a heading are no text", options, is: ["Tea", "Tea"]) {
      [String(try AttributedString(markdown: "# Tea").characters), try Markup.runs("# Tea", .full)]
    },
    Markup.rule(
      "Inline syntax alone leaves the marks of blocks as text", syntax, in: .inlineOnly, ["# Tea": "# Tea", "- *a*": "- |<e>a", "> a": "> a"]),
    Markup.rule("Inline syntax alone makes several spaces between lines one", syntax, in: .inlineOnly, ["a\n   b": "a|<soft> |b"]),
    Markup.rule(
      "Inline syntax with white space keeps spaces, tabs and line breaks", preserving, in: .inlineOnlyPreservingWhitespace,
      [" a  b ": " a  b ", "a\n\n  *b*\n": "a\n\n  |<e>b|\n", "\ta": "\ta"]),
    Markup.rule(
      "Inline syntax with white space keeps returns", preserving, in: .inlineOnlyPreservingWhitespace, ["*a*\r\nb": "<e>a|\r\nb"]),
    Markup.rule(
      "Inline syntax with white space keeps form feeds", preserving, in: .inlineOnlyPreservingWhitespace, ["*a*\u{c}b": "<e>a|\u{c}b"]),
    Markup.rule("Form feeds and vertical tabs are no line breaks", .gfm("Characters and lines"), ["*a*\u{c}\u{b}b": "<e>a|\u{c}\u{b}b"]),
    Markup.rule("Paragraphs are joined", syntax, in: .full, ["a\n\nb": "ab"]),
    Statement("A relative address is resolved against the base", initializer, is: ["a→https://a.b/c/d", "a→https://x.y"]) {
      let base = URL(string: "https://a.b/c/")
      return [try Markup.runs("[a](d)", .full, base: base), try Markup.runs("[a](https://x.y)", .full, base: base)]
    },
    Statement("Without a base a relative address stays relative", initializer, is: "a→d") { try Markup.runs("[a](d)", .full) },
    Statement("A file of Markdown is read", .apple("foundation/attributedstring/init(contentsof:options:baseurl:)"), is: "tea pot") {
      try StringTable.inBundle(["a.md": "*tea* pot"]) {
        String(try AttributedString(contentsOf: $0.bundleURL.appendingPathComponent("a.md")).characters)
      }
    },
    Statement("A file that does not exist is an error", .apple("foundation/attributedstring/init(contentsof:options:baseurl:)"), is: true) {
      (try? AttributedString(contentsOf: URL(fileURLWithPath: "/nowhere/a.md"))) == nil
    },
    Statement(
      "An image has its address as an attribute", .apple("foundation/attributescopes/foundationattributes/imageurl"), is: "https://a.b/c.png"
    ) {
      try AttributedString(markdown: "so ![tea](https://a.b/c.png)").runs.compactMap(\.imageURL?.absoluteString).joined()
    },
    Statement("The address of an image is resolved against the base", initializer, is: "https://a.b/c.png") {
      try AttributedString(markdown: "![tea](c.png)", baseURL: URL(string: "https://a.b/")).runs.compactMap(\.imageURL?.absoluteString).joined()
    },
    Statement("The text of extended attributes is shown without their marks", article, is: "3 apple for you") {
      try Markup.runs("^[3 apple](inflect: true) for you", .full, extended: true)
    },
    Statement("Extended attributes can contain markup", FormatSource.cmark, is: "so |<s>a| b") {
      try Markup.runs("so ^[**a** b](rainbow: 'extreme')", .full, extended: true)
    },
    Statement("Without attributes in parentheses the marks are text", FormatSource.cmark, is: ["so ^[a]", "so ^[a](b", "so 2^3"]) {
      try ["so ^[a]", "so ^[a](b", "so 2^3"].map { try Markup.runs($0, .full, extended: true) }
    },
    Statement("Parentheses in attributes are in pairs", FormatSource.cmark, is: "a b") {
      try Markup.runs("^[a](color: f(1, 2)) b", .full, extended: true)
    },
    Statement(
      "Attributes can be named, and defined elsewhere", .repository("swiftlang/swift-cmark", "api_test/main.c"), is: "tea and pot",
      differs: "Attributes stand in parentheses after the text; names and definitions are text"
    ) {
      try Markup.runs("^[tea][1] and ^[pot][1]\n\n^[1]: rainbow: 'extreme'", .full, extended: true)
    },
    Statement("An exclamation mark before attributes is text, and not an image", FormatSource.cmark, is: "so !a") {
      try Markup.runs("so !^[a](b: 1)", .full, extended: true)
    },
  ]

  @MainActor private static func drawn(_ text: Text, in locale: String = "en_US") -> ContentFixture.Output {
    ContentFixture { $0.core.locale = Locale(identifier: locale) }.render(text)
  }
  @MainActor private static func styles(_ text: Text) -> [String] {
    drawn(text).runs.map { run in
      let styles = [
        (run.font.weight > 500, "bold"), (run.font.italic, "italic"), (run.font.design == .monospaced, "code"), (run.hasStrikethrough, "struck"),
      ]
      return ([run.text] + styles.filter(\.0).map(\.1) + [run.link].filter { !$0.isEmpty }).joined(separator: " ")
    }
  }

  /// Markdown in texts.
  static let markdownTexts: [Statement] = [
    Statement(
      "A text shows emphasis in italics, strong emphasis in bold, and code in a font of one width", textPage, is: ["a italic", "b bold", "c code"]
    ) {
      styles(Text("*a***b**`c`"))
    },
    Statement("A text shows strikethrough", .talk(2021, 10018), is: ["a struck"]) { styles(Text("~~a~~")) },
    Statement("A text shows a link, and knows its address", textPage, is: ["see ", "tea https://a.b"]) { styles(Text("see [tea](https://a.b)")) },
    Statement("A link has the tint, and other text has not", textPage, is: true) {
      let runs = drawn(Text("see [tea](https://a.b)")).runs
      return runs.count == 2 && runs[1].paint.color.system == "accent" && runs[0].paint.color.system != "accent"
    },
    Statement(
      "A link keeps the tint in a text with a colour of its own", .repository("OpenSwiftUIProject/OpenSwiftUI", "ResolvedText.swift"), is: true
    ) {
      let runs = drawn(Text("see [tea](https://a.b)").foregroundColor(.red)).runs
      return runs.count == 2 && runs[1].paint.color.system == "accent" && runs[0].paint.color.system == "red"
    },
    Statement("A link with a colour of its own has that one", .repository("OpenSwiftUIProject/OpenSwiftUI", "ResolvedText.swift"), is: ["red"]) {
      var text = AttributedString("tea")
      text.link = URL(string: "https://a.b")
      text.foregroundColor = .red
      return drawn(Text(text).foregroundColor(.green)).runs.map(\.paint.color.system)
    },
    Statement("A text of a variable shows the marks", textPage, is: ["*a*"]) {
      let variable = "*a*"
      return styles(Text(variable))
    },
    Statement("A verbatim text shows the marks", .apple("swiftui/text/init(verbatim:)"), is: ["*a*"]) { styles(Text(verbatim: "*a*")) },
    Statement("Marks in a value are shown", textPage, is: ["so *a*"]) { styles(Text("so \("*a*")")) },
    Statement("A value between marks is emphasized", textPage, is: ["so ", "tea bold"]) { styles(Text("so **\("tea")**")) },
    Statement("A value can be the address of a link", textPage, is: ["tea https://a.b/7"]) { styles(Text("[tea](\("https://a.b/7"))")) },
    Statement("A text does not read blocks", textPage, is: ["# Tea"]) { styles(Text("# Tea")) },
    Statement("A text keeps line breaks", textPage, is: 3) { drawn(Text("a\n\n*b*")).lines.count },
    Statement("A translation can have markup", .apple("swiftui/localizedstringkey"), is: "Hallo Welt") {
      try StringTable.shown(Text("Hello"), ["de.lproj/Localizable.strings": #""Hello" = "Hallo **Welt**";"#], in: "de_DE")
    },
    Statement("A text of an attributed string has its styles", .apple("swiftui/text/init(_:)-1a4oh"), is: ["a ", "b bold"]) {
      styles(Text(try AttributedString(markdown: "a **b**")))
    },
    Statement("A noun agrees with the number before it", agreement, is: ["1 apple", "3 apples", "0 apples"]) {
      [1, 3, 0].map { drawn(Text("^[\($0) apple](inflect: true)")).words }
    },
    Statement("The text around a noun that agrees stays as it is", agreement, is: "Add 2 apples to your order") {
      drawn(Text("Add ^[\(2) apple](inflect: true) to your order")).words
    },
  ]
}
