import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUICore

@MainActor
/// Catalog symbols, images in text, text renderers.
@Suite struct SymbolAndRendererTests {
  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../ViewPaintingTests/Symbols").standardizedFileURL
  private var fixture: ContentFixture {
    var fixture = ContentFixture()
    fixture.bundle = Bundle(url: Self.resources) ?? .main
    return fixture
  }

  @Test func `a symbol set is drawn at the font's size and weight, and does not count as a system symbol`() throws {
    let out = fixture.render(Image("buoy").font(.system(size: 40, weight: .black)))
    let node = try #require(out.nodes.first)
    #expect(node.symbol.name == "buoy" && node.symbol.hasOutline && node.symbol.weight == 900 && out.diagnostics.isEmpty)
    // 104 units between its margins at 100 per em; the ring is 90 high, with the default space around symbols.
    #expect(out.size.width.isNear(41.6, within: 0.1) && out.size.height.isNear(40, within: 0.1))
    #expect(node.symbol.paints.first?.hierarchical.level == 1 && node.symbol.mode == .monochrome)
    #expect(fixture.render(Image("buoy", variableValue: 0.5)).nodes.first?.symbol.variableValue == 0.5)
    let small = fixture.render(Image("buoy").font(.system(size: 20)).imageScale(.large))
    #expect(small.size.width.isNear(20 * 1.04 * 1.28, within: 0.1))
    #expect(fixture.render(Image(systemName: "buoy")).names == ["symbol.unknown"])
    #expect(fixture.render(width: 30, height: 30, Image("buoy").resizable()).size == CGSize(width: 30, height: 30))
    #expect(fixture.render(Label("Buoy", image: "buoy")).all.contains { $0.symbol.hasOutline })
    // Its baseline is that of the text beside it.
    let row = fixture.render(
      HStack(alignment: .firstTextBaseline) {
        Image("buoy"); Text(verbatim: "H")
      }.font(.system(size: 40)))
    let symbol = try #require(row.all.first { $0.symbol.hasOutline })
    let text = try #require(row.all.first { !$0.text.lines.isEmpty })
    let baseline = text.frame.y + (text.text.lines.first?.origin.y ?? 0)
    #expect(abs(symbol.frame.y + symbol.symbol.outline.baseline * 40 - baseline) < 0.4)
  }

  @Test func `a broken symbol is drawn as a grey box, and the diagnostic says what is wrong with it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("A.xcassets/mark.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"symbols": [{"filename": "mark.svg"}]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("<svg></svg>".utf8).write(to: set.appendingPathComponent("mark.svg"))
    var fixture = ContentFixture()
    fixture.bundle = try #require(Bundle(url: folder))
    let out = fixture.render(Image("mark"))
    #expect(out.names == ["asset.symbol"] && out.diagnostics[0].message.contains("has no drawing") && out.nodes[0].debugName == "Image(missing)")
  }

  @Test func `images and symbols in text are on its baseline, and make lines as high as they are`() throws {
    let out = fixture.render(Text("a \(Image("dot")) b \(Image("buoy"))").font(.system(size: 10)))
    #expect(out.diagnostics.isEmpty && out.runs.map(\.text) == ["a ", "", " b ", ""])
    let picture = try #require(out.runs.first { $0.image.size.width > 0 })
    #expect(picture.image.size == SizeValue.with { ($0.width, $0.height) = (20, 12) } && out.images[picture.image.content.image] != nil)
    #expect(out.runs.last?.symbol.outline.layers.isEmpty == false)
    let line = try #require(out.lines.first)
    // The picture is higher than the font's ascent.
    #expect(abs(line.ascent - 12) < 0.01 && out.size.height > 12)
    let plain = fixture.render(Text("a  b").font(.system(size: 10))).size.width
    #expect(out.size.width > plain + 20)
    #expect(fixture.render(Text(Image("gone"))).names == ["asset.missing"])
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("chevron.backward.circle.fill", "chevron.forward.circle.fill"), ("arrow.forward", "arrow.backward"),
    ("chevron.right", "chevron.right"), ("forward.fill", "forward.fill"), ("goforward.10", "goforward.10"),
    ("plus.forwardslash.minus", "plus.forwardslash.minus"), ("list.bullet", "list.bullet.rtl"), ("list.dash", "list.dash.rtl"),
    ("list.bullet.rectangle.fill", "list.bullet.rectangle.rtl.fill"), ("list.number", "list.number"), ("text.alignleft", "text.alignleft"),
  ])
  func `symbols of a direction of reading turn from right to left`(name: String, turned: String) {
    func drawn(_ view: some View) -> [String] {
      let out = fixture.render(view)
      return out.nodes.map(\.symbol.name).filter { !$0.isEmpty } + out.runs.map(\.symbol.name).filter { !$0.isEmpty }
    }
    #expect(drawn(Image(systemName: name)) == [name])
    #expect(drawn(Image(systemName: name).environment(\.layoutDirection, .rightToLeft)) == [turned])
    #expect(drawn(Text(Image(systemName: name)).environment(\.layoutDirection, .rightToLeft)) == [turned])
  }

  @Test func `symbols in text follow the palette of the environment`() {
    let out = fixture.render(Text(Image(systemName: "xmark.circle.fill")).foregroundStyle(.white, .red))
    #expect(out.runs[0].symbol.mode == .palette || out.runs[0].symbol.paints.isEmpty)
    let view = fixture.render(Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red))
    #expect(view.nodes[0].symbol.mode == .palette && view.nodes[0].symbol.paints.map(\.color.system).last == "red")
  }

  @Test func `underline and strikethrough keep their pattern, also from attributed strings`() {
    var attributed = AttributedString("x")
    attributed.underlineStyle = Text.LineStyle(pattern: .dashDot, color: .red)
    #expect(fixture.render(Text(attributed)).runs[0].underline.pattern == .dashDot)
    #expect(fixture.render(Text(verbatim: "x").underline(pattern: .dot)).runs[0].underline.pattern == .dot)
    #expect(fixture.render(Text(verbatim: "x").strikethrough(pattern: .dash, color: .red)).runs[0].strikethrough.color.system == "red")
    #expect(fixture.render(VStack { Text(verbatim: "x") }.underline(pattern: .dashDotDot)).runs[0].underline.pattern == .dashDotDot)
    #expect(fixture.render(Text(verbatim: "x").underline()).runs[0].underline.pattern == .solid)
  }

  // MARK: Text renderers

  private struct Loud: TextAttribute, Equatable { var level = 1 }
  // Unchecked: renderers draw on the main actor, where the tests run.
  private final class Seen: @unchecked Sendable { var layouts: [Text.Layout] = [] }
  private struct RecordingRenderer: TextRenderer {
    let seen: Seen
    var extra: CGFloat = 0
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      seen.layouts.append(layout)
      for line in layout { ctx.draw(line) }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + extra, height: size.height)
    }
  }

  @Test func `a renderer receives lines, runs and glyphs at their positions in the text`() throws {
    let seen = Seen()
    let text = Text(verbatim: "one two ") + Text(verbatim: "three").bold().customAttribute(Loud(level: 3)).customAttribute(Loud())
    let plain = fixture.render(width: 75, text)
    let out = fixture.render(width: 75, text.textRenderer(RecordingRenderer(seen: seen)))
    let layout = try #require(seen.layouts.last)
    #expect(out.size == plain.size && !layout.isTruncated)
    try #require(layout.count == 2)
    #expect(out.lines.map(\.origin) == plain.lines.map(\.origin) && out.words == plain.words)
    let first = layout[0]
    #expect(first.origin.y.isNear(CGFloat(plain.lines[0].origin.y)) && first.typographicBounds.width.isNear(CGFloat(plain.lines[0].width)))
    #expect(layout[1].typographicBounds.rect.minY > first.typographicBounds.rect.minY)
    let runs = layout.flatMap { $0 }
    // The innermost attribute wins.
    #expect(runs.compactMap { $0[Loud.self]?.level } == [3] && runs[0][Loud.self] == nil)
    let slices = runs.flatMap { $0 }
    #expect(slices.count == plain.words.count && runs.last?.count == 5)
    let last = try #require(runs.last)
    #expect(last[0..<2].typographicBounds.width.isNear(last[0].typographicBounds.width + last[1].typographicBounds.width))
    let offsets = runs.flatMap(\.characterIndices)
    #expect(offsets == offsets.sorted() && Set(offsets).count == offsets.count)
  }

  @Test func `right-to-left runs go from left to right with descending characters; ligatures stay together`() throws {
    let seen = Seen()
    _ = fixture.render(Text(verbatim: "سلام").textRenderer(RecordingRenderer(seen: seen)))
    let run = try #require(seen.layouts.last?.first?.first)
    #expect(run.layoutDirection == .rightToLeft && run.characterIndices == run.characterIndices.sorted(by: >))
    let xs = run.map(\.typographicBounds.origin.x)
    #expect(xs == xs.sorted() && (3...4).contains(run.count))
  }

  @Test func `a renderer can take more space; text that follows the clock is drawn without it`() {
    let plain = fixture.render(Text(verbatim: "one"))
    let wide = fixture.render(Text(verbatim: "one").textRenderer(RecordingRenderer(seen: Seen(), extra: 12)))
    #expect(wide.size.width == plain.size.width + 12 && wide.size.height == plain.size.height)
    #expect(wide.nodes[0].accessibility.label == "one")
    let seen = Seen()
    let clock = fixture.render(Text(fixture.date.addingTimeInterval(600), style: .timer).textRenderer(RecordingRenderer(seen: seen)))
    #expect(seen.layouts.isEmpty && clock.names == ["textRenderer.dynamic"] && clock.all.contains { !$0.dynamicText.runs.isEmpty })
  }

  // MARK: Others

  @Test func `marked value labels of a gauge are ignored, with a note that has its line`() {
    let line = #line + 4
    func gauge<S: GaugeStyle>(_ style: S) -> ContentFixture.Output {
      fixture.render(
        width: 200,
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        } markedValueLabels: {
          Text(verbatim: "q").tag(0.25)
          Text(verbatim: "h").tag(Float(0.5))
          Text(verbatim: "out").tag(7)
        }.gaugeStyle(style))
    }
    for drawn in [gauge(.accessoryCircular), gauge(.accessoryLinearCapacity), gauge(.linearCapacity)] {
      #expect(drawn.words.isEmpty)
      #expect(drawn.diagnostics.map(\.name) == ["gauge.markedValues"] && drawn.diagnostics.map(\.line) == [UInt32(line)])
    }
  }

  @Test func `canvases record spreads, matrices, thresholds and blend modes as data`() throws {
    let out = fixture.render(
      width: 50, height: 50,
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.4, color: .red))
        context.addFilter(.shadow(radius: 2, options: [.shadowAbove, .shadowOnly, .invertsAlpha]))
        context.addFilter(.colorMatrix(ColorMatrix()))
        context.blendMode = .sourceIn
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          with: .radialGradient(Gradient(colors: [.red]), center: .zero, startRadius: 0, endRadius: 3, options: .repeat))
      })
    #expect(out.diagnostics.isEmpty && out.all.contains { $0.blendMode == .sourceIn })
    let effects = try #require(out.all.first { !$0.effects.isEmpty }?.effects)
    #expect(effects.map { $0.colorMatrix.factors.count } == [0, 0, 20] && effects[0].alphaThreshold.min == 0.4 && effects[0].alphaThreshold.max == 1)
    #expect(effects[1].shadow.above && effects[1].shadow.only && effects[1].shadow.invertsAlpha && !effects[1].shadow.inner)
    #expect(out.paths.first?.fill.radialGradient.spread == .repeat)
    let blended = fixture.render(
      width: 5, height: 5, Canvas { context, _ in context.addFilter(.shadow(radius: 2, blendMode: .multiply)) })
    #expect(blended.names == ["canvas.filter"])
  }

  @Test func `Core Graphics in a canvas gives an image in the display's pixels`() throws {
    let out = fixture.render(
      width: 20, height: 10, Canvas { context, size in context.withCGContext { $0.fill(CGRect(origin: .zero, size: size)) } })
    let image = try #require(out.all.first { !$0.image.image.isEmpty })
    let scale = Double(fixture.environment.core.displayScale)
    #expect(image.image.scale == scale && out.images[image.image.image]?.pixelWidth == UInt32(20 * scale) && image.frame.width == 20)
  }

  @Test func `URLs are formatted`() throws {
    let url = try #require(URL(string: "https://example.com/a?b"))
    #expect(fixture.render(Text(url, format: .url.scheme(.never))).words == "example.com/a")
    #expect(fixture.render(Text("see \(url, format: .url.path(.never))")).words == "see https://example.com")
  }

  @Test func `combined shapes take the size of the first`() {
    let path = Rectangle().subtracting(Rectangle().size(width: 5, height: 10)).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10) && !path.contains(CGPoint(x: 2, y: 5)))
    let size = CGSize(width: 10, height: 10)
    #expect(Circle().union(Rectangle()).sizeThatFits(ProposedViewSize(width: 10, height: 20)) == size)
  }
}
