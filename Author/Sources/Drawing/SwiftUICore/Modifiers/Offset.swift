import AlmanacWireSchema

nonisolated extension View {
  /// Draws the view at an offset without changing the layout. Positive x is towards the trailing edge.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: CGPoint(x: offset.width, y: offset.height))) }
  /// Draws the view at an offset of `x` and `y` points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(OffsetModifier(offset: CGPoint(x: x, y: y))) }

  /// Takes the whole proposal and puts the view's centre at `position`.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
  /// Takes the whole proposal and puts the view's centre at (`x`, `y`).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(PositionModifier(position: CGPoint(x: x, y: y))) }
}

private struct OffsetModifier: NodeModifier {
  let offset: CGPoint
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { OffsetNode(child, offset: offset, session: session) }
}

private final class OffsetNode: UnaryNode {
  let offset: CGPoint
  init(_ child: LayoutNode, offset: CGPoint, session: RenderSession) {
    self.offset = session.finite(offset, of: "offset(x:y:)")
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) { placeChild(child, at: offset, proposal: proposal, in: size) }
}

private struct PositionModifier: NodeModifier {
  let position: CGPoint
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    PositionNode(child, position: position, session: session)
  }
}

private final class PositionNode: UnaryNode {
  let position: CGPoint
  init(_ child: LayoutNode, position: CGPoint, session: RenderSession) {
    self.position = session.finite(position, of: "position(x:y:)")
    super.init(child, session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = child.size(proposal)
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func arrangeChild(_ proposal: ProposedViewSize, in size: CGSize) -> (proposal: ProposedViewSize, origin: CGPoint) {
    // The child is offered the size that the frame took (OpenSwiftUI, `_PositionLayout.placement`).
    let offered = ProposedViewSize(size)
    let inner = child.size(offered)
    return (offered, CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2))
  }

  override var layoutPriority: Double { givenPriority ?? 0 }

  /// The standard distances. The child can be anywhere in the frame, so its preferred distances do not apply to the frame.
  override var spacing: NodeSpacing { .standard }
}
