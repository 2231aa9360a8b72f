import AlmanacWireSchema
import Statements
import SwiftUICore

/// Fonts: text styles, weights, designs, widths and Dynamic Type.
extension Statement {
  private static let typography = DocumentSource.guidelines("typography")
  private static let letters = Text(verbatim: "Hamburgefonstiv")
  private static func font(_ page: String) -> DocumentSource { .apple("swiftui/font/\(page)") }

  /// Each style's weight and emphasized weight on phones and tablets.
  private static let weights: [(String, Font, [Int])] = [
    ("largeTitle", .largeTitle, [400, 700]), ("title", .title, [400, 700]), ("title2", .title2, [400, 700]), ("title3", .title3, [400, 600]),
    ("headline", .headline, [600, 600]), ("body", .body, [400, 600]), ("callout", .callout, [400, 600]), ("subheadline", .subheadline, [400, 600]),
    ("footnote", .footnote, [400, 600]), ("caption", .caption, [400, 600]), ("caption2", .caption2, [400, 600]),
  ]
  static let textPhoneStyles: [Statement] = weights.map { name, font, weights in
    Statement("\(name): weight and emphasized weight", typography + ": iOS, iPadOS Dynamic Type sizes", is: weights) {
      [try Typeset.weight(of: letters.font(font)), try Typeset.weight(of: letters.font(font.bold()))]
    }
  }

  private static let watchSizes: [DynamicTypeSize] = [
    .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
  ]
  /// Size and line height in points at each of a watch's sizes, and the emphasized weight.
  private static let watchTable: [(String, Font, [CGFloat], Int)] = [
    ("largeTitle", .largeTitle, [30, 32.5, 32, 34.5, 36, 38.5, 40, 42.5, 41, 43.5, 42, 44.5, 44, 46.5, 45, 47.5, 46, 48.5], 700),
    ("title", .title, [28, 30.5, 30, 32.5, 34, 36.5, 38, 40.5, 39, 41.5, 40, 42.5, 42, 44.5, 43, 46, 44, 47], 600),
    ("title2", .title2, [24, 26.5, 26, 28.5, 28, 30.5, 30, 32.5, 31, 33.5, 32, 34.5, 34, 41, 35, 37.5, 36, 38.5], 600),
    ("title3", .title3, [17, 19.5, 18, 20.5, 19, 21.5, 20, 22.5, 21, 23.5, 22, 24.5, 24, 26.5, 25, 27.5, 26, 28.5], 600),
    ("headline", .headline, [14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5, 23, 25.5], 600),
    ("body", .body, [14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5, 23, 25.5], 600),
    ("caption", .caption, [13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 18, 20.5, 19, 21.5, 20, 22.5], 600),
    ("caption2", .caption2, [12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 17, 19.5, 18, 20.5, 19, 21.5], 600),
    ("footnote", .footnote, [11, 13.5, 12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5, 18, 20.5], 600),
  ]
  static let textWatchStyles: [Statement] = watchTable.flatMap { name, font, row, emphasized in
    [
      Statement("\(name): sizes and line heights from xSmall to AX3", typography + ": watchOS Dynamic Type sizes", row) {
        try watchSizes.flatMap { size -> [CGFloat] in
          let font = try Typeset.run(of: letters.font(font)) {
            $0.core.platform = .watchos
            $0.core.dynamicTypeSize = size
          }.font
          return [CGFloat(font.size), CGFloat(font.lineHeight)]
        }
      },
      Statement("\(name): emphasized weight", typography + ": watchOS Dynamic Type sizes", is: emphasized) {
        try Typeset.weight(of: letters.font(font).bold()) { $0.core.platform = .watchos }
      },
    ]
  }

  @MainActor private static func width(_ text: String, _ font: Font) throws -> CGFloat { try Typeset.width(of: Text(verbatim: text).font(font)) }
  /// The distance of two lines of a font.
  @MainActor private static func pitch(_ font: Font, isWatch: Bool = false) throws -> CGFloat {
    try Typeset.pitch(of: Text(verbatim: "A\nA").font(font)) { if isWatch { $0.core.platform = .watchos } }
  }

  static let textFontModifiers: [Statement] = [
    Statement("Text is drawn in the body font by default", .apple("swiftui/text"), [17, 400]) {
      let run = try Typeset.run(of: letters)
      return [CGFloat(run.font.size), CGFloat(run.statedWeight)]
    },
    Statement("The system font has the size and weight that are named", font("system(size:weight:design:)"), is: [17, 600]) {
      let run = try Typeset.run(of: letters.font(.system(size: 17, weight: .semibold)))
      return [Int(run.font.size), run.statedWeight]
    },
    Statement("A style has the design and the weight that are named", font("system(_:design:weight:)"), is: ["serif", "700", "17"]) {
      let run = try Typeset.run(of: letters.font(.system(.body, design: .serif, weight: .bold)))
      return ["\(run.font.design)", "\(run.statedWeight)", "\(Int(run.font.size))"]
    },
    Statement("The nine weights are in ascending order", font("weight"), is: true) {
      let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      let weights = try all.map { try Typeset.weight(of: letters.font(.system(size: 17, weight: $0))) }
      return weights == weights.sorted() && Set(weights).count == 9
    },
    Statement("Bold body text is semibold, a weight of bold is bold", font("bold(_:)"), is: [600, 700]) {
      [try Typeset.weight(of: letters.font(.body.bold())), try Typeset.weight(of: letters.font(.body.weight(.bold)))]
    },
    Statement("Bold text of a size is bold", .apple("swiftui/view/bold(_:)"), is: 700) {
      try Typeset.weight(of: letters.font(.system(size: 17)).bold())
    },
    Statement("Emphasis can be taken back", font("bold(_:)"), is: 400) { try Typeset.weight(of: letters.font(.body.bold().bold(false))) },
    Statement("Of a weight and an emphasis the later one is used", font("weight(_:)"), is: [300, 600]) {
      [try Typeset.weight(of: letters.font(.body.bold().weight(.light))), try Typeset.weight(of: letters.font(.body.weight(.light).bold()))]
    },
    Statement("Italics are added and taken away", font("italic(_:)"), is: [true, false]) {
      [try Typeset.run(of: letters.font(.body.italic())).font.italic, try Typeset.run(of: letters.font(.body.italic().italic(false))).font.italic]
    },
    Statement("A monospaced font has letters of one width", font("monospaced(_:)"), [0], within: 0.34) {
      [try width("iiiii", .system(size: 24).monospaced()) - width("WWWWW", .system(size: 24).monospaced())]
    },
    Statement("Monospaced digits have one width", font("monospaceddigit()"), [0, 0], within: 0.34) {
      let widths = try ["111,111", "888,888", "000,000"].map { try width($0, .system(size: 12).monospacedDigit()) }
      return [widths[1] - widths[0], widths[2] - widths[0]]
    },
    Statement("Monospaced digits change no letters", font("monospaceddigit()"), [0]) {
      [try width("Hamburgefonstiv", .system(size: 20).monospacedDigit()) - width("Hamburgefonstiv", .system(size: 20))]
    },
    Statement("Small capitals for small letters leave capitals as they are", font("lowercasesmallcaps(_:)"), [0]) {
      [try width("ABC", .system(size: 30).lowercaseSmallCaps()) - width("ABC", .system(size: 30))]
    },
    Statement(
      "Small capitals for capitals leave small letters as they are", font("uppercasesmallcaps(_:)"), [0],
      differs: "small capitals act on small letters alone"
    ) {
      [try width("abc", .system(size: 30).uppercaseSmallCaps()) - width("abc", .system(size: 30))]
    },
    Statement(
      "Small capitals for capitals change them", font("uppercasesmallcaps(_:)"), differs: "small capitals act on small letters alone",
      holds: {
        try width("ABC", .system(size: 30).uppercaseSmallCaps()) != width("ABC", .system(size: 30))
      }),
    Statement(
      "All small capitals change capitals and small letters", font("smallcaps()"), is: [true, true],
      differs: "small capitals act on small letters alone"
    ) {
      try ["ABC", "abc"].map { try width($0, .system(size: 30).smallCaps()) != width($0, .system(size: 30)) }
    },
    Statement("Factors of a font's size multiply", font("scaled(by:)"), is: [102, 600]) {
      let run = try Typeset.run(of: letters.font(.body.scaled(by: 2).bold().scaled(by: 3)))
      return [Int(run.font.size), run.statedWeight]
    },
    Statement(
      "The widths are in order", font("width"),
      holds: {
        let widths = try [Font.Width.compressed, .condensed, .standard, .expanded].map { try width("Hamburgefonstiv", .system(size: 20).width($0)) }
        return widths == widths.sorted() && Set(widths).count == 4
      }),
  ]

  private static func leading(_ name: String) -> DocumentSource { .apple("swiftui/font/leading/\(name)") }

  static let textInheritedFonts: [Statement] = [
    Statement("Tight leading takes two points off, on a watch one", leading("tight"), [-2, -1], within: 0.01) {
      try [false, true].map { try pitch(.body.leading(.tight), isWatch: $0) - pitch(.body, isWatch: $0) }
    },
    Statement("Loose leading adds two points, on a watch one", leading("loose"), [2, 1], within: 0.01) {
      try [false, true].map { try pitch(.body.leading(.loose), isWatch: $0) - pitch(.body, isWatch: $0) }
    },
    Statement("Standard leading takes an adjustment back", leading("standard"), [0]) {
      [try pitch(.body.leading(.tight).leading(.standard)) - pitch(.body)]
    },
    Statement("A container's font is that of its texts, except of one with its own", .apple("swiftui/view/font(_:)"), is: [34, 16, 16]) {
      try Typeset.output(
        VStack {
          letters.font(.largeTitle)
          VStack {
            letters; letters
          }
        }
        .font(.system(size: 16, weight: .light, design: .default))
      ).runs.map { Int($0.font.size) }
    },
    Statement("No weight removes that of a container", .apple("swiftui/view/fontweight(_:)"), is: 400) {
      try Typeset.weight(of: VStack { VStack { letters }.fontWeight(nil) }.fontWeight(.black))
    },
    Statement("No design removes that of a container", .apple("swiftui/view/fontdesign(_:)"), is: .default) {
      try Typeset.run(of: VStack { VStack { letters }.fontDesign(nil) }.fontDesign(.serif)).font.design
    },
    Statement("No width removes that of a container", .apple("swiftui/view/fontwidth(_:)"), [0]) {
      let plain = try Typeset.width(of: letters)
      return [try Typeset.width(of: VStack { VStack { letters }.fontWidth(nil) }.fontWidth(.compressed)) - plain]
    },
    Statement("An inactive monospaced modifier leaves the design", .apple("swiftui/view/monospaced(_:)"), is: .serif) {
      try Typeset.run(of: VStack { VStack { letters }.monospaced(false) }.fontDesign(.serif)).font.design
    },
    Statement("Italics of a container can be taken away inside", .apple("swiftui/view/italic(_:)"), is: [true, false]) {
      let views = VStack {
        letters; letters.italic(false)
      }
      return try Typeset.output(views.italic()).runs.map(\.font.italic)
    },
    Statement("Buttons with monospaced digits are as wide as each other", .apple("swiftui/view/monospaceddigit()"), [0], within: 0.34) {
      func button(_ number: String) -> some View { Button("Delete \(number) messages") {}.buttonStyle(.plain).monospacedDigit() }
      return [try Typeset.width(of: button("111")) - Typeset.width(of: button("222"))]
    },
  ]

  private static let sizing = TextSource.openSwiftUI("FontTests, customFontSizing")
  private static let identity = TextSource.openSwiftUI("FontTests, customFontIdentity")
  /// The font size of a text at a Dynamic Type size.
  @MainActor private static func points(_ font: Font, at size: DynamicTypeSize) throws -> CGFloat {
    try Typeset.points(of: letters.font(font)) { $0.core.dynamicTypeSize = size }
  }
  private static let name = "JetBrains Mono"

  static let textCustomFonts: [Statement] = [
    Statement("A custom font grows like body text", font("custom(_:size:)"), [17, 23, 53]) {
      try [DynamicTypeSize.large, .xxxLarge, .accessibility5].map { try points(.custom(name, size: 17), at: $0) }
    },
    Statement("A custom font grows like the style that is named", font("custom(_:size:relativeto:)"), [11, 40]) {
      try [DynamicTypeSize.large, .accessibility5].map { try points(.custom(name, size: 11, relativeTo: .caption2), at: $0) }
    },
    Statement("A custom font's size is a whole number of points", sizing, [62, 27]) {
      [try points(.custom(name, size: 20), at: .accessibility5), try points(.custom(name, size: 20), at: .xxxLarge)]
    },
    Statement("A custom font is relative to body", identity, is: true) {
      Font.custom("Helvetica", size: 17) == Font.custom("Helvetica", size: 17, relativeTo: .body)
    },
    Statement("Custom fonts of other styles, sizes and names differ", identity, is: [false, false, false]) {
      let body = Font.custom("Helvetica", size: 17)
      return [
        body == .custom("Helvetica", size: 17, relativeTo: .headline), body == .custom("Helvetica", fixedSize: 17),
        body == .custom("Helvetica Neue", size: 17),
      ]
    },
  ]

  private static func typeSize(_ page: String = "dynamictypesize(_:)") -> DocumentSource { .apple("swiftui/view/\(page)") }
  /// The size of body text on a device with a Dynamic Type size.
  @MainActor private static func body<V: View>(_ view: V, device: DynamicTypeSize = .large) throws -> CGFloat {
    try Typeset.points(of: view) { $0.core.dynamicTypeSize = device }
  }

  static let textSizes: [Statement] = [
    Statement("A size replaces that of the device", typeSize(), [19]) { [try body(letters.dynamicTypeSize(.xLarge), device: .xSmall)] },
    Statement("A range limits the device's size", typeSize("dynamictypesize(_:)-26aj0"), [17, 14]) {
      try [DynamicTypeSize.accessibility5, .xSmall].map { try body(letters.dynamicTypeSize(...DynamicTypeSize.large), device: $0) }
    },
    Statement("Of two ranges the common part applies", typeSize("dynamictypesize(_:)-26aj0"), [17, 15]) {
      let view = letters.dynamicTypeSize(.small...).dynamicTypeSize(...DynamicTypeSize.large)
      return try [DynamicTypeSize.accessibility5, .xSmall].map { try body(view, device: $0) }
    },
    Statement("A range inside limits a size outside", typeSize(), [17]) {
      [try body(letters.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xLarge))]
    },
    Statement("A size inside a range is used", typeSize("dynamictypesize(_:)-26aj0"), [19]) {
      [try body(letters.dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.large))]
    },
    Statement("A range up to a size does not contain the size", typeSize("dynamictypesize(_:)-26aj0"), [16]) {
      [try body(letters.dynamicTypeSize(..<DynamicTypeSize.large), device: .accessibility5)]
    },
    Statement("A watch has no sizes above AX3", typography + ": watchOS larger accessibility type sizes", [23, 23]) {
      try [DynamicTypeSize.accessibility4, .accessibility5].map { size in
        try Typeset.points(of: letters) {
          $0.core.platform = .watchos
          $0.core.dynamicTypeSize = size
        }
      }
    },
  ]
}
