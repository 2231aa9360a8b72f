import AlmanacWireSchema
import Statements
import SwiftUICore

/// Modifiers of text, labels, links and redaction.
extension Statement {
  private static func view(_ page: String) -> DocumentSource { .apple("swiftui/view/\(page)") }
  private static func textPage(_ page: String) -> DocumentSource { .apple("swiftui/text/\(page)") }
  private static let hello = Text(verbatim: "Hello")
  private static let underline = textPage("underline(_:pattern:color:)")
  private static let strikethrough = textPage("strikethrough(_:pattern:color:)")
  private static let casing = DocumentSource.apple("swiftui/environmentvalues/textcase")
  private static let specialCasing = DocumentSource(
    "Unicode Character Database, SpecialCasing.txt", "https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt")
  private static let scale = textPage("textscale(_:isenabled:)")

  static let textModifiers: [Statement] = [
    Statement("An underline is solid and has the text's colour by default", underline, is: [true, false, true]) {
      let run = try Typeset.run(of: hello.underline())
      return [run.hasUnderline, run.underline.hasColor, run.underline.pattern == .solid]
    },
    Statement("An underline has the pattern and the colour that are named", underline, is: [true, true]) {
      let line = try Typeset.run(of: hello.underline(pattern: .dot, color: .red)).underline
      return [line.pattern == .dot, line.color.system == "red"]
    },
    Statement("A line through the text is drawn apart from the underline", strikethrough, is: [true, false]) {
      let run = try Typeset.run(of: hello.strikethrough())
      return [run.hasStrikethrough, run.hasUnderline]
    },
    Statement("A container's underline is that of its texts", view("underline(_:pattern:color:)"), is: [true, false]) {
      try Typeset.output(
        VStack {
          hello; hello.underline(false)
        }
        .underline()
      ).runs.map(\.hasUnderline)
    },
    Statement("Light serif text can be italic", .apple("swiftui/text"), is: ["300", "serif", "true", "12"]) {
      let font = try Typeset.run(of: hello.font(.system(size: 12, weight: .light, design: .serif)).italic()).font
      return ["\(font.weight)", "\(font.design)", "\(font.italic)", "\(Int(font.size))"]
    },
    Statement("A text's colour wins over that of its container", textPage("foregroundstyle(_:)"), is: ["red", "green"]) {
      try Typeset.output(
        HStack {
          hello.foregroundStyle(.red); hello
        }
        .foregroundStyle(.green)
      ).runs.map(\.statedColor)
    },
    Statement("Capitals are drawn for small letters", textPage("case/uppercase"), is: "HELLO") { try Typeset.words(of: hello.textCase(.uppercase)) },
    Statement("Small letters are drawn for capitals", textPage("case/lowercase"), is: "hello") { try Typeset.words(of: hello.textCase(.lowercase)) },
    Statement("No case inside of a container's case draws the text as written", view("textcase(_:)"), is: "Hello") {
      try Typeset.words(of: VStack { hello.textCase(nil) }.textCase(.uppercase))
    },
    Statement("ß has two capitals", specialCasing, is: "STRASSE") { try Typeset.words(of: Text(verbatim: "Straße").textCase(.uppercase)) },
    Statement("A sigma at the end of a word has another small letter", specialCasing, is: "οδός") {
      try Typeset.words(of: Text(verbatim: "ΟΔΌΣ").textCase(.lowercase))
    },
    Statement("The case is that of the environment's locale", casing, is: ["İZMIR", "IZMIR"]) {
      try ["tr_TR", "en_US"].map { try Typeset.words(of: Text(verbatim: "izmır").textCase(.uppercase), locale: $0) }
    },
    Statement("Interpolated words have the case, too", casing, is: "HI, ANN") {
      try Typeset.words(of: Text("Hi, \("Ann")").textCase(.uppercase))
    },
    Statement(
      "A date that follows the clock has the case, too", casing,
      holds: {
        let offset = Text(Typeset.now - 7200, style: .offset)
        return try Typeset.width(of: offset.textCase(.uppercase)) > Typeset.width(of: offset)
      }),
    Statement("A secondary text is smaller", scale, holds: { try Typeset.points(of: hello.textScale(.secondary)) < Typeset.points(of: hello) }),
    Statement(
      "A text scale is relative to the font", textPage("scale"),
      holds: {
        let large = try Typeset.points(of: hello.font(.largeTitle).textScale(.secondary))
        let small = try Typeset.points(of: hello.font(.caption).textScale(.secondary))
        return abs(large / 34 - small / 12) < 0.05
      }),
    Statement("A text scale that is not enabled changes nothing", scale, [17]) {
      [try Typeset.points(of: hello.textScale(.secondary, isEnabled: false))]
    },
    Statement("The default text scale takes back that of a container", textPage("scale/default"), [17]) {
      [try Typeset.points(of: VStack { hello.textScale(.default) }.textScale(.secondary))]
    },
  ]

  private static let label = DocumentSource.apple("swiftui/label")
  private static let lightning = Label("Lightning", systemImage: "bolt.fill")
  private static func labelStyle(_ name: String) -> DocumentSource { .apple("swiftui/labelstyle/\(name)") }
  /// What a view draws: its words and the names of its symbols, in order.
  @MainActor private static func parts<V: View>(_ view: V) throws -> [String] {
    try Typeset.output(view).all.compactMap { node in
      guard !node.accessibility.standIn else { return nil }
      switch node.content {
      case .symbol(let symbol)?: return symbol.name
      case .text(let text)?: return text.lines.flatMap(\.runs).map(\.text).joined()
      default: return nil
      }
    }
  }

  /// Draws the label as the style around it does, with a mark.
  private struct Marked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).marked("mark") }
  }
  private struct Turned: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }
  @MainActor private static func icon(_ direction: LayoutDirection) -> [CGFloat] {
    each(\.minX, of: ["i", "t"], direction: direction) {
      Label {
        Text(verbatim: "Title").marked("t")
      } icon: {
        box("i", 10, 10)
      }
    }
  }

  static let textLabels: [Statement] = [
    Statement("The style for both parts shows both", labelStyle("titleandicon"), is: ["bolt.fill", "Lightning"]) {
      try parts(lightning.labelStyle(.titleAndIcon))
    },
    Statement("The style for titles leaves the icon out", labelStyle("titleonly"), is: ["Lightning"]) { try parts(lightning.labelStyle(.titleOnly)) },
    Statement("The style for icons leaves the title out of the picture", labelStyle("icononly"), [0]) {
      [try Typeset.width(of: lightning.labelStyle(.iconOnly)) - Typeset.width(of: Image(systemName: "bolt.fill"))]
    },
    Statement("The style for icons keeps the title for assistive technology", labelStyle("icononly"), is: true) {
      try Typeset.output(lightning.labelStyle(.iconOnly)).all.contains { $0.text.lines.first?.runs.first?.text == "Lightning" }
    },
    Statement("The innermost style is used", view("labelstyle(_:)"), is: ["bolt.fill", "Lightning"]) {
      try parts(VStack { lightning.labelStyle(.titleAndIcon) }.labelStyle(.titleOnly))
    },
    Statement("A style can change the default style's label", label, is: [true, true]) {
      let names = LayoutFixture(size: CGSize(width: 200, height: 50)).render { lightning.labelStyle(Marked()) }.names
      return [names.contains("Text"), names.contains("mark")]
    },
    Statement("A style that draws a label again uses the style around it", label, is: ["Lightning"]) {
      try parts(lightning.labelStyle(Marked()).labelStyle(.titleOnly))
    },
    Statement("A style can place the parts in another order", .apple("swiftui/labelstyleconfiguration"), is: ["Lightning", "bolt.fill"]) {
      try parts(lightning.labelStyle(Turned()))
    },
    Statement("The icon leads in both layout directions", labelStyle("titleandicon"), is: [true, true]) {
      let (left, right) = (icon(.leftToRight), icon(.rightToLeft))
      return [left[0] < left[1], right[0] > right[1]]
    },
    Statement("A label's title is translated", .apple("swiftui/label/init(_:systemimage:)"), is: "Blitz") {
      try Typeset.words(of: lightning, locale: "de_DE", files: ["de.lproj/Localizable.strings": #""Lightning" = "Blitz";"#])
    },
    Statement("A label's title of several views is a column", label, is: true) {
      let tops = each(\.minY, of: ["a", "b"]) {
        Label {
          Text(verbatim: "Name").marked("a")
          Text(verbatim: "Title").marked("b")
        } icon: {
          Circle().frame(width: 44, height: 44)
        }
      }
      return tops[1] > tops[0] + 15
    },
    Statement(
      "The distance of icon and title can be set", view("labelicontotitlespacing(_:)"), [30], within: 0.34,
      differs: "the parts of a label have the distance of its font; a note says so"
    ) {
      let frames = laidOut("i", "t") {
        Label {
          Text(verbatim: "Title").marked("t")
        } icon: {
          box("i", 10, 10)
        }
        .labelIconToTitleSpacing(30)
      }
      return [frames[4] - frames[0] - frames[2]]
    },
    Statement(
      "The width that is reserved for icons can be set", view("labelreservediconwidth(_:)"),
      differs: "the icon of a label has its own width; a note says so",
      holds: {
        let frames = laidOut("i", "t") {
          Label {
            Text(verbatim: "Title").marked("t")
          } icon: {
            box("i", 10, 10)
          }
          .labelReservedIconWidth(60)
        }
        return frames[4] - frames[0] > 30
      }),
  ]

  private static let link = DocumentSource.apple("swiftui/link")
  private static let terms = URL(string: "https://www.example.com/TOS.html") ?? URL(fileURLWithPath: "/")

  static let textLinks: [Statement] = [
    Statement("A link with a title opens its destination", link, is: ["https://www.example.com/TOS.html"]) {
      try Typeset.output(Link("View Our Terms of Service", destination: terms)).all.map(\.action.link).filter { !$0.isEmpty }
    },
    Statement("A link's title is drawn as a link", link, is: "accent") { try Typeset.run(of: Link("Terms", destination: terms)).statedColor },
    Statement("A link's title has the colour that the author sets", link, is: "red") {
      try Typeset.run(of: Link("Terms", destination: terms).foregroundColor(.red)).statedColor
    },
    Statement("A link's title is translated", .apple("swiftui/link/init(_:destination:)"), is: "AGB") {
      let files = ["de.lproj/Localizable.strings": #""Terms" = "AGB";"#]
      return try Typeset.words(of: Link("Terms", destination: terms), locale: "de_DE", files: files)
    },
    Statement("A link with a label draws the label", .apple("swiftui/link/init(destination:label:)"), is: ["bolt.fill", "Lightning"]) {
      try parts(Link(destination: terms) { lightning })
    },
  ]

  private static let placeholder = DocumentSource.apple("swiftui/redactionreasons/placeholder")
  private static let privacy = DocumentSource.apple("swiftui/redactionreasons/privacy")
  /// Shows the reasons of its environment.
  private struct Reasons: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Text(verbatim: "\(reasons.contains(.placeholder)) \(reasons.contains(.privacy)) \(reasons.contains(.invalidated))") }
  }

  static let textRedactions: [Statement] = [
    Statement("A placeholder replaces texts and images", placeholder, is: [true, true]) {
      try Typeset.replaced(in: lightning.redacted(reason: .placeholder))
    },
    Statement("A placeholder keeps the size of a text", placeholder, [0, 0]) {
      let (plain, redacted) = (try Typeset.output(hello).size, try Typeset.output(hello.redacted(reason: .placeholder)).size)
      return [plain.width - redacted.width, plain.height - redacted.height]
    },
    Statement("A placeholder replaces timers", placeholder, is: [true]) {
      try Typeset.replaced(in: Text(Typeset.now, style: .timer).redacted(reason: .placeholder))
    },
    Statement("A part of a placeholder can be shown", view("unredacted()"), is: [true, false]) {
      try Typeset.replaced(
        in: VStack {
          hello; hello.unredacted()
        }
        .redacted(reason: .placeholder))
    },
    Statement("A part of what is shown can be a placeholder again", view("redacted(reason:)"), is: [false, true]) {
      let shown = VStack {
        hello; hello.redacted(reason: .placeholder)
      }
      return try Typeset.replaced(in: VStack { shown.unredacted() }.redacted(reason: .placeholder))
    },
    Statement("No reason inside of a placeholder takes nothing away", view("redacted(reason:)"), is: [true]) {
      try Typeset.replaced(in: VStack { hello.redacted(reason: []) }.redacted(reason: .placeholder))
    },
    Statement("Reasons are added to those of the container", view("redacted(reason:)"), is: "true true false") {
      try Typeset.words(of: VStack { Reasons().redacted(reason: .privacy) }.redacted(reason: .placeholder))
    },
    Statement("A view without redaction has no reasons", view("unredacted()"), is: "false false false") {
      try Typeset.words(of: VStack { Reasons().unredacted() }.redacted(reason: [.placeholder, .privacy]))
    },
    Statement("For privacy only what is sensitive is replaced", view("privacysensitive(_:)"), is: [false, true]) {
      try Typeset.replaced(
        in: VStack {
          Text(verbatim: "Account #"); Text(verbatim: "1234").privacySensitive()
        }
        .redacted(reason: .privacy))
    },
    Statement("What is not sensitive is shown on a locked device", view("privacysensitive(_:)"), is: [false, true, false]) {
      let views = VStack {
        hello; hello.privacySensitive(); hello.privacySensitive(false)
      }
      return try Typeset.replaced(in: views, hidesPrivate: true)
    },
    Statement("A sensitive container is replaced as a whole", view("privacysensitive(_:)"), is: [true, true]) {
      let views = VStack {
        hello; hello
      }
      return try Typeset.replaced(in: views.privacySensitive(), hidesPrivate: true)
    },
    Statement("A label's words that are sensitive are replaced, its icon is not", privacy, is: [false, true]) {
      let label = Label {
        Text(verbatim: "1234").privacySensitive()
      } icon: {
        Image(systemName: "lock")
      }
      return try Typeset.replaced(in: label, hidesPrivate: true)
    },
  ]
}
