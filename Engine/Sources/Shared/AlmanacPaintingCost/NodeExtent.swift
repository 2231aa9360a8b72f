import AlmanacWireSchema

/// What a node and everything below it need, computed from its children's in one pass over the list.
struct NodeExtent {
  /// In the parent's coordinates.
  var ink = RectValue()
  /// In the node's own coordinates.
  var content = RectValue()
  /// The mask's ink, in the node's own coordinates.
  var mask = RectValue()
  /// The nodes from this one down, with masks.
  var nodes = 1
  /// The numbers of all paths from this node down.
  var pathNumbers = 0
  /// Whether a blend mode is used below.
  var blendsInside = false
  /// As ``DisplayNode/isOneOperation``.
  var isOneOperation = true

  /// Returns the extents of `root` and all nodes below it, in the order node, mask, children.
  static func all(of root: DisplayNode) -> [NodeExtent] {
    var extents: [NodeExtent] = []
    _ = add(root, to: &extents)
    return extents
  }

  private static func add(_ node: DisplayNode, to extents: inout [NodeExtent]) -> NodeExtent {
    let index = extents.count
    var extent = NodeExtent()
    extents.append(extent)
    if node.hasMask {
      let mask = add(node.mask, to: &extents)
      extent.mask = mask.ink
      extent.pathNumbers += mask.pathNumbers
    }
    var children = RectValue()
    if case .group(let group)? = node.content {
      for child in group.children {
        let each = add(child, to: &extents)
        children = children.union(each.ink)
        extent.pathNumbers += each.pathNumbers
        extent.blendsInside = extent.blendsInside || each.blendsInside || child.blendMode != .normal
        extent.isOneOperation = extent.isOneOperation && each.isOneOperation
      }
    }
    extent.isOneOperation = extent.isOneOperation && node.isOneOperationAbove
    extent.pathNumbers += node.pathNumbers
    extent.content = node.contentBounds(children: children)
    extent.ink = node.inkBounds(content: extent.content, mask: extent.mask)
    extent.nodes = extents.count - index
    extents[index] = extent
    return extent
  }
}

extension DisplayNode {
  /// The numbers of the paths that its bounds depend on.
  fileprivate var pathNumbers: Int {
    var numbers = 0
    if hasClip, case .path(let path)? = clip.shape.shape { numbers += path.coordinates.count }
    if case .path(let content)? = content, case .path(let path)? = content.shape.shape {
      numbers += path.coordinates.count
    }
    return numbers
  }
}
