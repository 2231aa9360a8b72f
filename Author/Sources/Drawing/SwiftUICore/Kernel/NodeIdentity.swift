import AlmanacWireSchema

/// The kind of drawing of a node with an identity. One view can draw several: a shape behind its text, a shadow around both.
package enum IdentifiedPart: UInt64 {
  case text = 1
  case image, shape, progress, drawing, layer, animation, change
}

extension LayoutNode {
  /// Gives a recorded node the identity of its view, by which a host pairs it with the node of the same view in another entry.
  ///
  /// If several nodes have the same identity, the second and later ones get derived identities, in drawing order.
  package final func identify(_ node: inout DisplayNode, as part: IdentifiedPart) {
    guard !session.recordsOnePart else { return }
    var identity = StableHash.combined(viewIdentity, part.rawValue)
    let earlier = session.lifecycle.recordedIdentities[identity, default: 0]
    session.lifecycle.recordedIdentities[identity] = earlier + 1
    if earlier > 0 { identity = StableHash.combined(UInt64(identity), earlier) }
    node.identity = identity
  }
}

extension RenderSession {
  /// Runs `record`, which records a drawing that changes only as a whole, so that no node in it gets an identity.
  func asOnePart(_ record: () -> Void) {
    let outer = recordsOnePart
    recordsOnePart = true
    record()
    recordsOnePart = outer
  }
}
