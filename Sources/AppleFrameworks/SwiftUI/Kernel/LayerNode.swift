import WireSchema

/// A node that draws its child as one layer with something done to it (opacity, clip, shadow, action, flags …).
/// Layout is the child's own.
package final class LayerNode: UnaryNode {
  private let decorate: @MainActor (inout DisplayNode, CGSize) -> Void

  /// - Parameter decorate: sets attributes of the group node; given the size of the layer in points.
  package init(_ child: LayoutNode, session: RenderSession, decorate: @escaping @MainActor (inout DisplayNode, CGSize) -> Void) {
    self.decorate = decorate
    super.init(child, session: session)
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    list.append(layer(of: child, at: origin, decorate: decorate))
  }

  /// The same layer of another child.
  func around(_ other: LayoutNode) -> LayerNode { LayerNode(other, session: session, decorate: decorate) }
}

extension LayoutNode {
  /// A group in this node's frame that holds `child`, decorated.
  ///
  /// The group starts on a pixel, so that what is rounded inside it is rounded on the page too.
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
  let decorate: @MainActor (inout DisplayNode, CGSize) -> Void
  package init(_ decorate: @escaping @MainActor (inout DisplayNode, CGSize) -> Void) { self.decorate = decorate }
  package func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    LayerNode(child, session: session, decorate: decorate)
  }
}
