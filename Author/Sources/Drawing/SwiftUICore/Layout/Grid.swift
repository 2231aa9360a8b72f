/// A container that arranges views in rows and columns. Each column is as wide as its widest cell.
///
/// A ``GridRow`` fills a row cell by cell; any other view takes a whole row. Width is distributed among the columns, and height among the rows,
/// like a stack's length among its children.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.append(
      GridNode(
        nodes.resolve(content, in: nil), alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
        verticalSpacing: layout.verticalSpacing, session: nodes.session))
  }
}

/// A row of a grid. A modifier of a row applies to each of its cells. Outside a grid the cells are laid out next to each other.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: the vertical alignment of cells in the row; nil = the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.append(GridRowNode(nodes.resolve(content, in: nil), alignment: alignment, session: nodes.session))
  }
}

/// The node of a ``GridRow``. The grid arranges its cells; outside a grid they are laid out next to each other.
package final class GridRowNode: ContainerNode {
  let alignment: VerticalAlignment?
  private lazy var stack = StackNode(
    children, axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil, session: session)

  init(_ cells: [LayoutNode], alignment: VerticalAlignment?, session: RenderSession) {
    self.alignment = alignment
    super.init(cells, session: session)
  }

  /// Returns the same row with other cells.
  func wrappingCells(_ wrap: (LayoutNode) -> LayoutNode) -> GridRowNode {
    GridRowNode(children.map(wrap), alignment: alignment, session: session)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement { stack.arrangement(proposal) }
}

/// The keys of the traits with which a cell sets its layout in the grid.
enum GridCellColumns {
  /// The most columns of one cell: more than a widget has points, and few enough for a layout that counts them.
  static let most = 1000
}
enum GridCellAnchor {}
enum GridColumnAlignment {}
enum GridCellUnsizedAxes {}

nonisolated extension View {
  /// Makes the cell span several columns, ``GridCellColumns/most`` at most.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridCellColumns.self), value: min(max(count, 1), GridCellColumns.most)))
  }
  /// Sets the position of the content within the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridCellAnchor.self), value: anchor))
  }
  /// Sets the alignment of the cell's whole column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridColumnAlignment.self), value: guide))
  }
  /// Excludes the cell from the computation of its column's width or row's height on the given axes. The cell takes the length that the other cells
  /// determine.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridCellUnsizedAxes.self), value: axes))
  }
}

private struct GridTraitModifier<Value>: NodeModifier {
  let key: ObjectIdentifier
  let value: Value
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    TraitNode(child, key: key, value: value, session: session)
  }
}
