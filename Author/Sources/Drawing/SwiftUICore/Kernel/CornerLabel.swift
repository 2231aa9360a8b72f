import AlmanacWireSchema

/// Reduces the label of a corner widget to its first text, gauge or progress view; a corner shows nothing else (Specification A9).
///
/// A label that consists only of one is kept unchanged. Otherwise the layers around it (redaction, accessibility, opacity) are kept, and frames and
/// padding are dropped.
@MainActor
struct CornerLabel {
  private var parts: [[LayoutNode]] = []
  private var holdsMore = false

  /// Returns the node to draw instead of `root`. First lays `root` out, because geometry readers create their content only then.
  static func node(of root: LayoutNode, in proposal: ProposedViewSize, session: RenderSession) -> LayoutNode {
    root.place(at: .zero, proposal: proposal)
    var found = CornerLabel()
    found.search(root, path: [])
    if found.parts.count == 1, !found.holdsMore { return root }
    guard let first = found.parts.first, let part = first.last else { return OverlapNode([], alignment: .center, session: session) }
    return InlineAccessory.decorated(part, by: first.dropLast())
  }

  private mutating func search(_ node: LayoutNode, path: [LayoutNode]) {
    let path = path + [node]
    let inner = node.preferenceSources
    switch node {
    case let node as TextNode where node.runs.isEmpty: return
    case is TextNode, is MeterNode: parts.append(path)
    // Spacers and empty containers draw nothing.
    case _ where node.projectsSpacing || node is ContainerNode && inner.isEmpty: return
    case _ where inner.isEmpty: holdsMore = true
    default: for child in inner { search(child, path: path) }
    }
  }
}

/// The node of a gauge or a progress view in a widget's label.
private final class MeterNode: UnaryNode {}

/// Marks a gauge or a progress view, so that a corner's label can show it. In the label of a circular widget, which shows only text and images, it
/// draws nothing.
private struct MeterModifier: PrimitiveModifier {
  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let fields = EnvironmentStack.current.core
    guard fields.isInWidgetLabel else { return content(&nodes) }
    guard fields.family != .accessoryCircular else { return }
    let first = nodes.nodes.count
    content(&nodes)
    for index in first..<nodes.nodes.count { nodes.nodes[index] = MeterNode(nodes.nodes[index], session: nodes.session) }
  }
}

nonisolated extension View {
  /// Marks the view as a gauge or a progress view for the labels of widgets.
  func meter() -> some View { modifier(MeterModifier()) }
}
