/// A node that lays its children on top of each other, aligned. It is the node of ZStack, and of a builder's views where one node is needed.
///
/// Every child is offered the container's proposal. The container is as large as the union of the frames of the children with the highest layout
/// priority (objc.io, SwiftUI Field Guide, "ZStack"). Finally every child is offered the resulting size, so a shape behind text fills the text's
/// size even if the container was offered no size (OpenSwiftUI, `_ZStackLayout.placeSubviews`; home-assistant/iOS, RectangularComplicationSnapshot,
/// relies on this for the value's pill).
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
    let offered = ProposedViewSize(bounds.size)
    var corner = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    for child in children where child.layoutPriority == top {
      let origin = origin(of: child.dimensions(offered))
      corner = CGPoint(x: min(corner.x, origin.x), y: min(corner.y, origin.y))
    }
    var places: [(proposal: ProposedViewSize, origin: CGPoint)] = []
    places.reserveCapacity(children.count)
    for child in children {
      let origin = origin(of: child.dimensions(offered))
      places.append((offered, CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)))
    }
    return Arrangement(size: bounds.size, places: places)
  }

  private func origin(of dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: -dimensions.value(alignment.horizontal.key), y: -dimensions.value(alignment.vertical.key))
  }
}
