nonisolated extension View {
  /// Keeps the view at its ideal size for every proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size on the given axes; on the others it is offered the proposal.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

private struct FixedSizeModifier: NodeModifier {
  let horizontal: Bool
  let vertical: Bool
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    FixedSizeNode(child, horizontal: horizontal, vertical: vertical, session: session)
  }
}

private final class FixedSizeNode: UnaryNode {
  let horizontal: Bool
  let vertical: Bool

  init(_ child: LayoutNode, horizontal: Bool, vertical: Bool, session: RenderSession) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, session: session)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(childProposal(proposal)) }
  override func arrangeChild(_ proposal: ProposedViewSize, in size: CGSize) -> (proposal: ProposedViewSize, origin: CGPoint) {
    (childProposal(proposal), .zero)
  }
}
