import AlmanacWireSchema

/// A node that draws its child as one layer and sets attributes of that layer (opacity, clip, shadow, action, flags). It does not affect layout.
package final class LayerNode: UnaryNode {
  private let decorate: @MainActor (inout DisplayNode, CGSize) -> Void

  /// - Parameter decorate: sets attributes of the layer's group node; receives the layer's size in points.
  package init(_ child: LayoutNode, session: RenderSession, decorate: @escaping @MainActor (inout DisplayNode, CGSize) -> Void) {
    self.decorate = decorate
    super.init(child, session: session)
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    var node = layer(of: child, at: origin, decorate: decorate)
    if !node.isSeparable { identify(&node, as: .layer) }
    list.append(node)
  }

  /// Returns the same layer around another child.
  func around(_ other: LayoutNode) -> LayerNode { LayerNode(other, session: session, decorate: decorate) }

  /// Returns a layer around another child that hides it where this layer hides its own, and has no other attribute of this one.
  package func redacting(_ other: LayoutNode) -> LayerNode {
    LayerNode(other, session: session) { [decorate] node, size in
      var own = node
      decorate(&own, size)
      (node.privacySensitive, node.unredacted, node.redactions) = (own.privacySensitive, own.unredacted, own.redactions)
    }
  }
}

extension LayoutNode {
  /// Records `child` into a group with this node's frame, and passes the group to `decorate`.
  ///
  /// The group's origin is rounded to a pixel, so that coordinates rounded inside the group are also on the widget's pixels.
  package final func layer(of child: LayoutNode, at origin: CGPoint, decorate: @MainActor (inout DisplayNode, CGSize) -> Void) -> DisplayNode {
    let box = pixelFrame(at: origin)
    var children: [DisplayNode] = []
    child.record(at: CGPoint(x: child.frame.minX + origin.x - box.minX, y: child.frame.minY + origin.y - box.minY), into: &children)
    var node = DisplayNode()
    node.frame = RectValue(box)
    node.group.children = children
    decorate(&node, box.size)
    return node
  }
}

/// A modifier that draws its content as one layer; see ``LayerNode``.
package struct LayerModifier: NodeModifier {
  private let name: String
  private let source: SourceLocation
  let decorate: @MainActor (inout DisplayNode, CGSize) -> Void

  /// - Parameters:
  ///   - name: the modifier as an author writes it, and `source` where; for diagnostics of layers that are expensive to paint.
  ///   - decorate: sets attributes of the layer's group node; receives the layer's size in points.
  package init(
    _ name: String = "", at source: SourceLocation = .unknown, _ decorate: @escaping @MainActor (inout DisplayNode, CGSize) -> Void
  ) {
    self.name = name
    self.source = source
    self.decorate = decorate
  }

  @MainActor package func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    session.marked(LayerNode(child, session: session, decorate: decorate), name, at: source)
  }
}
