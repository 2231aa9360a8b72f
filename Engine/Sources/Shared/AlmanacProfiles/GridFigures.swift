/// The cells of a slot in `Data/places.json`.
///
/// A slot with these figures has rows and columns of its smallest family, whose number follows from the sizes of screen and widgets. Any other slot is a
/// line of cells.
struct GridFigures: Decodable {
  /// The most columns, where more would fit; nil: as many as fit.
  let mostColumns: Int?
  /// The part of the screen's height that other things take: status bar, dots and dock, or the menu bar.
  let reserved: Double?
  /// The most pages; nil: one.
  let pages: Int?

  /// The smallest gap between rows, in points.
  private static let leastGap = 12.0

  /// Returns how many columns and rows of cells a page has.
  ///
  /// - Parameters:
  ///   - sizes: the sizes on screen of the families, with the cells that each takes.
  ///   - isList: whether the page is as long as needed, so that it has any number of rows.
  func shape(
    screen: (width: Double, height: Double), sizes: [(span: SlotGrid.Span, width: Double, height: Double)], isList: Bool
  ) -> (columns: Int, rows: Int?) {
    func size(_ columns: Int, _ rows: Int) -> (width: Double, height: Double)? {
      sizes.first { $0.span == SlotGrid.Span(columns: columns, rows: rows) }.map { ($0.width, $0.height) }
    }
    guard let small = size(1, 1), let medium = size(2, 1), let large = size(2, 2) else { return (1, isList ? nil : 1) }
    let gapX = medium.width - 2 * small.width
    let gapY = max(large.height - 2 * small.height, Self.leastGap)
    // Two always: a medium widget fits every screen, on a narrow one with smaller margins.
    let columns = max(2, min(mostColumns ?? .max, Int((screen.width - gapX) / (small.width + gapX))))
    guard !isList else { return (columns, nil) }
    return (columns, max(2, Int((screen.height * (1 - (reserved ?? 0)) + gapY) / (small.height + gapY))))
  }
}
