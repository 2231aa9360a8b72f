import AlmanacWireSchema
import Statements
import SwiftUICore

/// Lines of text: limits, truncation, fitting, alignment and spacing.
extension Statement {
  private static func view(_ page: String) -> DocumentSource { .apple("swiftui/view/\(page)") }
  private static func value(_ page: String) -> DocumentSource { .apple("swiftui/environmentvalues/\(page)") }
  private static let alphabet = "abcdefghijklmnopqrstuvwxyz"
  private static let hamlet = "To be, or not to be, that is the question"
  /// A text that takes more than six lines of 60 points.
  private static let long = Text(verbatim: "one two three four five six seven eight nine ten eleven twelve")

  /// The height of a number of lines of body text.
  @MainActor private static func lines(_ count: Int) throws -> CGFloat {
    try Typeset.height(of: Text(verbatim: Array(repeating: "A", count: count).joined(separator: "\n")))
  }
  private static let short = Text(verbatim: "A")
  private static let from = view("linelimit(_:)-251ko")
  private static let through = view("linelimit(_:)-7ufty")
  private static let closed = view("linelimit(_:)-4hzfa")
  private static let reserving = view("linelimit(_:reservesspace:)")

  static let textLineLimits: [Statement] = [
    Statement("A limit applies to each text of a container", view("linelimit(_:)-513mb"), is: [2, 2]) {
      let row = VStack {
        long; long
      }
      let out = try Typeset.output(row.lineLimit(2), width: 60)
      return out.all.map(\.text.lines.count).filter { $0 > 0 }
    },
    Statement("No limit inside of a limit takes it back", view("linelimit(_:)-513mb"), is: true) {
      try Typeset.lineCount(of: VStack { long.lineLimit(nil) }.lineLimit(1), width: 60) > 6
    },
    Statement("A limit below one is one", value("linelimit"), is: [1, 1]) {
      try [0, -3].map { try Typeset.lineCount(of: long.lineLimit($0), width: 60) }
    },
    Statement("A range from two lines makes a text of one line as high as two", from, [0], within: 0.34) {
      [try Typeset.height(of: short.lineLimit(2...)) - lines(2)]
    },
    Statement("A range from two lines does not limit a longer text", from, is: true) {
      try Typeset.lineCount(of: long.lineLimit(2...), width: 60) > 6
    },
    Statement("A range through two lines truncates a longer text", through, is: 2) { try Typeset.lineCount(of: long.lineLimit(...2), width: 60) },
    Statement("A closed range truncates above its end", closed, is: 3) { try Typeset.lineCount(of: long.lineLimit(1...3), width: 60) },
    Statement(
      "A closed range makes a shorter text as high as its start", TextSource.openSwiftUI("LineLimitsTests, rangeOverloads"), [0], within: 0.34
    ) {
      [try Typeset.height(of: short.lineLimit(2...4)) - lines(2)]
    },
    Statement("Reserved space is that of all lines", reserving, [0, 0], within: 0.34) {
      let font = Font.subheadline
      let four = Text(verbatim: "A\nA\nA\nA").font(font)
      return [
        try Typeset.height(of: short.lineLimit(2, reservesSpace: true)) - lines(2),
        try Typeset.height(of: short.font(font).lineLimit(4, reservesSpace: true)) - Typeset.height(of: four),
      ]
    },
    Statement("A reservation truncates a longer text", reserving, is: 2) {
      try Typeset.lineCount(of: long.lineLimit(2, reservesSpace: true), width: 60)
    },
    Statement("An empty text reserves its lines, too", reserving, [0], within: 0.34) {
      [try Typeset.height(of: Text(verbatim: "").lineLimit(3, reservesSpace: true)) - lines(3)]
    },
    Statement(
      "A limit without a range leaves the reservation of a container", TextSource.openSwiftUI("LineLimitsTests, optionalOverload"), [0], within: 0.34
    ) {
      [try Typeset.height(of: VStack { short.lineLimit(5) }.lineLimit(3, reservesSpace: true)) - lines(3)]
    },
    Statement(
      "A range replaces the reservation of a container", TextSource.openSwiftUI("LineLimitsTests, modifierOverwritesBothEnvironmentValues"), [0]
    ) {
      [try Typeset.height(of: VStack { short.lineLimit(...4) }.lineLimit(3, reservesSpace: true)) - lines(1)]
    },
  ]

  /// The words of the alphabet in a line that is too narrow for it.
  @MainActor private static func cut(_ mode: Text.TruncationMode?) throws -> String {
    let text = Text(verbatim: alphabet).lineLimit(1)
    guard let mode else { return try Typeset.words(of: text, width: 100) }
    return try Typeset.words(of: text.truncationMode(mode), width: 100)
  }
  private static func mode(_ name: String) -> DocumentSource { .apple("swiftui/text/truncationmode/\(name)") }

  static let textTruncations: [Statement] = [
    Statement("The head is left out before the last letters", mode("head"), is: [true, true]) {
      let words = try cut(.head)
      return [words.hasPrefix("…"), alphabet.hasSuffix(words.dropFirst())]
    },
    Statement("The tail is left out after the first letters", mode("tail"), is: [true, true]) {
      let words = try cut(.tail)
      return [words.hasSuffix("…"), alphabet.hasPrefix(words.dropLast())]
    },
    Statement("The middle is left out between the first and the last letters", mode("middle"), is: [true, true, true]) {
      let parts = try cut(.middle).split(separator: "…")
      return [parts.count == 2, alphabet.hasPrefix(parts.first ?? "?"), alphabet.hasSuffix(parts.last ?? "?")]
    },
    Statement("By default the tail is left out", value("truncationmode"), is: true) { try cut(nil) == cut(.tail) },
    Statement("Of several lines the last one is truncated", value("truncationmode"), is: [false, true]) {
      try Typeset.output(long.lineLimit(2), width: 60).lines.map { $0.runs.map(\.text).joined().contains("…") }
    },
    Statement("With the head left out the last line ends with the text's end", value("truncationmode"), is: true) {
      let last = try Typeset.output(long.lineLimit(2).truncationMode(.head), width: 60).lines.last?.runs.map(\.text).joined() ?? ""
      return last.hasPrefix("…") && last.count > 3 && "eleven twelve".hasSuffix(last.dropFirst())
    },
    Statement("A text that fits has no ellipsis in any mode", view("truncationmode(_:)"), is: [false, false, false]) {
      try [Text.TruncationMode.head, .middle, .tail].map { try Typeset.words(of: Text(verbatim: "abc").truncationMode($0), width: 100).contains("…") }
    },
  ]

  private static let scaling = view("minimumscalefactor(_:)")
  /// A text of 20 points in one line that may shrink.
  @MainActor private static func scaled(_ factor: CGFloat, _ share: CGFloat) throws -> CGFloat {
    let text = Text(verbatim: hamlet).font(.system(size: 20)).lineLimit(1)
    return try Typeset.points(of: text.minimumScaleFactor(factor), width: Typeset.width(of: text) * share)
  }

  static let textFittings: [Statement] = [
    Statement("Text shrinks only as far as needed", scaling, is: [true, true]) {
      let text = Text(verbatim: hamlet).font(.system(size: 20)).lineLimit(1)
      let room = try Typeset.width(of: text) * 0.8
      let taken = try Typeset.width(of: text.minimumScaleFactor(0.5), offered: room)
      return [taken <= room, taken > room * 0.97]
    },
    Statement("A factor above one does not enlarge", scaling, [20, 20]) { [try scaled(2, 0.5), try scaled(2, 3)] },
    Statement("Two lines shrink to fit, too", scaling, is: [true, true]) {
      let text = Text(verbatim: hamlet).font(.system(size: 20)).lineLimit(2).minimumScaleFactor(0.5)
      let out = try Typeset.output(text, width: 140)
      return [out.words.hasSuffix("question"), (out.runs.first?.font.size ?? 20) < 20]
    },
    Statement("Text shrinks to fit the height", scaling, is: [true, true]) {
      let out = try Typeset.output(Text(verbatim: hamlet).font(.system(size: 20)).minimumScaleFactor(0.2), width: 120, height: 40)
      return [out.words.hasSuffix("question"), out.size.height <= 40.34]
    },
    Statement("The letters of a tightened text move together", view("allowstightening(_:)"), is: [true, false]) {
      let text = Text(verbatim: "This is a wide text element").lineLimit(1)
      let width = try Typeset.width(of: text) - 6
      return try [true, false].map { !(try Typeset.words(of: text.allowsTightening($0), width: width).contains("…")) }
    },
    Statement("Tightened text keeps its size", view("allowstightening(_:)"), [17]) {
      let text = Text(verbatim: "This is a wide text element").lineLimit(1).allowsTightening(true)
      return [try Typeset.points(of: text, width: Typeset.width(of: text) - 6)]
    },
    Statement("Text takes the width of its words, not what it is offered", .apple("swiftui/text"), [0]) {
      [try Typeset.width(of: Text(verbatim: hamlet), offered: 1000) - Typeset.width(of: Text(verbatim: hamlet))]
    },
    Statement("A fixed size is not truncated", view("fixedsize()"), is: hamlet) {
      try Typeset.words(of: Text(verbatim: hamlet).lineLimit(1).fixedSize().frame(width: 50))
    },
  ]

  private static let multiline = view("multilinetextalignment(_:)")
  private static let spaced = view("linespacing(_:)")
  /// The x of each line's left end.
  @MainActor private static func lineStarts<V: View>(_ text: V, width: CGFloat? = nil) throws -> [CGFloat] {
    try Typeset.output(text, width: width).lines.map { CGFloat($0.origin.x) }
  }

  static let textLines: [Statement] = [
    Statement("Lines that wrap and lines after a line break are both centred", multiline, is: true) {
      let out = try Typeset.output(Text(verbatim: hamlet + "\nA").multilineTextAlignment(.center), width: 120)
      let middles = out.lines.map { $0.origin.x + $0.width / 2 }
      return out.lines.count > 3 && middles.allSatisfy { abs($0 - middles[0]) < 0.5 }
    },
    Statement("The alignment does not move a single line", multiline, [0, 0, 0], within: 0.34) {
      try [TextAlignment.leading, .center, .trailing].flatMap { try lineStarts(short.multilineTextAlignment($0), width: 200) }
    },
    Statement("The alignment of a container is that of its texts", multiline, is: true) {
      let starts = try lineStarts(VStack { Text(verbatim: "wide words\na") }.multilineTextAlignment(.trailing))
      return starts.count == 2 && starts[1] > 40
    },
    Statement("Line spacing is never negative", value("linespacing"), [0]) {
      let text = Text(verbatim: "A\nA")
      return [try Typeset.pitch(of: text.lineSpacing(-5)) - Typeset.pitch(of: text)]
    },
    Statement("Raised, plain and lowered text are aligned at the top of a row", .apple("swiftui/text/baselineoffset(_:)"), [0, 0], within: 0.34) {
      let tops = each(\.minY, of: ["a", "b", "c"], in: 300, 100) {
        HStack(alignment: .top) {
          Text(verbatim: "Hello").baselineOffset(-10).marked("a")
          Text(verbatim: "Hello").marked("b")
          Text(verbatim: "Hello").baselineOffset(10).marked("c")
        }
      }
      return [tops[0] - tops[1], tops[2] - tops[1]]
    },
  ]

  private static let kerning = DocumentSource.apple("swiftui/text/kerning(_:)")
  private static let tracking = DocumentSource.apple("swiftui/text/tracking(_:)")
  private static let six = Text(verbatim: "ABCDEF")
  /// How much wider letters become.
  @MainActor private static func widening<V: View>(_ view: V, than plain: Text = six) throws -> CGFloat {
    try Typeset.width(of: view) - Typeset.width(of: plain)
  }

  static let textSpacings: [Statement] = [
    Statement("Kerning adds its points to each of six letters", kerning, [18, -18], within: 0.34) {
      [try widening(six.kerning(3)), try widening(six.kerning(-3))]
    },
    Statement("Zero is the usual spacing", kerning, [0, 0]) { [try widening(six.kerning(0)), try widening(six.tracking(0))] },
    Statement("Of kerning and tracking the tracking is used", tracking, [12, 12], within: 0.34) {
      [try widening(six.tracking(2).kerning(4)), try widening(six.kerning(4).tracking(2))]
    },
    Statement("A container's tracking is used instead of a text's kerning", tracking, [12], within: 0.34) {
      [try widening(VStack { six.kerning(4) }.tracking(2))]
    },
    Statement(
      "A string's tracking is used instead of its kerning", .apple("foundation/attributescopes/swiftuiattributes/trackingattribute"), [12],
      within: 0.34
    ) {
      var string = AttributedString("ABCDEF")
      string.kern = 4
      string.tracking = 2
      return [try widening(Text(string))]
    },
    Statement("A letter of several code points is spaced once", tracking, [4], within: 0.34) {
      let family = Text(verbatim: "e\u{301}")
      return [try widening(family.tracking(4), than: family)]
    },
  ]
}
