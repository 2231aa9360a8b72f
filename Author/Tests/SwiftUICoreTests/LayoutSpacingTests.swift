import SwiftUICore
import Testing

@MainActor
/// Default spacing.
@Suite struct LayoutSpacingTests {
  let fixture = LayoutFixture(scale: 3)
  let font = NodeSpacing.TextLine(ascent: 16, descent: 4, leading: 0, capHeight: 12, pixelLength: 1 / 3)

  private func gap<A: View, B: View>(_ a: A, _ b: B) -> CGFloat {
    let out = fixture.render {
      VStack {
        a; b
      }
    }
    return out.frame("b").minY - out.frame("a").maxY
  }

  @Test func `lines of text keep the lower line's leading, which is 0 in the system font at a size`() {
    #expect(abs(gap(Block.line("a", 30, 20, baseline: 16), Block.line("b", 30, 20, baseline: 16))) < 0.01)
    var line = font
    line.leading = 2.5
    #expect(abs(NodeSpacing.text(font).distance(to: .text(line), along: .vertical) - 8 / 3) < 1e-9)
    line.leading = (16.19 + 4.1) - 16.19 - 4.1 + 1e-12
    #expect(NodeSpacing.text(font).distance(to: .text(line), along: .vertical) == 0)
  }

  /// The heights of two texts and their distance, in the pictures of stadiamaps/ferrostar at 3×: TripProgressViewTests, testTripProgressViewCompactTheme,
  /// less 16 points of padding; InstructionsViewTests, testFormattingDE, less 32.
  @Test func `a text style's leading lies above its first line, below another text`() {
    func height(_ upper: Font, _ lower: Font) -> CGFloat {
      ContentFixture().render(
        VStack {
          Text(verbatim: "144h 40m").font(upper); Text(verbatim: "Duration").font(lower)
        }
      ).size.height
    }
    #expect(abs(height(.title2.bold(), .subheadline) - 46.67) < 0.34)
    #expect(abs(height(.title.bold(), .title2) - 62) < 0.34)
    #expect(abs(height(.system(size: 22), .system(size: 15)) - 44.33) < 0.34)
  }

  @Test func `a view above text keeps the descent and a tenth of the line height; one below also what is above the capitals`() {
    #expect(abs(NodeSpacing.standard.distance(to: .text(font), along: .vertical) - 6) < 1e-9)
    #expect(abs(NodeSpacing.text(font).distance(to: .standard, along: .vertical) - 10) < 1e-9)
  }

  @Test func `texts side by side keep the standard distance`() {
    #expect(NodeSpacing.text(font).distance(to: .text(font), along: .horizontal) == 8)
  }

  @Test func `a row of a symbol and text brings the preferences of both to what is below it`() {
    let out = fixture.render {
      VStack {
        HStack {
          Block("a", 10, 10); Block.line("t", 30, 20, baseline: 16)
        }
        Block("b", 10, 10)
      }
    }
    #expect(abs(out.frame("b").minY - out.frame("t").maxY - 10.67) < 0.34)
  }

  @Test func `a fixed height and padding make an edge plain; a fixed width does not`() {
    let text = Block.line("b", 30, 20, baseline: 16)
    #expect(abs(gap(Block.line("a", 30, 20, baseline: 16), text.frame(width: 40))) < 0.01)
    // The frame extends above the text and counts as plain, so the distance is that of two plain views.
    #expect(gap(Block("a", 10, 10), text.frame(height: 20)) == 8)
    #expect(gap(Block("a", 10, 10), text.padding(.top, 2)) == 10)
  }

  @Test func `explicit spacing ignores preferences`() {
    let out = fixture.render {
      VStack(spacing: 3) {
        Block.line("a", 30, 20, baseline: 16); Block("b", 10, 10)
      }
    }
    #expect(out.frame("b").minY - out.frame("a").maxY == 3)
  }
}
