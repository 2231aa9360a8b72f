/// Children on top of each other, lined up by an alignment: ZStack, and what a builder's several views become where one is wanted.
///
/// Every child is offered the container's own proposal; the container is as large as the union of its placed children.
/// Children of a lower layout priority than the highest do not count: they are offered the size that the others make.
package final class OverlapNode: ContainerNode {
  let alignment: Alignment

  package init(_ children: [LayoutNode], alignment: Alignment, session: RenderSession) {
    self.alignment = alignment
    super.init(children, session: session)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard let top = children.map(\.layoutPriority).max() else { return Arrangement() }
    var bounds = CGRect.null
    for child in children where child.layoutPriority == top {
      let dimensions = child.dimensions(proposal)
      bounds = bounds.union(CGRect(origin: origin(of: dimensions), size: dimensions.size))
    }
    let inner = ProposedViewSize(bounds.size)
    return Arrangement(
      size: bounds.size,
      places: children.map { child in
        let offered = child.layoutPriority == top ? proposal : inner
        let origin = origin(of: child.dimensions(offered))
        return (offered, CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY))
      })
  }

  private func origin(of dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: -dimensions.value(alignment.horizontal.key), y: -dimensions.value(alignment.vertical.key))
  }
}
