import AlmanacWireSchema

/// A node of a child with a background or an overlay, which does not affect layout.
///
/// The background or overlay is offered the child's size and can be smaller or larger. It is aligned with the child by their alignment guides.
package final class SecondaryNode: UnaryNode {
  let layer: LayoutNode
  let alignment: Alignment
  let isBehind: Bool

  package init(_ child: LayoutNode, layer: LayoutNode, alignment: Alignment, isBehind: Bool, session: RenderSession) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child, session: session)
  }

  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.layoutChildren(in: size, proposal: proposal)
    let offered = ProposedViewSize(size)
    let (own, other) = (child.dimensions(proposal), layer.dimensions(offered))
    let origin = CGPoint(
      x: own.value(alignment.horizontal.key) - other.value(alignment.horizontal.key),
      y: own.value(alignment.vertical.key) - other.value(alignment.vertical.key))
    placeChild(layer, at: origin, proposal: offered, in: size)
  }

  package override var preferenceSources: [LayoutNode] { [child, layer] }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    for node in isBehind ? [layer, child] : [child, layer] {
      node.record(at: CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY), into: &list)
    }
  }
}

/// Puts `layer` behind or in front of each view of its content. `layer` is resolved in the environment at the modifier.
struct SecondaryModifier<Layer: View>: NodeModifier {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    let outer = session.identity
    session.identity = outer.appending(isBehind ? 1 : 2)
    let node = _NodeList(session: session).resolveLayer(layer)
    session.identity = outer
    return SecondaryNode(child, layer: node, alignment: alignment, isBehind: isBehind, session: session)
  }
}
