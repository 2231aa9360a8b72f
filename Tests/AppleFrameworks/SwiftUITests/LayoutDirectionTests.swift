import SwiftUI
import Testing

@MainActor
@Suite("Right to left")
struct LayoutDirectionTests {
  let stage = LayoutFixture(direction: .rightToLeft)

  @Test("A row starts on the right")
  func rows() {
    let out = stage.render {
      HStack(spacing: 0) {
        Block("a", 10, 10); Spacer(); Block("b", 20, 10)
      }
    }
    #expect(out.frame("a") == CGRect(90, 45, 10, 10))
    #expect(out.frame("b") == CGRect(0, 45, 20, 10))
  }

  @Test("Leading is the right edge for columns, frames and overlays")
  func leading() {
    let column = stage.render {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 10, 10); Block("b", 30, 10)
      }
    }
    #expect(column.frame("a").maxX == column.frame("b").maxX)
    let frame = stage.render { Block("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(frame.frame("a").maxX == 100)
    let overlay = stage.render { Block("a", 40, 40).overlay(Block("b", 10, 10), alignment: .topTrailing) }
    #expect(overlay.frame("b") == CGRect(30, 30, 10, 10))
  }

  @Test("Leading padding is on the right")
  func padding() {
    let out = stage.render { Block.filling("a").padding(.leading, 20) }
    #expect(out.frame("a") == CGRect(0, 0, 80, 100))
  }

  @Test("Offset and position follow the direction")
  func moves() {
    #expect(stage.render { Block("a", 10, 10).offset(x: 5) }.frame("a").minX == 40)
    #expect(stage.render { Block("a", 10, 10).position(x: 20, y: 50) }.frame("a").midX == 80)
  }

  @Test("A geometry reader's content starts on the right")
  func reader() {
    let out = stage.render { GeometryReader { _ in Block("a", 10, 10) } }
    #expect(out.frame("a") == CGRect(90, 0, 10, 10))
  }

  @Test("A subtree can have the other direction")
  func subtree() {
    let out = stage.render {
      HStack(spacing: 0) {
        Block("a", 10, 10); Block("b", 10, 10)
      }.environment(\.layoutDirection, .leftToRight)
    }
    #expect(out.frame("a").minX < out.frame("b").minX)
  }

  @Test("Grids fill their columns from the right")
  func grids() {
    let lazy = stage.render {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Block("a", 10, 10); Block("b", 10, 10)
      }
    }
    #expect(lazy.frame("a").minX > lazy.frame("b").minX)
    let grid = stage.render {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Block("a", 10, 10); Block("b", 10, 10)
        }
      }
    }
    #expect(grid.frame("a").minX > grid.frame("b").minX)
  }
}
