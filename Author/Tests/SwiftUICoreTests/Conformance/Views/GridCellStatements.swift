import Statements
import SwiftUICore

extension Statement {
  private static let grid = DocumentSource.apple("swiftui/grid")
  private static let columns = DocumentSource.apple("swiftui/view/gridcellcolumns(_:)")
  private static let anchor = DocumentSource.apple("swiftui/view/gridcellanchor(_:)")

  /// The frame of a marker of 10 by 10 in the last cell of a grid of cells of 60 by 60, from the cell's corner.
  @MainActor private static func marker<V: View>(direction: LayoutDirection = .leftToRight, _ change: (AnyView) -> V) -> [CGFloat] {
    let out = laidOut("a", "m", in: 121, 121, direction: direction) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          box("a", 60, 60); Color.red.frame(width: 60, height: 60)
        }
        GridRow {
          Color.red.frame(width: 60, height: 60); change(AnyView(box("m", 10, 10)))
        }
      }
    }
    return [out[4] - 61, out[5] - 61]
  }

  static let gridCells: [Statement] = [
    Statement("Without an anchor a marker is in the centre of its cell", anchor, [25, 25]) { marker { $0 } },
    Statement("An anchor's quarter point of the view meets that of the cell", anchor, [12.5, 37.5], within: 0.34) {
      marker { $0.gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)) }
    },
    Statement("An anchor at the top trailing corner", anchor, [50, 0]) { marker { $0.gridCellAnchor(.topTrailing) } },
    Statement("An anchor beyond the cell places the view beyond it", .apple("swiftui/unitpoint"), [100, 25]) {
      marker { $0.gridCellAnchor(UnitPoint(x: 2, y: 0.5)) }
    },
    Statement("A cell with an anchor ignores alignment guides", anchor, [0, 25]) {
      marker { $0.alignmentGuide(.leading) { _ in 30 }.alignmentGuide(HorizontalAlignment.center) { _ in -20 }.gridCellAnchor(.leading) }
    },
    Statement("An anchor of one cell does not change the others of its row and column", anchor, [0, 0]) {
      let out = laidOut("a", "b", in: 80, 80) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10); Color.red.frame(width: 40, height: 40).gridCellAnchor(.bottom)
          }
          GridRow {
            Color.red.frame(width: 40, height: 40).gridCellAnchor(.trailing); box("b", 10, 10)
          }
        }
      }
      return [out[0], out[1]]
    },
    Statement("A merged cell is in the centre of the columns that it spans", anchor, [116.5], within: 0.34) {
      each(\.minX, of: ["m"], in: 182, 121) {
        Grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
            Color.red.frame(width: 60, height: 60); Color.red.frame(width: 60, height: 60); Color.red.frame(width: 60, height: 60)
          }
          GridRow {
            Color.red.frame(width: 60, height: 60); box("m", 10, 10).gridCellColumns(2)
          }
        }
      }
    },
    Statement("A merged cell has an anchor in place of alignment guides", columns, [55]) {
      each(\.minX, of: ["m"], in: 120, 70) {
        Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 60, height: 60); Color.red.frame(width: 60, height: 60)
          }
          GridRow { box("m", 10, 10).alignmentGuide(HorizontalAlignment.center) { _ in 30 }.gridCellColumns(2) }
        }
      }
    },
    Statement("A merged cell has an anchor in place of vertical guides, too", columns, [25]) {
      each(\.minY, of: ["m"], in: 180, 60) {
        Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 60, height: 60); box("m", 10, 10).alignmentGuide(VerticalAlignment.center) { _ in 30 }.gridCellColumns(2)
          }
          GridRow {
            Color.red.frame(width: 60, height: 0); Color.red.frame(width: 60, height: 0); Color.red.frame(width: 60, height: 0)
          }
        }
      }
    },
    Statement("A view outside a row has an anchor in place of alignment guides, too", anchor, [0]) {
      each(\.minX, of: ["m"], in: 120, 70) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 60, height: 60); Color.red.frame(width: 60, height: 60)
          }
          box("m", 10, 10).alignmentGuide(.leading) { _ in -30 }
        }
      }
    },
    Statement("Cells after a merged one are in the columns after it", columns, [40]) {
      each(\.minX, of: ["d"], in: 60, 20) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10); box("b", 20, 10); box("c", 20, 10)
          }
          GridRow {
            Color.red.frame(width: 40, height: 10).gridCellColumns(2); box("d", 20, 10)
          }
        }
      }
    },
    Statement("The grid has as many columns as the row with the most", grid, [0, 40, 80]) {
      each(\.minX, of: ["a", "b", "c"], in: 100, 20) {
        Grid(horizontalSpacing: 20, verticalSpacing: 0) {
          GridRow { box("x", 20, 10) }
          GridRow {
            box("a", 20, 10); box("b", 20, 10); box("c", 20, 10)
          }
        }
      }
    },
    Statement("Flexible columns share what the widest cell of the first leaves", grid, [60, 60]) {
      each(\.width, of: ["b", "c"], in: 180, 100) {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box("a", 40, 10); fill("b"); fill("c")
          }
        }
      }
    },
    Statement("Flexible rows share the height equally", grid, [45, 45]) {
      each(\.height, of: ["a", "b"], in: 100, 100) {
        Grid(horizontalSpacing: 0, verticalSpacing: 10) {
          GridRow {
            fill("a"); Color.red.frame(width: 10, height: 10)
          }
          GridRow {
            fill("b"); Color.red.frame(width: 10, height: 10)
          }
        }
      }
    },
    Statement("A divider between rows widens the grid to the width offered", grid, [200]) {
      each(\.width, of: ["g"]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10); box("b", 20, 10)
          }
          Divider()
        }
        .marked("g")
      }
    },
  ]
}
