/// Views in rows and columns, each column as wide as its widest cell.
///
/// A ``GridRow`` fills a row cell by cell; any other view takes a row for itself. Width is given out to the columns, and height to
/// the rows, as a stack gives it to its children.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public func _resolve(into nodes: inout _NodeList) {
    nodes.append(
      GridNode(
        nodes.resolve(content, in: nil), alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
        verticalSpacing: layout.verticalSpacing, session: nodes.session))
  }
}

/// A row of a grid. Outside of a grid it is the views it holds.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: how cells line up within the row; nil = as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(into nodes: inout _NodeList) {
    nodes.append(GridRowNode(nodes.resolve(content, in: nil), alignment: alignment, session: nodes.session))
  }
}

/// The cells of a row; a grid arranges them. Outside of one they stand in a row.
package final class GridRowNode: ContainerNode {
  let alignment: VerticalAlignment?
  private lazy var stack = StackNode(
    children, axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil, session: session)

  init(_ cells: [LayoutNode], alignment: VerticalAlignment?, session: RenderSession) {
    self.alignment = alignment
    super.init(cells, session: session)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement { stack.arrangement(proposal) }
}

/// The traits by which a cell says how it stands in its grid.
enum GridCellColumns {}
enum GridCellAnchor {}
enum GridColumnAlignment {}
enum GridCellUnsizedAxes {}

extension View {
  /// Lets the cell reach over several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridCellColumns.self), value: max(count, 1)))
  }
  /// Puts the cell's content at a place of its own within the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridCellAnchor.self), value: anchor))
  }
  /// Lines up the whole column that the cell stands in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridColumnAlignment.self), value: guide))
  }
  /// Keeps the cell from asking for room of its own on the given axes; it takes what the others make.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridTraitModifier(key: ObjectIdentifier(GridCellUnsizedAxes.self), value: axes))
  }
}

private struct GridTraitModifier<Value>: NodeModifier {
  let key: ObjectIdentifier
  let value: Value
  func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { TraitNode(child, key: key, value: value, session: session) }
}
