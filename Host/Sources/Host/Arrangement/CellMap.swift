import Profiles

/// The taken cells of a slot.
struct CellMap {
  private let grid: SlotGrid
  /// The taken cells of each page, numbered row by row.
  private var pages: [Int: Set<Int>] = [:]

  init(_ grid: SlotGrid) { self.grid = grid }

  private func cells(_ span: SlotGrid.Span, at position: GridPosition) -> some Sequence<Int> {
    (0..<span.rows).lazy.flatMap { [grid] y in
      (0..<span.columns).lazy.map { x in (position.row + y) * grid.columns + position.column + x }
    }
  }

  /// Whether all cells of a widget are free and on the page.
  func isFree(_ span: SlotGrid.Span, at position: GridPosition) -> Bool {
    guard grid.contains(span, at: position) else { return false }
    guard let taken = pages[position.page] else { return true }
    return cells(span, at: position).allSatisfy { !taken.contains($0) }
  }

  mutating func take(_ span: SlotGrid.Span, at position: GridPosition) {
    pages[position.page, default: []].formUnion(cells(span, at: position))
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
