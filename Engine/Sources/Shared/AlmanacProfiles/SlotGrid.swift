/// A widget's top left cell in its slot. Everything is counted from 0 (Specification B3, D8).
///
/// Positions are ordered as one reads: page by page, row by row, from left to right.
public struct GridPosition: Sendable, Hashable, Codable, Comparable {
  /// The page; 0 in a slot without pages.
  public var page: Int
  /// The column from the left.
  public var column: Int
  /// The row from the top.
  public var row: Int

  /// Creates a position.
  public init(page: Int = 0, column: Int, row: Int) {
    self.page = page
    self.column = column
    self.row = row
  }

  public static func < (left: GridPosition, right: GridPosition) -> Bool {
    (left.page, left.row, left.column) < (right.page, right.row, right.column)
  }
}

/// The cells of a slot (Specification D8).
public struct SlotGrid: Sendable, Hashable {
  /// How many cells a widget takes.
  public struct Span: Sendable, Hashable {
    /// Its width in cells.
    public let columns: Int
    /// Its height in cells.
    public let rows: Int

    /// Creates a span.
    public init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// How many cells are side by side.
  public let columns: Int
  /// How many cells a page has one below the other; nil: as many as needed.
  public let rows: Int?
  /// The most pages.
  public let pages: Int
  /// Whether widgets move up to close gaps, as in a list. Otherwise each stays in its cells until it is moved.
  public let closesGaps: Bool
  /// How many cells each family takes. A family that is wider or higher than a page is absent.
  public let spans: [String: Span]

  /// Creates the cells of a slot.
  public init(columns: Int, rows: Int?, pages: Int = 1, closesGaps: Bool, spans: [String: Span]) {
    self.columns = columns
    self.rows = rows
    self.pages = pages
    self.closesGaps = closesGaps
    self.spans = spans.filter { $0.value.columns <= columns && $0.value.rows <= rows ?? .max }
  }

  /// Returns whether a widget of this size is within a page, whatever the number of that page.
  public func contains(_ span: Span, at position: GridPosition) -> Bool {
    // Subtraction, because a position of a request can be the largest number.
    (0..<Self.most).contains(position.page) && position.column >= 0 && position.column <= columns - span.columns && position.row >= 0
      && position.row <= (rows ?? Self.most) - span.rows
  }

  /// More pages or rows than there are ever widgets.
  private static let most = 1_000_000
}
