import SwiftUICore
import Testing

@MainActor
/// Grids.
@Suite struct LayoutGridTests {
  let fixture = LayoutFixture()

  @Test func `a column is as wide as its widest cell, a row as high as its highest`() {
    let out = fixture.render {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
        GridRow {
          Block("a", 10, 10); Block("b", 20, 5)
        }
        GridRow {
          Block("c", 30, 8); Block("d", 5, 12)
        }
      }
    }
    let corner = out.frame("a").origin
    #expect(corner == CGPoint(x: 24, y: 37.5.rounded()))
    #expect(out.frame("b").minX - corner.x == 32)
    #expect(out.frame("c").minY - corner.y == 13)
    #expect(out.frame("d").minX == out.frame("b").minX)
  }

  @Test func `a view outside a row spans the grid`() {
    let out = fixture.render {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 10, 10); Block("b", 20, 10)
        }
        Block("wide", width: 0...30, height: 4...4)
      }
    }
    #expect(out.frame("wide").width == 30)
  }

  @Test func `an unsized divider does not widen the grid`() {
    let out = fixture.render {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 10, 10); Block("b", 20, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(out.frame("Divider").width == 30)
    let sized = fixture.render {
      Grid {
        GridRow { Block("a", 10, 10) }; Divider()
      }
    }
    #expect(sized.frame("Divider").width == 100)
  }

  @Test func `a cell can span columns; a column can have its own alignment`() {
    let out = fixture.render {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 30, 10); Block("b", 30, 10)
        }
        GridRow { Block.filling("both").gridCellColumns(2).gridCellUnsizedAxes([.horizontal, .vertical]) }
        GridRow {
          Block("c", 10, 10).gridColumnAlignment(.trailing); Block("d", 10, 10)
        }
      }
    }
    #expect(out.frame("both").width == 60)
    #expect(out.frame("c").maxX == out.frame("a").maxX)
  }

  @Test(arguments: [Int.max, 1_000_000_000, 100_000]) func `a cell that spans more columns than there are is laid out`(columns: Int) {
    let out = fixture.render {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 30, 10).gridCellColumns(columns); Block("b", 30, 10)
        }
        GridRow { Block("c", 10, 10).gridCellColumns(.min) }
      }
    }
    #expect(out.frame("a").width == 30 && out.frame("b").minX >= 30 && out.frame("c").width == 10)
  }

  @Test func `columns share what a wide one leaves, and grow if another takes less`() {
    let wide = fixture.render {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block.filling("a"); Block("b", 60, 10); Block.filling("c")
        }
      }
    }
    #expect(["a", "b", "c"].map { wide.frame($0).width } == [20, 60, 20])
    let narrow = fixture.render {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", width: 0...45, height: 10...10); Block("b", 10, 10); Block.filling("c")
        }
      }
    }
    #expect(["a", "b", "c"].map { narrow.frame($0).width } == [45, 10, 45])
  }

  @Test func `flexible columns share the width, fixed ones keep theirs`() {
    let out = fixture.render {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 5) {
        ForEach(0..<4) { Block("\($0)", width: 0...100, height: 10...10) }
      }
    }
    #expect(out.frame("0").width == 20)
    #expect(out.frame("1") == CGRect(20, 38, 40, 10))
    #expect(out.frame("3").minY - out.frame("0").maxY == 5)
  }

  @Test func `an adaptive column becomes as many columns as fit`() {
    let out = fixture.render {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 28), spacing: 2)], spacing: 0) {
        ForEach(0..<4) { Block("\($0)", width: 0...100, height: 10...10) }
      }
    }
    #expect(abs(out.frame("0").width - 32) <= 1)
    #expect(out.frame("3").minY == out.frame("0").maxY)
    #expect(out.frame("2").maxX == 100)
  }

  @Test func `a horizontal grid fills its rows column by column`() {
    let out = fixture.render {
      LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))], spacing: 4) { ForEach(0..<3) { Block("\($0)", 10, 10) } }
    }
    #expect(out.frame("1").minY == out.frame("0").maxY)
    #expect(out.frame("2").minX - out.frame("0").maxX == 4)
  }

  @Test func `lazy stacks fill the length across their axis`() {
    let out = fixture.render { LazyVStack(alignment: .leading, spacing: 0) { Block("a", 10, 10) } }
    #expect(out.frame("a").minX == 0)
  }
}
