import AlmanacWireSchema

/// The node of a ``Grid``.
package final class GridNode: ContainerNode {
  private struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int
    /// True if the cell spans several columns or is a view outside a row.
    let isMerged: Bool
    let unsized: Axis.Set
    func isSized(_ axis: Axis) -> Bool { !unsized.contains(axis == .horizontal ? .horizontal : .vertical) }
  }

  private let alignment: Alignment
  private let rows: [[Cell]]
  private let rowAlignments: [VerticalAlignment]
  private let columnAlignments: [HorizontalAlignment]
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]

  init(_ content: [LayoutNode], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, session: RenderSession) {
    self.alignment = alignment
    var rows: [[Cell]] = []
    var rowAlignments: [VerticalAlignment] = []
    let columnCount = max(
      1,
      content.map { ($0 as? GridRowNode)?.children.reduce(0) { $0 + GridNode.span(of: $1) } ?? 1 }.max() ?? 1)
    for node in content {
      guard let row = node as? GridRowNode else {
        rows.append([GridNode.cell(node, column: 0, span: columnCount, isMerged: true)])
        rowAlignments.append(alignment.vertical)
        continue
      }
      var column = 0
      rows.append(
        row.children.map { child in
          let span = GridNode.span(of: child)
          let cell = GridNode.cell(child, column: column, span: span, isMerged: span > 1)
          column += cell.span
          return cell
        })
      rowAlignments.append(row.alignment ?? alignment.vertical)
    }
    self.rows = rows
    self.rowAlignments = rowAlignments

    var columnAlignments = [HorizontalAlignment](repeating: alignment.horizontal, count: columnCount)
    var columnGaps = [CGFloat](repeating: 0, count: columnCount)
    for row in rows {
      for (position, cell) in row.enumerated() {
        if let own = cell.node.trait(ObjectIdentifier(GridColumnAlignment.self), as: HorizontalAlignment.self) { columnAlignments[cell.column] = own }
        if position > 0 {
          let distance = horizontalSpacing ?? row[position - 1].node.spacing.distance(to: cell.node.spacing, along: .horizontal)
          columnGaps[cell.column] = max(columnGaps[cell.column], distance)
        }
      }
    }
    self.columnAlignments = columnAlignments
    self.columnGaps = columnGaps
    let rowSpacings = rows.map { row in
      var union = NodeSpacing.empty
      for cell in row { union.formUnion(cell.node.spacing) }
      return union
    }
    rowGaps = rows.indices.map { index in
      index == 0 ? 0 : verticalSpacing ?? rowSpacings[index - 1].distance(to: rowSpacings[index], along: .vertical)
    }
    super.init(rows.flatMap { $0.map(\.node) }, session: session)
  }

  private static func span(of node: LayoutNode) -> Int { node.trait(ObjectIdentifier(GridCellColumns.self), as: Int.self) ?? 1 }
  private static func cell(_ node: LayoutNode, column: Int, span: Int, isMerged: Bool) -> Cell {
    let unsized = node.trait(ObjectIdentifier(GridCellUnsizedAxes.self), as: Axis.Set.self) ?? []
    return Cell(node: node, column: column, span: span, isMerged: isMerged, unsized: unsized)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard !rows.isEmpty else { return Arrangement() }
    let widths = columnWidths(proposal)
    let heights = distribute(proposal.height, gaps: rowGaps, count: rows.count) { index, length in
      self.rows[index].filter { $0.isSized(.vertical) }.map { cell in
        cell.node.size(ProposedViewSize(width: self.width(of: cell, widths), height: length)).height
      }.max() ?? 0
    }

    var places: [(proposal: ProposedViewSize, origin: CGPoint)] = []
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      y += rowGaps[index]
      let key = rowAlignments[index].key
      let isBaseline = rowAlignments[index] == .firstTextBaseline || rowAlignments[index] == .lastTextBaseline
      let lines = row.map { cell in
        let own = cell.node.dimensions(ProposedViewSize(width: width(of: cell, widths), height: heights[index]))
        // A merged cell has an anchor in place of its guides. Its text keeps the row's baseline: no source says which anchor a baseline is.
        let box = cell.isMerged ? ViewDimensions(box: own.size) : own
        return (across: box, down: isBaseline ? own : box)
      }
      // First aligns the cells with each other, for example by their baselines, then the row as a whole within its height.
      let rise = lines.map { $0.down.value(key) }.max() ?? 0
      let span = lines.map { rise - $0.down.value(key) + $0.down.height }.max() ?? 0
      let slack = heights[index] - span
      let top = rowAlignments[index] == .top ? 0 : rowAlignments[index] == .bottom ? slack : slack / 2
      for (cell, line) in zip(row, lines) {
        let box = CGSize(width: width(of: cell, widths), height: heights[index])
        var origin = CGPoint(
          x: line.across.origin(in: box, alignment: Alignment(horizontal: columnAlignments[cell.column], vertical: .top)).x,
          y: top + rise - line.down.value(key))
        if let anchor = cell.node.trait(ObjectIdentifier(GridCellAnchor.self), as: UnitPoint.self) {
          origin = anchor.point(in: CGSize(width: box.width - line.across.width, height: box.height - line.across.height))
        }
        let x = (0..<cell.column).reduce(columnGaps[cell.column]) { $0 + widths[$1] + columnGaps[$1] }
        places.append((ProposedViewSize(box), CGPoint(x: x + origin.x, y: y + origin.y)))
      }
      y += heights[index]
    }
    return Arrangement(size: CGSize(width: widths.reduce(0, +) + columnGaps.reduce(0, +), height: y), places: places)
  }

  private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let columns = cell.column..<min(cell.column + cell.span, widths.count)
    return columns.reduce(0) { $0 + widths[$1] + ($1 == cell.column ? 0 : columnGaps[$1]) }
  }

  /// The sum of the gaps that a cell covers.
  private func gaps(of cell: Cell) -> CGFloat {
    let columns = cell.column + 1..<max(cell.column + 1, min(cell.column + cell.span, columnGaps.count))
    return columns.reduce(0) { $0 + columnGaps[$1] }
  }

  private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
    let single = Dictionary(grouping: rows.joined().filter { $0.span == 1 && $0.isSized(.horizontal) }, by: \.column)
    let spanning = rows.joined().filter { $0.span > 1 && $0.isSized(.horizontal) }
    let taken = { (column: Int, length: CGFloat?) -> CGFloat in
      if let cells = single[column] { return cells.map { $0.node.size(ProposedViewSize(width: length, height: nil)).width }.max() ?? 0 }
      // A column that has only parts of wider cells takes its part of them.
      return spanning.filter { $0.column <= column && column < $0.column + $0.span }.map { cell in
        let gaps = self.gaps(of: cell)
        let width = cell.node.size(ProposedViewSize(width: length.map { $0 * CGFloat(cell.span) + gaps }, height: nil)).width
        return max(0, width - gaps) / CGFloat(cell.span)
      }.max() ?? 0
    }
    let offered = proposal.width
    var widths =
      offered.map {
        GridShares(length: max(0, $0 - columnGaps.reduce(0, +)), count: columnGaps.count, keepsNarrow: proposal.height == nil, taken: taken).lengths
      } ?? columnGaps.indices.map { taken($0, nil) }
    // If a cell that spans several columns needs more than their width, these columns grow equally.
    for cell in spanning {
      let gaps = columnGaps.reduce(0, +)
      let most = offered.map { max(0, cell.span == widths.count ? $0 : width(of: cell, widths) + max(0, $0 - widths.reduce(gaps, +))) }
      let missing = cell.node.size(ProposedViewSize(width: most, height: nil)).width - width(of: cell, widths)
      guard missing > 0 else { continue }
      let columns = cell.column..<min(cell.column + cell.span, widths.count)
      for column in columns { widths[column] += missing / CGFloat(columns.count) }
    }
    return widths
  }

  /// Distributes `length` among rows like a stack among its children, starting with the least flexible.
  private func distribute(
    _ length: CGFloat?, gaps: [CGFloat], count: Int, taken: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { taken($0, nil) } }
    var remaining = max(0, length - gaps.reduce(0, +))
    var result = [CGFloat](repeating: 0, count: count)
    let ranked = (0..<count).map { (flexibility: taken($0, .infinity) - taken($0, 0), index: $0) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    for (position, rank) in ranked.enumerated() {
      result[rank.index] = taken(rank.index, max(0, remaining / CGFloat(count - position)))
      remaining -= result[rank.index]
    }
    return result
  }
}
