import Statements
import SwiftUICore

extension Statement {
  /// The widths of the columns of a lazy grid in `width`.
  @MainActor private static func columns(_ items: [GridItem], in width: CGFloat, count: Int) -> [CGFloat] {
    let names = (0..<count).map { "\($0)" }
    return each(\.width, of: names, in: width, 100) {
      LazyVGrid(columns: items) { ForEach(0..<count) { fill("\($0)").frame(height: 10) } }.frame(width: width)
    }
  }

  @MainActor private static func table<Content: View>(
    _ names: [String], alignment: Alignment = .center, @ViewBuilder _ rows: () -> Content
  ) -> [CGRect] {
    let out = LayoutFixture(size: CGSize(width: 200, height: 200), scale: 3).render {
      Grid(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 10, content: rows)
    }
    return names.map { out.frame($0) }
  }

  private static let grid = Source.apple("Grid")

  static let grids: [Statement] = [
    Statement("A fixed column and an adaptive one in 200: 70, 57, 57", Source.grid, [70, 57, 57]) {
      columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200, count: 3)
    },
    Statement("A flexible column takes what a fixed one leaves", Source.fieldGuide("lazyvgrid"), [116, 60]) {
      columns([GridItem(.flexible(minimum: 40)), GridItem(.fixed(60))], in: 184, count: 2)
    },
    Statement("A flexible column is no narrower than its minimum", Source.fieldGuide("lazyvgrid"), [40, 60]) {
      columns([GridItem(.flexible(minimum: 40)), GridItem(.fixed(60))], in: 90, count: 2)
    },
    Statement("As many adaptive columns as fit, including spacing", Source.grid, [57, 57]) {
      columns([GridItem(.adaptive(minimum: 40))], in: 122, count: 2)
    },
    Statement("One more column fits from its own width plus spacing on", Source.grid, [40, 40, 40]) {
      columns([GridItem(.adaptive(minimum: 40))], in: 136, count: 3)
    },
    Statement("The widths of columns do not depend on their views", Source.fieldGuide("lazyvgrid"), [96, 96]) {
      columns([GridItem(.flexible()), GridItem(.flexible())], in: 200, count: 2)
    },
    Statement("8 between columns by default", Source.grid, [104]) {
      each(\.minX, of: ["1"], in: 200, 100) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { ForEach(0..<2) { fill("\($0)").frame(height: 10) } }
      }
    },
    Statement("A flexible column is no wider than its maximum", Source.apple("GridItem.Size.flexible(minimum:maximum:)"), [30]) {
      columns([GridItem(.flexible(maximum: 30))], in: 200, count: 1)
    },
    Statement("A column is as wide as its widest cell", grid, [0, 40, 0, 40]) {
      let cells = table(["a", "b", "c", "d"], alignment: .topLeading) {
        GridRow {
          box("a", 10, 10); box("b", 20, 10)
        }
        GridRow {
          box("c", 30, 10); box("d", 5, 10)
        }
      }
      return cells.map { $0.minX - cells[0].minX }
    },
    Statement("A row is as high as its highest cell", grid, [0, 0, 40, 40]) {
      let cells = table(["a", "b", "c", "d"], alignment: .topLeading) {
        GridRow {
          box("a", 10, 10); box("b", 20, 30)
        }
        GridRow {
          box("c", 30, 10); box("d", 5, 10)
        }
      }
      return cells.map { $0.minY - cells[0].minY }
    },
    Statement("Cells are centred by default", grid, [10, 10]) {
      let cells = table(["a", "b", "c"]) {
        GridRow {
          box("a", 10, 10); box("b", 20, 30)
        }
        GridRow { box("c", 30, 10) }
      }
      return [cells[0].minX - cells[2].minX, cells[0].minY - cells[1].minY]
    },
    Statement("A view outside a row spans all columns", grid, [60]) {
      table(["w"]) {
        GridRow {
          box("a", 20, 10); box("b", 30, 10)
        }
        fill("w").frame(height: 4).gridCellUnsizedAxes(.horizontal)
      }.map(\.width)
    },
    Statement("A cell over two columns", Source.apple("gridCellColumns(_:)"), [60]) {
      table(["w"]) {
        GridRow {
          box("a", 20, 10); box("b", 30, 10)
        }
        GridRow { fill("w").frame(height: 4).gridCellUnsizedAxes(.horizontal).gridCellColumns(2) }
      }.map(\.width)
    },
    Statement(
      "A cell over columns without other cells gets their part of the width", "Fatbobman, Mastering SwiftUI grids: nested grids", [45, 45, 90]
    ) {
      let cells = table(["a", "b", "w"]) {
        GridRow {
          fill("a"); fill("b"); fill("w").gridCellColumns(2)
        }
      }
      return cells.map(\.width)
    },
    Statement("An unsized divider does not widen the grid", Source.apple("gridCellUnsizedAxes(_:)"), [75, 125]) {
      let cells = table(["a", "b"]) {
        GridRow {
          box("a", 20, 10); box("b", 20, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      return [cells[0].minX, cells[1].maxX]
    },
    Statement("A column's own alignment", Source.apple("gridColumnAlignment(_:)"), [20]) {
      let cells = table(["a", "c"]) {
        GridRow { box("a", 10, 10).gridColumnAlignment(.trailing) }
        GridRow { box("c", 30, 10) }
      }
      return [cells[0].minX - cells[1].minX]
    },
    Statement("A row's own alignment", Source.apple("GridRow.init(alignment:content:)"), [20]) {
      let cells = table(["a", "b"]) {
        GridRow(alignment: .bottom) {
          box("a", 10, 10); box("b", 20, 30)
        }
      }
      return [cells[0].minY - cells[1].minY]
    },
    Statement("An anchor places one cell", Source.apple("gridCellAnchor(_:)"), [20, 20]) {
      let cells = table(["a", "b", "c"]) {
        GridRow {
          box("a", 10, 10).gridCellAnchor(.bottomTrailing); box("b", 20, 30)
        }
        GridRow { box("c", 30, 10) }
      }
      return [cells[0].minX - cells[2].minX, cells[0].minY - cells[1].minY]
    },
    Statement("A shorter row leaves the last columns empty", grid, [0]) {
      let cells = table(["a", "c"], alignment: .leading) {
        GridRow {
          box("a", 20, 10); box("b", 20, 10)
        }
        GridRow { box("c", 20, 10) }
      }
      return [cells[1].minX - cells[0].minX]
    },
    Statement("All cells of a grid are made, whatever the width", "swiftui-lab.com, Eager Grids with SwiftUI", [20, 20, 20]) {
      table(["0", "1", "2"]) { GridRow { ForEach(0..<3) { box("\($0)", 20, 10) } } }.map(\.width)
    },
  ]

  static let readers: [Statement] = [
    Statement("A reader takes its proposal", Source.fieldGuide("geometry-reader"), [120, 80]) {
      size(offered: 120, 80) { GeometryReader { _ in Color.red.frame(width: 5, height: 5) } }
    },
    Statement("Without a proposal a reader is 10 by 10", Source.fieldGuide("ideal-size"), [10, 10]) {
      size { GeometryReader { _ in Color.red.frame(width: 50, height: 50) } }
    },
    Statement("A reader puts its content top leading", Source.fieldGuide("geometry-reader"), [0, 0]) {
      Array(laidOut("a") { GeometryReader { _ in box("a", 20, 20) } }.prefix(2))
    },
    Statement(
      "A reader gives its size and overlaps its views", Source.openSwiftUI("GeometryReaderUITests.overlapView"),
      [0, 0, 100, 100, 0, 0, 200.0 / 3, 200.0 / 3], within: 0.34
    ) {
      laidOut("a", "b") {
        GeometryReader { geometry in
          fill("a").frame(width: geometry.size.width / 2, height: geometry.size.height / 2)
          fill("b").frame(width: geometry.size.width / 3, height: geometry.size.height / 3)
        }
      }
    },
    Statement("A reader in an overlay measures without changing the layout", Source.fieldGuide("geometry-reader"), [60, 40]) {
      Array(
        laidOut("r") {
          Color.red.frame(width: 60, height: 40).overlay { GeometryReader { fill("r").frame(width: $0.size.width, height: $0.size.height) } }
        }.suffix(2))
    },
    Statement("A reader beside a fixed view gets the rest", Source.fieldGuide("geometry-reader"), [142]) {
      each(\.width, of: ["r"]) {
        HStack {
          box("a", 50, 10); GeometryReader { _ in Color.red }.marked("r")
        }
      }
    },
    Statement("The first view that fits is chosen", Source.fit, [90]) {
      each(\.width, of: ["b"], in: 100, 100) {
        ViewThatFits {
          box("a", 150, 10); box("b", 90, 10); box("c", 20, 10)
        }
      }
    },
    Statement("The last one if none fits", Source.fit, [120]) {
      each(\.width, of: ["b"], in: 100, 100) {
        ViewThatFits {
          box("a", 150, 10); box("b", 120, 10)
        }
      }
    },
    Statement("Both axes count by default", Source.fit, [60]) {
      each(\.width, of: ["b"], in: 100, 20) {
        ViewThatFits {
          box("a", 50, 60); box("b", 60, 10)
        }
      }
    },
    Statement("Only the named axis counts", Source.fit, [50]) {
      each(\.width, of: ["a"], in: 100, 20) {
        ViewThatFits(in: .horizontal) {
          box("a", 50, 60); box("b", 60, 10)
        }
      }
    },
    Statement("The ideal size has to fit: long text is passed over for short text", Source.fit, [1]) {
      let short = size { Text(verbatim: "Short") }[0]
      let chosen = size(offered: 80, 50) {
        ViewThatFits(in: .horizontal) {
          Text(verbatim: "A text that is far too long for this"); Text(verbatim: "Short")
        }
      }[0]
      return [chosen / short]
    },
    Statement("The chosen view is offered the whole proposal", Source.fit, [100, 80]) {
      size(offered: 100, 80) { ViewThatFits { Color.red } }
    },
  ]
}
