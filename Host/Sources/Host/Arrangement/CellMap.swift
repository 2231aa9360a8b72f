import AlmanacProfiles

/// The taken cells of a slot.
struct CellMap {
  private let grid: SlotGrid
  /// The taken cells of each page, numbered row by row.
  private var pages: [Int: Set<Int>] = [:]

  init(_ grid: SlotGrid) { self.grid = grid }

  /// The number of a widget's first cell in one of its rows.
  private func firstCell(ofRow row: Int, at position: GridPosition) -> Int { (position.row + row) * grid.columns + position.column }

  /// Whether all cells of a widget are free and on the page.
  func isFree(_ span: SlotGrid.Span, at position: GridPosition) -> Bool {
    guard grid.contains(span, at: position) else { return false }
    guard let taken = pages[position.page] else { return true }
    for row in 0..<span.rows {
      let first = firstCell(ofRow: row, at: position)
      for cell in first..<first + span.columns where taken.contains(cell) { return false }
    }
    return true
  }

  mutating func take(_ span: SlotGrid.Span, at position: GridPosition) {
    for row in 0..<span.rows {
      let first = firstCell(ofRow: row, at: position)
      pages[position.page, default: []].formUnion(first..<first + span.columns)
    }
  }

  /// How many rows of a page are in use.
  func rows(ofPage page: Int) -> Int { pages[page]?.max().map { $0 / grid.columns + 1 } ?? 0 }

  /// Returns every position of a page at which a widget of this size can be, in reading order, whether or not it is free. A page of any length has
  /// those below its last widget once.
  func positions(of span: SlotGrid.Span, onPage page: Int) -> some Sequence<GridPosition> {
    let last = (grid.rows ?? rows(ofPage: page) + span.rows) - span.rows
    return (0...max(0, last)).lazy.flatMap { [grid] row in
      (0...max(0, grid.columns - span.columns)).lazy.map { GridPosition(page: page, column: $0, row: row) }
    }
  }

  /// Returns the first free position in reading order on these pages; nil: there is none.
  func firstFree(_ span: SlotGrid.Span, onPages pages: some Sequence<Int>) -> GridPosition? {
    for page in pages {
      if let free = positions(of: span, onPage: page).first(where: { isFree(span, at: $0) }) { return free }
    }
    return nil
  }
}
