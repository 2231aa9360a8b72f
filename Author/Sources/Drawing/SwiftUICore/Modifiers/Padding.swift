/// The default length of `padding()`, in points (16 on a phone, from memory; no published source).
package let defaultPadding: CGFloat = 16

nonisolated extension View {
  /// Adds padding around the view.
  ///
  /// The child is offered the proposal less the padding; the padded view takes the child's size plus the padding. Leading and trailing follow the
  /// layout direction. With negative lengths the child extends beyond the view.
  /// - Parameter length: points; nil = 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? defaultPadding, at: edges)))
  }

  /// Adds `length` points of padding on all sides of the view.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length, at: .all)))
  }

  /// Adds padding around the view, with a length per edge.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
}

private struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { PaddingNode(child, insets: insets, session: session) }
}

/// The node of padding around a child.
package final class PaddingNode: UnaryNode {
  let insets: EdgeInsets

  package init(_ child: LayoutNode, insets: EdgeInsets, session: RenderSession) {
    self.insets = session.finite(insets, of: "padding(_:_:)")
    super.init(child, session: session)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(childProposal(proposal))
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing), height: max(0, inner.height + insets.top + insets.bottom))
  }

  package override func arrangeChild(_ proposal: ProposedViewSize, in size: CGSize) -> (proposal: ProposedViewSize, origin: CGPoint) {
    (childProposal(proposal), CGPoint(x: insets.leading, y: insets.top))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    if let width = proposal.width { inner.width = max(0, width - insets.leading - insets.trailing) }
    if let height = proposal.height { inner.height = max(0, height - insets.top - insets.bottom) }
    return inner
  }

  package override var layoutPriority: Double { givenPriority ?? 0 }

  package override var spacing: NodeSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.formUnion(.top) }
    if insets.leading != 0 { edges.formUnion(.leading) }
    if insets.bottom != 0 { edges.formUnion(.bottom) }
    if insets.trailing != 0 { edges.formUnion(.trailing) }
    return child.spacing.reset(edges)
  }
}
