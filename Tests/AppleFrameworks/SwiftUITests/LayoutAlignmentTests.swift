import SwiftUI
import Testing

@MainActor
@Suite("Alignment guides and baselines")
struct LayoutAlignmentTests {
  let stage = LayoutFixture()

  private enum Column: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }

  @Test("First baselines are aligned")
  func firstBaselines() {
    let out = stage.render {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Block.line("a", 10, 20, baseline: 16); Block.line("b", 10, 40, baseline: 30)
      }
    }
    #expect(out.frame("a").minY + 16 == out.frame("b").minY + 30)
  }

  @Test("A view without text is aligned at the baseline by its bottom")
  func bottomOnBaseline() {
    let out = stage.render {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Block.line("a", 10, 20, baseline: 16); Block("b", 10, 10)
      }
    }
    #expect(out.frame("b").maxY == out.frame("a").minY + 16)
  }

  @Test("Baselines are found through padding, frames and stacks")
  func nestedBaselines() {
    let out = stage.render {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Block("pic", 10, 10); Block.line("a", 10, 20, baseline: 16).padding(.top, 4)
        }
        Block.line("b", 10, 20, baseline: 15).frame(height: 50, alignment: .bottom)
      }
    }
    #expect(out.frame("a").minY + 16 == out.frame("b").minY + 15)
  }

  @Test("A column's first baseline is that of its uppermost text, its last that of the lowest")
  func combinedBaselines() {
    func baseline(_ alignment: VerticalAlignment) -> (CGFloat, CGFloat, CGFloat) {
      let out = stage.render {
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

  @Test("An explicit guide moves its view")
  func explicitGuide() {
    let out = stage.render {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 20, 10)
        Block("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - 5 }
      }
    }
    #expect(out.frame("b").minX == out.frame("a").minX + 5)
  }

  @Test("A custom guide aligns views in different stacks")
  func customGuide() {
    let column = HorizontalAlignment(Column.self)
    let out = stage.render {
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

  @Test("A guide that no view sets has its default")
  func defaultGuide() {
    let out = stage.render {
      VStack(alignment: HorizontalAlignment(Column.self), spacing: 0) {
        Block("a", 20, 10); Block("b", 40, 10)
      }
    }
    #expect(out.frame("a").midX == out.frame("b").midX)
  }

  @Test("An overlay can be larger than its view and is aligned with it")
  func largeOverlay() {
    let out = stage.render { Block("a", 20, 20).overlay(Block("over", 60, 40), alignment: .topLeading) }
    #expect(out.frame("a") == CGRect(40, 40, 20, 20))
    #expect(out.frame("over") == CGRect(40, 40, 60, 40))
    #expect(out.names == ["a", "over"])
  }

  @Test("A background is offered the view's size and drawn first")
  func background() {
    let out = stage.render {
      Block("a", 20, 30).background {
        Block.filling("one"); Block("two", 4, 4)
      }
    }
    #expect(out.frame("one") == CGRect(40, 35, 20, 30))
    #expect(out.frame("two") == CGRect(48, 48, 4, 4))
    #expect(out.names == ["one", "two", "a"])
  }
}
