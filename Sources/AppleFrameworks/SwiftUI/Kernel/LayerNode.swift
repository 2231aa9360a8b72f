import WireSchema

/// A node that draws its child as one layer and changes that layer (opacity, clip, shadow, action, flags).
/// It does not change the layout.
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

  /// The same layer around another child.
  func around(_ other: LayoutNode) -> LayerNode { LayerNode(other, session: session, decorate: decorate) }
}

extension LayoutNode {
  /// A decorated group in this node's frame that holds `child`.
  ///
  /// The group's origin is on a pixel, so coordinates that are rounded inside the group are on pixels of the whole widget too.
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
