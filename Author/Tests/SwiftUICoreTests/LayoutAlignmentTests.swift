import SwiftUICore
import Testing

@MainActor
/// Alignment guides and baselines.
@Suite struct LayoutAlignmentTests {
  let fixture = LayoutFixture()

  private enum Column: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }

  @Test func `first baselines are aligned`() {
    let out = fixture.render {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Block.line("a", 10, 20, baseline: 16); Block.line("b", 10, 40, baseline: 30)
      }
    }
    #expect(out.frame("a").minY + 16 == out.frame("b").minY + 30)
  }

  @Test func `a view without text is aligned at the baseline by its bottom`() {
    let out = fixture.render {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Block.line("a", 10, 20, baseline: 16); Block("b", 10, 10)
      }
    }
    #expect(out.frame("b").maxY == out.frame("a").minY + 16)
  }

  @Test func `baselines are found through padding, frames and stacks`() {
    let out = fixture.render {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Block("pic", 10, 10); Block.line("a", 10, 20, baseline: 16).padding(.top, 4)
        }
        Block.line("b", 10, 20, baseline: 15).frame(height: 50, alignment: .bottom)
      }
    }
    #expect(out.frame("a").minY + 16 == out.frame("b").minY + 15)
  }

  @Test func `a column's first baseline is that of its uppermost text, its last that of the lowest`() {
    func baseline(_ alignment: VerticalAlignment) -> (CGFloat, CGFloat, CGFloat) {
      let out = fixture.render {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Block.line("a", 10, 20, baseline: 16); Block.line("b", 10, 20, baseline: 16)
          }
          Block.line("c", 10, 10, baseline: 8)
        }
      }
      return (out.frame("a").minY + 16, out.frame("b").minY + 16, out.frame("c").minY + 8)
    }
    let first = baseline(.firstTextBaseline)
    #expect(first.0 == first.2)
    let last = baseline(.lastTextBaseline)
    #expect(last.1 == last.2)
  }

  @Test func `an explicit guide moves its view`() {
    let out = fixture.render {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 20, 10)
        Block("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - 5 }
      }
    }
    #expect(out.frame("b").minX == out.frame("a").minX + 5)
  }

  @Test func `a custom guide aligns views in different stacks`() {
    let column = HorizontalAlignment(Column.self)
    let out = fixture.render {
      VStack(alignment: column, spacing: 0) {
        HStack(spacing: 0) {
          Block("a", 10, 10); Block("mark1", 10, 10).alignmentGuide(column) { $0[.leading] }
        }
        HStack(spacing: 0) {
          Block("b", 30, 10); Block("mark2", 10, 10).alignmentGuide(column) { $0[.leading] }
        }
      }
    }
    #expect(out.frame("mark1").minX == out.frame("mark2").minX)
  }

  @Test func `a guide that no view sets has its default`() {
    let out = fixture.render {
      VStack(alignment: HorizontalAlignment(Column.self), spacing: 0) {
        Block("a", 20, 10); Block("b", 40, 10)
      }
    }
    #expect(out.frame("a").midX == out.frame("b").midX)
  }

  @Test func `an overlay can be larger than its view and is aligned with it`() {
    let out = fixture.render { Block("a", 20, 20).overlay(Block("over", 60, 40), alignment: .topLeading) }
    #expect(out.frame("a") == CGRect(40, 40, 20, 20))
    #expect(out.frame("over") == CGRect(40, 40, 60, 40))
    #expect(out.names == ["a", "over"])
  }

  @Test func `a background is offered the view's size and drawn first`() {
    let out = fixture.render {
      Block("a", 20, 30).background {
        Block.filling("one"); Block("two", 4, 4)
      }
    }
    #expect(out.frame("one") == CGRect(40, 35, 20, 30))
    #expect(out.frame("two") == CGRect(48, 48, 4, 4))
    #expect(out.names == ["one", "two", "a"])
  }
}
