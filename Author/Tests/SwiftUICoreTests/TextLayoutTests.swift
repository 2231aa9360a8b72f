import AlmanacWireSchema
import SwiftUICore
import Testing

@MainActor
/// Text: size, lines and baselines.
@Suite struct TextLayoutTests {
  let fixture = ContentFixture()
  let sentence = Text(verbatim: "The quick brown fox jumps over the lazy dog")

  @Test func `a line is as wide as its text and no wider than the proposal`() {
    let free = fixture.render(sentence)
    let wide = fixture.render(width: 1000, sentence)
    #expect(free.lines.count == 1)
    #expect(free.size == wide.size)
    #expect(free.size.width > 300)
    #expect(fixture.render(width: 200, sentence).size.width <= 200)
  }

  @Test func `text wraps in a narrow proposal; a line limit and a height truncate it`() {
    let line = fixture.render(sentence).size.height
    let wrapped = fixture.render(width: 200, sentence)
    #expect(wrapped.lines.count == 2)
    // Body text: one line is 20⅓ points high, each further one adds the style's line height of 22.
    #expect(line.isNear(20.333, within: 0.01))
    #expect(wrapped.size.height.isNear(line + 22, within: 0.34))
    let limited = fixture.render(width: 100, sentence.lineLimit(2))
    #expect(limited.lines.count == 2)
    #expect(limited.words.contains("…"))
    #expect(fixture.render(width: 200, height: line, sentence).lines.count == 1)
  }

  @Test func `assistive technology gets the whole of a text that the picture cuts`() throws {
    func label<V: View>(width: CGFloat, _ view: V) -> String {
      fixture.render(width: width, view).all.filter { $0.debugName == "Text" }.map(\.accessibility.label).joined(separator: "|")
    }
    let cut = sentence.lineLimit(1)
    #expect(fixture.render(width: 100, cut).words.hasSuffix("…"))
    #expect(label(width: 100, cut) == "The quick brown fox jumps over the lazy dog")
    #expect(label(width: 100, cut.truncationMode(.head)) == "The quick brown fox jumps over the lazy dog")
    #expect(label(width: 100, Text(verbatim: "Milk\nBread\nTwo pounds of apples").lineLimit(2)) == "Milk Bread Two pounds of apples")
    // A text that is shown whole gets no label, and the author's own label wins.
    #expect(label(width: 1000, cut) == "" && label(width: 100, sentence) == "")
    let named = fixture.render(width: 100, cut.accessibilityLabel("A fox")).all
    #expect(named.first { $0.accessibility.label == "A fox" }?.group.children.count == 1)
    // A long label ends at a whole character.
    let long = label(width: 100, Text(verbatim: String(repeating: "👩‍👩‍👧 ", count: 900)).lineLimit(1))
    #expect(long.count == 1_001 && long.hasSuffix("👩‍👩‍👧 …"))
  }

  @Test func `the truncation mode decides which end is truncated`() {
    func words(_ mode: Text.TruncationMode) -> String { fixture.render(width: 150, sentence.lineLimit(1).truncationMode(mode)).words }
    #expect(words(.tail).hasPrefix("The quick") && words(.tail).hasSuffix("…"))
    #expect(words(.head).hasPrefix("…") && words(.head).hasSuffix("lazy dog"))
    #expect(words(.middle).hasPrefix("The") && words(.middle).hasSuffix("dog") && words(.middle).contains("…"))
  }

  @Test func `a minimum scale shrinks text before it is truncated`() {
    let full = fixture.render(sentence)
    let shrunk = fixture.render(width: full.size.width * 0.75, sentence.lineLimit(1).minimumScaleFactor(0.5))
    #expect(!shrunk.words.contains("…"))
    #expect(shrunk.size.width <= full.size.width * 0.75)
    let size = shrunk.runs.first?.font.size ?? 0
    #expect(size < 17 && size > 17 * 0.7)
    let least = fixture.render(width: full.size.width * 0.3, sentence.lineLimit(1).minimumScaleFactor(0.5))
    #expect(least.words.contains("…"))
    #expect((least.runs.first?.font.size ?? 0).isNear(8.5))
  }

  @Test func `sizes are whole pixels`() {
    for scale in [2.0, 3.0] as [CGFloat] {
      let size = ContentFixture { $0.core.displayScale = scale }.render(sentence).size
      #expect((size.width * scale).isNear((size.width * scale).rounded()))
      #expect((size.height * scale).isNear((size.height * scale).rounded()))
    }
  }

  @Test func `lines are aligned by the multiline alignment`() {
    let text = Text(verbatim: "A long first line\nshort")
    func shortLine(_ alignment: TextAlignment) -> (x: Double, width: Double, whole: Double) {
      let out = fixture.render(text.multilineTextAlignment(alignment))
      return (out.lines[1].origin.x, out.lines[1].width, Double(out.size.width))
    }
    #expect(shortLine(.leading).x.isNear(0))
    let center = shortLine(.center)
    #expect(center.x.isNear((center.whole - center.width) / 2, within: 0.4))
    let trailing = shortLine(.trailing)
    #expect(trailing.x.isNear(trailing.whole - trailing.width, within: 0.4))
  }

  @Test func `baselines are explicit guides: texts of two sizes share a baseline`() {
    let out = fixture.render(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "big").font(.largeTitle)
        Text(verbatim: "small").font(.caption)
      })
    let baselines = out.all.compactMap { node -> Double? in
      guard case .text(let text)? = node.content else { return nil }
      return node.frame.y + text.lines[0].origin.y
    }
    #expect(baselines.count == 2)
    #expect(baselines[0].isNear(baselines[1], within: 0.34))
  }

  @Test func `reserved lines keep their height`() {
    let one = fixture.render(Text(verbatim: "x")).size.height
    let three = fixture.render(Text(verbatim: "x").lineLimit(3, reservesSpace: true)).size.height
    #expect(three.isNear(one + 2 * 22, within: 0.34))
    #expect(fixture.render(Text(verbatim: "x").lineLimit(2...4)).size.height.isNear(one + 22, within: 0.34))
  }

  @Test func `texts in a column keep the leading of their style; empty text is one line high and takes no width`() {
    let one = fixture.render(Text(verbatim: "a")).size.height
    func distance(_ font: Font) -> CGFloat {
      func text(_ letter: String) -> some View { Text(verbatim: letter).font(font) }
      let both = fixture.render(
        VStack {
          text("a"); text("b")
        })
      return both.size.height - 2 * fixture.render(text("a")).size.height
    }
    #expect(distance(.system(size: 17)).isNear(0, within: 0.01))
    #expect(distance(.body).isNear(2, within: 0.01))
    let empty = fixture.render(Text(verbatim: "")).size
    #expect(empty.width == 0)
    #expect(empty.height.isNear(one, within: 0.4))
  }

  @Test func `an inline accessory is one line in the system's font and colour`() {
    let out = ContentFixture { $0.core.family = .accessoryInline }.render(
      width: 120, sentence.font(.system(size: 60, design: .rounded)).foregroundColor(.red))
    #expect(out.lines.count == 1)
    #expect(out.runs.allSatisfy { $0.font.size < 20 && !$0.hasPaint })
  }
}
