import AlmanacWireSchema

/// The two faces of a toggle: as it is, and as it is after a tap. Both are archived, so that the host shows the other face at once, before the intent
/// has been performed (Specification A14).
struct ToggleFaces<Current: View, Tapped: View>: PrimitiveView {
  let current: Current
  let tapped: Tapped

  @MainActor func _resolve(into nodes: inout _NodeList) {
    let shown = nodes.resolveOne(current)
    nodes.append(ToggleFacesNode(shown, tapped: nodes.resolveOne(tapped), session: nodes.session))
  }
}

/// Lays out like the current face. The other one is offered the same space and has the same centre.
private final class ToggleFacesNode: UnaryNode {
  private let tapped: LayoutNode

  init(_ current: LayoutNode, tapped: LayoutNode, session: RenderSession) {
    self.tapped = tapped
    super.init(current, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.layoutChildren(in: size, proposal: proposal)
    let other = tapped.size(proposal)
    placeChild(
      tapped, at: CGPoint(x: (size.width - other.width) / 2, y: (size.height - other.height) / 2), proposal: proposal, in: size)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    // Only one face is shown, so the views of both have the same identities.
    let before = session.lifecycle.recordedIdentities
    record(child, at: origin, as: .current, into: &list)
    let after = session.lifecycle.recordedIdentities
    session.lifecycle.recordedIdentities = before
    record(tapped, at: origin, as: .tapped, into: &list)
    session.lifecycle.recordedIdentities = after
  }

  private func record(_ face: LayoutNode, at origin: CGPoint, as state: ToggleFaceValue, into list: inout [DisplayNode]) {
    let first = list.count
    face.record(at: CGPoint(x: origin.x + face.frame.minX, y: origin.y + face.frame.minY), into: &list)
    for index in first..<list.count { list[index].toggleFace = state }
  }
}
