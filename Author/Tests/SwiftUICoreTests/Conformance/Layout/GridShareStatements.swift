import Statements
import SwiftUICore

extension Statement {
  /// A test of swift-markdown-ui with a picture that Apple's SwiftUI drew at 2×. Its table has borders of 1 point around and between the columns.
  private static func picture(_ test: String) -> DocumentSource { DocumentSource("gonzalezreal/swift-markdown-ui, MarkdownTableTests.\(test)") }

  /// Returns the widths of a table's columns, in points. The table is offered 343 points: an iPhone 8 without the standard padding.
  @MainActor private static func columns(of rows: [[String]], isHeightProposed: Bool) -> [CGFloat] {
    let out = LayoutFixture(size: CGSize(width: 343, height: 600), scale: 2).render {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        ForEach(rows.indices, id: \.self) { row in
          GridRow {
            ForEach(rows[row].indices, id: \.self) { column in
              Text(verbatim: rows[row][column])
                .fontWeight(row == 0 ? .semibold : .regular)
                .fixedSize(horizontal: false, vertical: true)
                .lineSpacing(2.4).padding(.horizontal, 11.52).padding(.vertical, 5.6)
                .marked("\(row) \(column)")
            }
          }
        }
      }
      .font(.system(size: 16)).padding(1)
      .fixedSize(horizontal: false, vertical: !isHeightProposed)
    }
    return rows[0].indices.map { column in rows.indices.map { out.frame("\($0) \(column)").width }.max() ?? 0 }
  }

  private static let commands = [
    ["Command", "Description"], ["git status", "List all new or modified files"], ["git diff", "Show file differences that haven't been staged"],
  ]
  private static let alignments =
    [["Default", "Leading", "Center", "Trailing"]] + ["git status", "git diff"].map { Array(repeating: $0, count: 4) }

  static let gridShares: [Statement] = [
    Statement("Columns of wrapped text keep what they take of equal shares", picture("testTableBackground"), [102, 143], within: 5) {
      columns(of: commands, isHeightProposed: true)
    },
    Statement("Without a proposed height a narrow column leaves the rest to the others", picture("testTable"), [102, 225], within: 5) {
      columns(of: commands, isHeightProposed: false)
    },
    Statement(
      "Without a proposed height, too, columns share equally if none is narrow", picture("testTableAlignment"), [79, 84, 75.5, 80], within: 1.5
    ) { columns(of: alignments, isHeightProposed: false) },
    Statement(
      "Bars and colours take what columns of text leave", "Apple, WWDC22, Compose custom layouts with SwiftUI (10056)", [200], within: 0.5
    ) {
      let names = ["name", "bar", "count"]
      return [
        each(\.width, of: names) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              Text(verbatim: "Goldfish").marked("name"); fill("bar"); Text(verbatim: "12").marked("count")
            }
          }
        }.reduce(0, +)
      ]
    },
  ]
}
