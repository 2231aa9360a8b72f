import Archive

/// Children on top of each other, lined up by an alignment: ZStack, and what a builder's several views become where one is wanted.
///
/// Every child is offered the container's own proposal; the container is as large as the union of its placed children.
package final class OverlapNode: LayoutNode {
  let children: [LayoutNode]
  let alignment: Alignment

  package init(_ children: [LayoutNode], alignment: Alignment, session: RenderSession) {
    self.children = children
    self.alignment = alignment
    super.init(session: session)
  }

  /// The size of the whole and each child's origin, for a proposal.
  private func arrange(_ proposal: ProposedViewSize) -> (size: CGSize, origins: [CGPoint]) {
    guard !children.isEmpty else { return (.zero, []) }
    // With the highest layout priority decides the container's size; lower ones are offered that.
    let top = children.map(\.layoutPriority).max() ?? 0
    var bounds = CGRect.null
    var origins: [CGPoint] = []
    for child in children {
      let dimensions = child.dimensions(proposal)
      let origin = CGPoint(x: -dimensions.value(alignment.horizontal.key), y: -dimensions.value(alignment.vertical.key))
      origins.append(origin)
      if child.layoutPriority == top { bounds = bounds.union(CGRect(origin: origin, size: dimensions.size)) }
    }
    return (bounds.size, origins.map { CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY) })
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (child, origin) in zip(children, arrange(proposal).origins) { child.place(at: origin, proposal: proposal) }
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    for child in children {
      child.record(at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY), into: &list)
    }
  }
}
