import AlmanacWireSchema

/// A view that draws the first of several views whose ideal size fits.
///
/// A child fits if its ideal length on each of the given axes is no longer than the proposal; any length fits an unspecified proposal. If no child
/// fits, the last one is drawn. The chosen child is offered the whole proposal.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let children = nodes.resolve(content, in: nil)
    guard !children.isEmpty else { return }
    nodes.append(ViewThatFitsNode(children, axes: axes, session: nodes.session))
  }
}

private final class ViewThatFitsNode: ContainerNode {
  let axes: Axis.Set
  private var placed: LayoutNode?

  init(_ children: [LayoutNode], axes: Axis.Set, session: RenderSession) {
    self.axes = axes
    super.init(children, session: session)
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode {
    for child in children.dropLast() {
      // The ideal length is checked only on the given axes; on the others the child is offered the proposal.
      let ideal = child.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsWidth, fitsHeight { return child }
    }
    return children[children.count - 1]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).size(proposal) }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let chosen = choice(proposal)
    placed = chosen
    placeChild(chosen, at: .zero, proposal: proposal, in: size)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) { placed?.record(at: origin, into: &list) }
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(dimensions.proposal).dimensions(dimensions.proposal).explicitValue(key)
  }
  override var preferenceSources: [LayoutNode] { placed.map { [$0] } ?? [] }
  override var layoutPriority: Double { children[0].layoutPriority }
  override var spacing: NodeSpacing { children[0].spacing }
}
