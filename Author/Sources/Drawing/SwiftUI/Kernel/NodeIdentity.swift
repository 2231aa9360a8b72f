import WireSchema

/// What a node with an identity draws. One view can draw several: a shape behind its text, a shadow around both.
package enum IdentifiedPart: UInt64 {
  case text = 1
  case image, shape, progress, drawing, layer, animation, change
}

extension LayoutNode {
  /// Gives a recorded node the identity of its view, by which a host pairs it with the node of the same view in another entry.
  ///
  /// Of several nodes with one identity the second, third and so on get others, in the order in which they are drawn.
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
  /// Runs `record`, which records a drawing that only changes as a whole: nothing in it gets an identity.
  func asOnePart(_ record: () -> Void) {
    let outer = recordsOnePart
    recordsOnePart = true
    record()
    recordsOnePart = outer
  }
}
