import Statements
import SwiftUICore

extension Statement {
  private static let item = DocumentSource.apple("swiftui/griditem")
  private static let columns = DocumentSource.apple("swiftui/lazyvgrid")
  private static let rows = DocumentSource.apple("swiftui/lazyhgrid")

  static let lazyGrids: [Statement] = [
    Statement("A grid of columns is filled row by row", columns, [0, 50, 0, 0, 0, 20]) {
      let out = laidOut("0", "1", "2", in: 100, 40) {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))].map { GridItem($0.size, spacing: 0) }, spacing: 0) {
          ForEach(0..<3) { fill("\($0)").frame(height: 20) }
        }
      }
      return [out[0], out[4], out[8], out[1], out[5], out[9]]
    },
    Statement("A grid of rows is filled column by column", rows, [0, 0, 20, 0, 30, 0]) {
      let out = laidOut("0", "1", "2", in: 40, 60) {
        LazyHGrid(rows: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30), spacing: 0)], spacing: 0) {
          ForEach(0..<3) { fill("\($0)").frame(width: 20) }
        }
      }
      return [out[0], out[4], out[8], out[1], out[5], out[9]]
    },
    Statement("An item's spacing is that to the next one", .apple("swiftui/griditem/spacing"), [0, 31, 101, 211]) {
      each(\.minY, of: ["0", "1", "2", "3"], in: 30, 221) {
        LazyHGrid(
          rows: [
            GridItem(.fixed(30), spacing: 1), GridItem(.fixed(60), spacing: 10), GridItem(.fixed(90), spacing: 20), GridItem(.fixed(10), spacing: 50),
          ], spacing: 5
        ) { ForEach(0..<4) { fill("\($0)").frame(width: 30) } }
      }
    },
    Statement("The spacing after the last item does not count", .apple("swiftui/griditem/spacing"), [70]) {
      [size(offered: 200, 100) { LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(30), spacing: 90)]) { Color.red } }[0]]
    },
    Statement(
      "Flexible columns without bounds are equally wide", .apple("swiftui/griditem/size-swift.enum/flexible(minimum:maximum:)"), [60, 60, 60]
    ) {
      each(\.width, of: ["0", "1", "2"], in: 200, 20) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)) { ForEach(0..<3) { fill("\($0)").frame(height: 20) } }
      }
    },
    Statement("A flexible column is at least 10 wide", .apple("swiftui/griditem/size-swift.enum/flexible(minimum:maximum:)"), [10]) {
      each(\.width, of: ["1"], in: 50, 20) {
        LazyVGrid(columns: [GridItem(.fixed(48), spacing: 0), GridItem(.flexible(), spacing: 0)]) {
          ForEach(0..<2) { fill("\($0)").frame(height: 20) }
        }
      }
    },
    Statement(
      "Adaptive columns are as many as fit with their least width", .apple("swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)"),
      [0, 40, 80]
    ) {
      each(\.minX, of: ["0", "1", "2"], in: 110, 20) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)]) { ForEach(0..<3) { fill("\($0)").frame(height: 20) } }
      }
    },
    Statement("Adaptive columns grow to their largest width", .apple("swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)"), [60, 60]) {
      each(\.width, of: ["0", "1"], in: 200, 20) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 55, maximum: 60), spacing: 20)]) { ForEach(0..<2) { fill("\($0)").frame(height: 20) } }
      }
    },
    Statement("An adaptive column is there even where it does not fit", .apple("swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)"), [50]) {
      each(\.width, of: ["0"], in: 20, 20) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { fill("0").frame(height: 20) } }
    },
    Statement("An item's alignment places views in its cells", .apple("swiftui/griditem/alignment"), [0, 90]) {
      each(\.minX, of: ["0", "1"], in: 100, 20) {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0, alignment: .leading), GridItem(.fixed(50), spacing: 0, alignment: .trailing)]) {
          ForEach(0..<2) { box("\($0)", 10, 20) }
        }
      }
    },
    Statement("An item's vertical alignment counts in a grid of columns, too", .apple("swiftui/griditem/alignment"), [30]) {
      each(\.minY, of: ["0"], in: 100, 40) {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0, alignment: .bottom), GridItem(.fixed(50), spacing: 0)]) {
          box("0", 10, 10); box("1", 10, 40)
        }
      }
    },
    Statement(
      "The grid's alignment is that of items without their own", .apple("swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)"),
      [0, 40]
    ) {
      each(\.minX, of: ["0"], in: 50, 20) { LazyVGrid(columns: [GridItem(.fixed(50))], alignment: .leading) { box("0", 10, 20) } }
        + each(\.minX, of: ["0"], in: 50, 20) { LazyVGrid(columns: [GridItem(.fixed(50))], alignment: .trailing) { box("0", 10, 20) } }
    },
    Statement(
      "The grid's spacing is that between its lines", .apple("swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)"), [0, 25]
    ) {
      each(\.minY, of: ["0", "1"], in: 50, 45) {
        LazyVGrid(columns: [GridItem(.fixed(50))], spacing: 5) { ForEach(0..<2) { fill("\($0)").frame(height: 20) } }
      }
    },
    Statement("Sections in a grid are header, views, footer", columns, is: ["h", "a", "b", "f"]) {
      drawing {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
          Section {
            Block("a", 10, 10); Block("b", 10, 10)
          } header: {
            Block("h", 10, 10)
          } footer: {
            Block("f", 10, 10)
          }
        }
      }
    },
    Statement("A lazy column is as wide as it is offered", .apple("swiftui/lazyvstack"), [200]) {
      [size(offered: 200, 100) { LazyVStack { Color.red.frame(width: 10, height: 10) } }[0]]
    },
    Statement("A lazy row is as high as it is offered", .apple("swiftui/lazyhstack"), [100]) {
      [size(offered: 200, 100) { LazyHStack { Color.red.frame(width: 10, height: 10) } }[1]]
    },
    Statement("A lazy column is no longer than its views", .apple("swiftui/lazyvstack"), [25]) {
      [
        size(offered: 200, 100) {
          LazyVStack(spacing: 5) {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
          }
        }[1]
      ]
    },
    Statement("All views of a lazy column are in a widget's picture, also those beyond its edge", .apple("widgetkit/swiftui-views"), is: 40) {
      drawing { LazyVStack { ForEach(0..<40) { Block("\($0)", 10, 10) } } }.count
    },
  ]
}
