import AlmanacProfiles
import ArgumentParser

/// The options that select a cell, counted from 1 as people count.
struct CellOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The page, counted from 1 (default: 1).", valueName: "number"))
  var page: Int?
  @Option(help: ArgumentHelp("The column, counted from 1; needs --row.", valueName: "number"))
  var column: Int?
  @Option(help: ArgumentHelp("The row, counted from 1; needs --column.", valueName: "number"))
  var row: Int?

  func validate() throws {
    for (name, number) in [("--page", page), ("--column", column), ("--row", row)] {
      if let number, number < 1 { throw ValidationError("\(name) is counted from 1; got \(number)") }
    }
    if (column == nil) != (row == nil) { throw ValidationError("--column and --row belong together; give both") }
    if page != nil, column == nil { throw ValidationError("--page needs --column and --row") }
  }

  /// The cell; nil: no cell is named.
  var position: GridPosition? {
    guard let column, let row else { return nil }
    return GridPosition(page: (page ?? 1) - 1, column: column - 1, row: row - 1)
  }
}
