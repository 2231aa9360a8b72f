import Statements
import SwiftUICore

extension Statement {
  private static let row = DocumentSource.apple("swiftui/gridrow")
  private static let unsized = DocumentSource.apple("swiftui/view/gridcellunsizedaxes(_:)")

  static let gridRows: [Statement] = [
    Statement("A modifier on a row applies to each of its cells", row, [40, 20]) {
      let out = laidOut("g", in: 100, 100) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
          }
          .padding(5)
        }
        .marked("g")
      }
      return Array(out.suffix(2))
    },
    Statement("A border on a row is drawn around each cell", row, is: ["border", "border"]) {
      drawing {
        Grid {
          GridRow {
            Color.clear.frame(width: 10, height: 10); Color.clear.frame(width: 10, height: 10)
          }
          .overlay { Block.filling("border") }
        }
      }
      .filter { $0 == "border" }
    },
    Statement("A row with a background stays a row: its cells are in the grid's columns", row, [0, 30]) {
      each(\.minX, of: ["a", "b"], in: 40, 30) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10); box("b", 10, 10)
          }
          .background(Color.red)
          GridRow {
            Color.red.frame(width: 30, height: 10); Color.red.frame(width: 10, height: 10)
          }
        }
      }
    },
    Statement("An opacity on a row keeps its cells in the columns", row, [0, 30]) {
      each(\.minX, of: ["a", "b"], in: 40, 30) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10); box("b", 10, 10)
          }
          .opacity(0.5)
          GridRow {
            Color.red.frame(width: 30, height: 10); Color.red.frame(width: 10, height: 10)
          }
        }
      }
    },
    Statement("A redacted row keeps its cells in the columns", row, [0, 30]) {
      each(\.minX, of: ["a", "b"], in: 40, 30) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10); box("b", 10, 10)
          }
          .redacted(reason: .placeholder).environment(\.colorScheme, .dark)
          GridRow {
            Color.red.frame(width: 30, height: 10); Color.red.frame(width: 10, height: 10)
          }
        }
      }
    },
    Statement("A row with an action keeps its cells in the columns, and the action runs once", row, is: ["shown", "30.0"]) {
      noted { log in
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10)
            box("b", 10, 10).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("grid")).minX }) { (x: CGFloat) in log.note("\(x)") }
          }
          .onAppear { log.note("shown") }
          GridRow {
            Color.red.frame(width: 30, height: 10); Color.red.frame(width: 10, height: 10)
          }
        }
        .coordinateSpace(.named("grid"))
      }.sorted().reversed()
    },
    Statement("Columns spanned by a row's modifier are those of each cell", .apple("swiftui/view/gridcellcolumns(_:)"), [0, 40]) {
      each(\.minX, of: ["a", "b"], in: 80, 20) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { ForEach(0..<4) { box("\($0)", 20, 10) } }
          GridRow {
            box("a", 10, 10); box("b", 10, 10)
          }
          .gridCellColumns(2)
        }
      }
    },
    Statement("A font on a row is that of its cells", row, is: [Font.headline, .headline]) {
      seen(\.font) { peek in
        Grid {
          GridRow {
            peek; peek
          }
          .font(.headline)
        }
      }
      .compactMap { $0 }
    },
    Statement("An empty view makes no cell", row, [0]) {
      each(\.minX, of: ["b"], in: 20, 20) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
          }
          GridRow {
            EmptyView(); box("b", 10, 10)
          }
        }
      }
    },
    Statement("A clear colour without size of its own makes an empty cell", row, [30, 20]) {
      let out = laidOut("b", "g", in: 100, 100) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 30, height: 10); Color.red.frame(width: 10, height: 10)
          }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); box("b", 10, 10)
          }
        }
        .marked("g")
      }
      return [out[0] - out[4], out[7]]
    },
    Statement("A loop makes rows, and one in a row makes cells", row, [0, 10, 20, 10]) {
      let out = laidOut("00", "01", "02", "12", in: 30, 20) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) { ForEach(0..<2) { row in GridRow { ForEach(0..<3) { box("\(row)\($0)", 10, 10) } } } }
      }
      return [out[0], out[4], out[8], out[13]]
    },
    Statement("A grid's vertical alignment is that of rows without their own", .apple("swiftui/gridrow/init(alignment:content:)"), [20, 0]) {
      each(\.minY, of: ["a"], in: 20, 30) {
        Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10); Color.red.frame(width: 10, height: 30)
          }
        }
      }
        + each(\.minY, of: ["b"], in: 20, 30) {
          Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .top) {
              box("b", 10, 10); Color.red.frame(width: 10, height: 30)
            }
          }
        }
    },
    Statement(
      "A column's alignment counts in all rows, before and after the cell that sets it", .apple("swiftui/view/gridcolumnalignment(_:)"), [20, 20]
    ) {
      each(\.minX, of: ["a", "c"], in: 30, 40) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box("a", 10, 10) }
          GridRow { Color.red.frame(width: 30, height: 10).gridColumnAlignment(.trailing) }
          GridRow { box("c", 10, 10) }
        }
      }
    },
    Statement("A flexible cell unsized in height does not make its row higher", unsized, [10]) {
      each(\.height, of: ["c"], in: 100, 100) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 10, height: 10); fill("c").gridCellUnsizedAxes(.vertical)
          }
        }
      }
    },
  ]
}
