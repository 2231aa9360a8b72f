import AlmanacTextEngine
import AlmanacWireSchema
import SwiftUICore
import Testing

@MainActor
/// Fonts and their resolution.
@Suite struct TextFontTests {
  private func spec(_ font: Font?, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> FontSpec {
    ContentFixture(change).render(Text(verbatim: "x").font(font)).runs[0].font
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400), (.headline, 17, 600), (.body, 17, 400),
    (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400), (.caption2, 11, 400),
  ])
  func `text styles have the platform's sizes and weights at the default size`(_ font: Font, _ size: Double, _ weight: Int) {
    let spec = spec(font)
    #expect(spec.size == size)
    #expect(Int(spec.weight == 0 ? 400 : spec.weight) == weight)
  }

  @Test func `styles follow Dynamic Type, fixed sizes do not`() {
    #expect(spec(.body) { $0.core.dynamicTypeSize = .accessibility5 }.size == 53)
    #expect(spec(.caption2) { $0.core.dynamicTypeSize = .xSmall }.size == 11)
    #expect(spec(.system(size: 20)) { $0.core.dynamicTypeSize = .accessibility5 }.size == 20)
  }

  @Test func `emphasis uses the style's own weight: bold for titles, semibold below`() {
    #expect(spec(.title.bold()).weight == 700)
    #expect(spec(.body.bold()).weight == 600)
    #expect(spec(.system(size: 17).bold()).weight == 700)
    #expect(spec(.body.weight(.black)).weight == 900)
  }

  @Test func `a weight of the environment overrides the font's; the nearest modifier overrides both`() {
    let fixture = ContentFixture()
    func weight<V: View>(_ view: V) -> UInt32 { fixture.render(view).runs[0].font.weight }
    let text = Text(verbatim: "x")
    #expect(weight(VStack { text.font(.system(size: 10, weight: .bold)) }.fontWeight(.light)) == 300)
    #expect(weight(VStack { text.fontWeight(.heavy) }.fontWeight(.light)) == 800)
    #expect(weight(VStack { text }.font(.headline)) == 600)
    #expect(weight(VStack { text }.bold()) == 600)
  }

  @Test func `designs, widths, digits, italics and small capitals are kept`() {
    #expect(spec(.system(.title, design: .rounded)).design == .rounded)
    #expect(spec(.system(size: 12, weight: .medium, design: .serif)).design == .serif)
    #expect(spec(.body.monospaced()).design == .monospaced)
    #expect(spec(.body.monospacedDigit()).monospacedDigits)
    #expect(spec(.body.italic()).italic)
    #expect(spec(.body.smallCaps()).smallCaps)
    #expect(spec(.body.width(.compressed)).width < 100)
    #expect(spec(.body.leading(.tight)).leading == .tight)
  }

  @Test func `bold text makes every weight heavier`() {
    #expect(spec(.body) { $0.core.boldText = true }.weight == 600)
    #expect(spec(.headline) { $0.core.boldText = true }.weight == 700)
  }

  @Test func `a watch face sets text in a rounded and heavier font, the phone's lock screen does not`() {
    let watch = spec(.body) {
      $0.core.platform = .watchos
      $0.core.family = .accessoryCircular
    }
    #expect(watch.design == .rounded && watch.weight >= 500)
    #expect(spec(.body) { $0.core.family = .accessoryCircular }.design == .default)
  }

  @Test func `a scaled font has its size and line height multiplied, also twice`() {
    let body = spec(.body)
    let scaled = spec(.body.scaled(by: 2).scaled(by: 1.5).bold())
    #expect(scaled.size == body.size * 3 && scaled.lineHeight == body.lineHeight * 3 && scaled.weight == 600)
    #expect(spec(.system(size: 10).scaled(by: 0.5)).size == 5)
  }

  @Test func `a custom font scales with its style; an unknown one falls back, with a diagnostic`() {
    let out = ContentFixture { $0.core.dynamicTypeSize = .xxxLarge }.render(Text(verbatim: "x").font(.custom("No Such Font", size: 17)))
    #expect(out.names == ["font.unknown"])
    #expect(out.runs[0].font.size == 23)
    #expect(out.runs[0].font.family.isEmpty)
    #expect(spec(.custom("No Such Font", fixedSize: 10)) { $0.core.dynamicTypeSize = .xxxLarge }.size == 10)
    let known = ContentFixture().render(Text(verbatim: "x").font(.custom("JetBrains Mono", size: 12)))
    #expect(known.diagnostics.isEmpty && known.runs[0].font.family == "JetBrains Mono")
  }

  /// Registers a font when its body is made, and draws a text in it beside one that was measured before.
  private struct LateFont: View {
    let file: URL
    var body: some View {
      let _ = try? TextEngine.register(fontFile: file)
      Text(verbatim: "x").font(.custom("Noto Sans Late", size: 17))
    }
  }

  @Test func `a font that is registered while a view is drawn is there at once`() throws {
    let file = try DrawingFont.write(name: "Late")
    let out = ContentFixture().render(
      VStack {
        Text(verbatim: "before").font(.custom("JetBrains Mono", size: 12)).fixedSize()
        LateFont(file: file)
      })
    #expect(!out.names.contains("font.unknown"))
    #expect(out.runs.last?.font.family == "Noto Sans Late")
  }

  @Test func `a font that is registered when a view appears is drawn in the same entry`() throws {
    let file = try DrawingFont.write(name: "Soon")
    let out = LayoutFixture(size: CGSize(width: 100, height: 100), scale: 3) { _ in }.render {
      Text(verbatim: "x").font(.custom("Noto Sans Soon", size: 17)).onAppear { _ = try? TextEngine.register(fontFile: file) }
    }
    #expect(!out.has("font.unknown"))
  }

  @Test func `a font whose glyphs are SVG drawings is named, because only its outlines are painted`() throws {
    let file = try DrawingFont.write()
    try TextEngine.register(fontFile: file)
    let out = ContentFixture().render(Text(verbatim: "x").font(.custom(DrawingFont.family, size: 17)))
    #expect(out.names == ["font.svg"] && out.runs[0].font.family == DrawingFont.family)
  }
}
