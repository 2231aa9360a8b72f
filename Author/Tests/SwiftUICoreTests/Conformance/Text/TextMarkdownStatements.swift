import AlmanacWireSchema
import Statements
import SwiftUICore

/// Styles within a text: Markdown and attributes, and text from right to left.
extension Statement {
  private static let attributed = DocumentSource.apple("swiftui/text/init(_:)")
  private static let markdown = TextSource.markdown

  /// The styles of a run, in words.
  private static func style(_ run: TextRun) -> String {
    var words: [String] = []
    if run.statedWeight >= 600 { words.append("bold") }
    if run.font.italic { words.append("italic") }
    if run.font.design == .monospaced { words.append("code") }
    if run.hasStrikethrough { words.append("struck") }
    if !run.link.isEmpty { words.append(run.link) }
    return words.joined(separator: " ")
  }
  @MainActor private static func styles(_ text: Text) throws -> [String] { try Typeset.runs(of: text, style) }

  static let textMarkdown: [Statement] = [
    Statement("Two asterisks or underscores make text bold", markdown, is: ["a: bold", " : ", "b: bold"]) { try styles(Text("**a** __b__")) },
    Statement("One asterisk or underscore makes text italic", markdown, is: ["a: italic", " : ", "b: italic"]) { try styles(Text("*a* _b_")) },
    Statement("Three asterisks make text bold and italic", markdown, is: ["a: bold italic"]) { try styles(Text("***a***")) },
    Statement("Backticks make text monospaced", markdown, is: ["a: ", "b*c*: code"]) { try styles(Text("a`b*c*`")) },
    Statement("Two tildes strike text through", markdown, is: ["a: struck"]) { try styles(Text("~~a~~")) },
    Statement("A link has its address", attributed, is: ["Visit our : ", "website: https://example.com", ".: "]) {
      try styles(Text("Visit our [website](https://example.com)."))
    },
    Statement("A link has the accent colour", markdown, is: ["a : primary", "b: accent"]) {
      try Typeset.runs(of: Text("a [b](https://example.com)")) { $0.statedColor }
    },
    Statement("A colour that the author sets is not that of the words around a link", markdown, is: "red") {
      try Typeset.run(of: Text("a [b](https://example.com)").foregroundStyle(.red)).statedColor
    },
    Statement("The styles nest", markdown, is: ["a : bold", "b: bold italic", " c: bold"]) { try styles(Text("**a _b_ c**")) },
    Statement("A heading is plain text", markdown, is: [17, 400]) {
      let run = try Typeset.run(of: Text("# Title"))
      return [Int(run.font.size), run.statedWeight]
    },
    Statement("A list's hyphen is shown", markdown, is: "- Milk") { try Typeset.words(of: Text("- Milk")) },
    Statement("A list's number is shown", markdown, is: "1. Milk") { try Typeset.words(of: Text("1. Milk")) },
    Statement("A quotation is not set apart", markdown, is: ["> Milk: "]) { try styles(Text("> Milk")) },
    Statement("A table is shown as it is written", markdown, is: "1 | 2") { try Typeset.words(of: Text("1 | 2")) },
    Statement("An image of a literal is not drawn", markdown, is: 0) {
      try Typeset.output(Text("a ![b](https://example.com/c.png)")).runs.filter { $0.image.hasContent || !$0.symbol.name.isEmpty }.count
    },
    Statement("Lines of a literal stay lines", TextSource.openSwiftUI("Text+Localized.swift, inlineOnlyPreservingWhitespace"), is: ["a ", "b", "c"]) {
      try Typeset.output(Text("a **b**\nc")).lines.flatMap { $0.runs.map(\.text) }
    },
    Statement("A variable's asterisks are shown", markdown, is: "**a**") {
      let words = "**a**"
      return try Typeset.words(of: Text(words))
    },
    Statement("A key that is made of a variable is read as Markdown", .apple("swiftui/text/init(_:tablename:bundle:comment:)"), is: ["a: bold"]) {
      let words = "**a**"
      return try styles(Text(LocalizedStringKey(words)))
    },
    Statement("A noun agrees with its number in an inflected text", attributed, is: ["1 apple", "3 apples"]) {
      try [1, 3].map { try Typeset.words(of: Text("^[\($0) apple](inflect: true)")) }
    },
  ]

  /// An attributed string of one run, with attributes.
  private static func string(_ text: String = "a", _ change: (inout AttributedString) -> Void) -> AttributedString {
    var string = AttributedString(text)
    change(&string)
    return string
  }
  private static func scope(_ name: String) -> DocumentSource { .apple("foundation/attributescopes/swiftuiattributes/\(name)attribute") }

  static let textAttributes: [Statement] = [
    Statement("A colour of the string wins over one of the container", attributed, is: ["blue", "red"]) {
      try Typeset.output(
        VStack {
          Text(string("Blue text") { $0.foregroundColor = .blue }); Text(verbatim: "Red text")
        }
        .foregroundColor(.red)
      ).runs.map(\.statedColor)
    },
    Statement("A colour of the string wins over one of the text", attributed, is: "blue") {
      try Typeset.run(of: Text(string { $0.foregroundColor = .blue }).foregroundStyle(.red)).statedColor
    },
    Statement("A font of the string wins over one of the text", .apple("swiftui/text"), [28]) {
      [try Typeset.points(of: Text(string { $0.font = .title }).font(.caption))]
    },
    Statement("An emphasis of the string is combined with a modifier's colour", attributed, is: "red bold") {
      let run = try Typeset.run(of: Text(string { $0.inlinePresentationIntent = .stronglyEmphasized }).foregroundColor(.red))
      return run.statedColor + " " + style(run)
    },
    Statement("A string of Markdown keeps the author's font", .apple("swiftui/text"), is: ["Hamlet: 12 italic", " by William: 12 "]) {
      let string = try AttributedString(markdown: "_Hamlet_ by William")
      return try Typeset.runs(of: Text(string).font(.system(size: 12, weight: .light, design: .serif))) { "\(Int($0.font.size)) " + style($0) }
    },
    Statement("The emphasized intent is italic", .apple("foundation/inlinepresentationintent/emphasized"), is: ["a: italic"]) {
      try styles(Text(string { $0.inlinePresentationIntent = .emphasized }))
    },
    Statement("The code intent is monospaced", .apple("foundation/inlinepresentationintent/code"), is: ["a: code"]) {
      try styles(Text(string { $0.inlinePresentationIntent = .code }))
    },
    Statement("An attribute of UIKit is drawn where SwiftUI's is not set", attributed, is: true) {
      try Typeset.run(of: Text(string { $0.uiKit.foregroundColor = .red })).hasPaint
    },
    Statement("SwiftUI's attribute wins over UIKit's", attributed, is: "blue") {
      let both = string {
        $0.uiKit.foregroundColor = .red
        $0.swiftUI.foregroundColor = .blue
      }
      return try Typeset.run(of: Text(both)).statedColor
    },
    Statement(
      "A background colour is drawn behind its run", scope("backgroundcolor"),
      differs: "backgrounds of runs are not drawn; a note says so",
      holds: {
        "\(try Typeset.output(Text(string { $0.backgroundColor = .green })).nodes)".contains("green")
      }),
    Statement("An underline has the style's pattern and colour", scope("underlinestyle"), is: "red dash") {
      let line = try Typeset.run(of: Text(string { $0.underlineStyle = Text.LineStyle(pattern: .dash, color: .red) })).underline
      return line.color.system + " \(line.pattern)"
    },
    Statement("A line through has the text's colour if it has none", scope("strikethroughstyle"), is: [true, false]) {
      let run = try Typeset.run(of: Text(string { $0.strikethroughStyle = .single }))
      return [run.hasStrikethrough, run.strikethrough.hasColor]
    },
    Statement("Tracking widens each letter", scope("tracking"), [12], within: 0.34) {
      let plain = try Typeset.width(of: Text(verbatim: "abcd"))
      return [try Typeset.width(of: Text(string("abcd") { $0.tracking = 3 })) - plain]
    },
    Statement("A baseline offset raises its run", scope("baselineoffset"), [6]) {
      [CGFloat(try Typeset.run(of: Text(string { $0.baselineOffset = 6 })).baselineOffset)]
    },
    Statement(
      "A heading of a string of Markdown is drawn in the text's font",
      DocumentSource("openillumi, Resolving Unstyled Markdown Headers in SwiftUI’s AttributedString", "https://openillumi.com/?p=99144"),
      is: [17, 400]
    ) {
      let string = try AttributedString(markdown: "# Title", options: .init(interpretedSyntax: .full))
      let run = try Typeset.run(of: Text(string))
      return [Int(run.font.size), run.statedWeight]
    },
  ]

  private static let hebrew = "שלום עולם"
  private static let sentence = "A first line that is long\nshort"
  private static func strategy(_ name: String) -> DocumentSource { .apple("swiftui/text/\(name)") }
  private static func toLeft(_ values: inout EnvironmentValues) { values.layoutDirection = .rightToLeft }
  /// The space before and after the second line of a text.
  @MainActor private static func sideMargins<V: View>(_ view: V, rightToLeft: Bool) throws -> [CGFloat] {
    let out = try Typeset.output(view) { $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    let line = out.lines.last ?? TextLine()
    return [CGFloat(line.origin.x), out.size.width - CGFloat(line.origin.x + line.width)]
  }

  static let textDirections: [Statement] = [
    Statement("Lines of English begin at the right in a layout from right to left", strategy("alignmentstrategy/default"), is: [true, true]) {
      let margins = try sideMargins(Text(verbatim: sentence), rightToLeft: true)
      return [margins[0] > 50, margins[1] < 0.4]
    },
    Statement("Trailing lines are at the left in a layout from right to left", strategy("alignmentstrategy/default"), [0], within: 0.34) {
      [try sideMargins(Text(verbatim: sentence).multilineTextAlignment(.trailing), rightToLeft: true)[0]]
    },
    Statement("Centred lines have equal margins in both layouts", strategy("alignmentstrategy/default"), [0, 0], within: 0.67) {
      try [true, false].map {
        let margins = try sideMargins(Text(verbatim: sentence).multilineTextAlignment(.center), rightToLeft: $0)
        return margins[0] - margins[1]
      }
    },
    Statement("Lines of Hebrew begin at the left in a layout from left to right", strategy("alignmentstrategy/default"), [0], within: 0.34) {
      [try sideMargins(Text(verbatim: hebrew + " " + hebrew + "\n" + hebrew), rightToLeft: false)[0]]
    },
    Statement("English is written from left to right in both layouts", strategy("writingdirectionstrategy/default"), is: [false, false]) {
      try [true, false].map { direction in
        try Typeset.output(Text(verbatim: "Hello, world")) { $0.layoutDirection = direction ? .rightToLeft : .leftToRight }.lines[0].rightToLeft
      }
    },
    Statement("Hebrew is written from right to left in both layouts", strategy("writingdirectionstrategy/default"), is: [true, true]) {
      try [true, false].map { direction in
        try Typeset.output(Text(verbatim: hebrew)) { $0.layoutDirection = direction ? .rightToLeft : .leftToRight }.lines[0].rightToLeft
      }
    },
    Statement("Each paragraph has its own direction", strategy("writingdirectionstrategy/contentbased"), is: [false, true]) {
      try Typeset.output(Text(verbatim: "Hello\n" + hebrew)).lines.map(\.rightToLeft)
    },
    Statement(
      "The layout's direction can be chosen for writing", strategy("writingdirectionstrategy/layoutbased"), is: true,
      differs: "each paragraph is written in the direction of its first letter; a note says so"
    ) {
      try Typeset.output(Text(verbatim: "Hello, world").writingDirection(strategy: .layoutBased), toLeft).lines[0].rightToLeft
    },
    Statement(
      "Lines of Hebrew begin at the right if alignment follows the writing", strategy("alignmentstrategy/writingdirectionbased"), [0], within: 0.34,
      differs: "text is aligned by the direction of the layout; a note says so"
    ) {
      let text = Text(verbatim: hebrew + " " + hebrew + "\n" + hebrew).multilineTextAlignment(strategy: .writingDirectionBased)
      return [try sideMargins(text, rightToLeft: false)[1]]
    },
    Statement("The end of a Hebrew line is left out, in its order of reading", .apple("swiftui/text/truncationmode/tail"), is: [true, true]) {
      let words = try Typeset.words(of: Text(verbatim: hebrew + " " + hebrew).lineLimit(1), width: 80)
      return [words.hasPrefix("שלום"), words.hasSuffix("…")]
    },
    Statement("A number in a key has the digits of the locale", .unicode("tr35-numbers.html#defaultNumberingSystem"), is: "٥") {
      try Typeset.words(of: Text("\(5)"), locale: "ar_EG")
    },
    Statement("A timer has the digits of the locale", .unicode("tr35-numbers.html#defaultNumberingSystem"), is: "٤:٥٩") {
      try Typeset.shown(Text(timerInterval: Typeset.now...(Typeset.now + 300)), after: 1, locale: "ar_EG")
    },
  ]
}
