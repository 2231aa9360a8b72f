import SwiftUICore
import Testing

@MainActor
/// Layout from right to left.
@Suite struct LayoutDirectionTests {
  let fixture = LayoutFixture(direction: .rightToLeft)

  @Test func `a row starts on the right`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 10, 10); Spacer(); Block("b", 20, 10)
      }
    }
    #expect(out.frame("a") == CGRect(90, 45, 10, 10))
    #expect(out.frame("b") == CGRect(0, 45, 20, 10))
  }

  @Test func `leading is the right edge for columns, frames and overlays`() {
    let column = fixture.render {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 10, 10); Block("b", 30, 10)
      }
    }
    #expect(column.frame("a").maxX == column.frame("b").maxX)
    let frame = fixture.render { Block("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(frame.frame("a").maxX == 100)
    let overlay = fixture.render { Block("a", 40, 40).overlay(Block("b", 10, 10), alignment: .topTrailing) }
    #expect(overlay.frame("b") == CGRect(30, 30, 10, 10))
  }

  @Test func `leading padding is on the right`() {
    let out = fixture.render { Block.filling("a").padding(.leading, 20) }
    #expect(out.frame("a") == CGRect(0, 0, 80, 100))
  }

  @Test func `offset and position follow the direction`() {
    #expect(fixture.render { Block("a", 10, 10).offset(x: 5) }.frame("a").minX == 40)
    #expect(fixture.render { Block("a", 10, 10).position(x: 20, y: 50) }.frame("a").midX == 80)
  }

  @Test func `a geometry reader's content starts on the right`() {
    let out = fixture.render { GeometryReader { _ in Block("a", 10, 10) } }
    #expect(out.frame("a") == CGRect(90, 0, 10, 10))
  }

  @Test func `a subtree can have the other direction`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 10, 10); Block("b", 10, 10)
      }.environment(\.layoutDirection, .leftToRight)
    }
    #expect(out.frame("a").minX < out.frame("b").minX)
  }

  @Test func `grids fill their columns from the right`() {
    let lazy = fixture.render {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Block("a", 10, 10); Block("b", 10, 10)
      }
    }
    #expect(lazy.frame("a").minX > lazy.frame("b").minX)
    let grid = fixture.render {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Block("a", 10, 10); Block("b", 10, 10)
        }
      }
    }
    #expect(grid.frame("a").minX > grid.frame("b").minX)
  }
}
