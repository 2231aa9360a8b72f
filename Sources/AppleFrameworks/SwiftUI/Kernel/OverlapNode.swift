/// Lays its children on top of each other, aligned: ZStack, and the implicit group for a builder's several views where one view is needed.
///
/// Every child is offered the container's own proposal; the container is as large as the union of their frames (objc.io, SwiftUI
/// Field Guide, "ZStack"). Children with a lower layout priority than the highest do not count. Finally all of them are offered
/// the resulting size, so a shape beside text fills the text's size even if the container was offered no size (OpenSwiftUI,
/// `_ZStackLayout.placeSubviews`; used by home-assistant/iOS, RectangularComplicationSnapshot, for the value's pill).
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
    return Arrangement(
      size: bounds.size,
      places: children.map { child in
        let origin = origin(of: child.dimensions(offered))
        return (offered, CGPoint(x: origin.x - corner.x, y: origin.y - corner.y))
      })
  }

  private func origin(of dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: -dimensions.value(alignment.horizontal.key), y: -dimensions.value(alignment.vertical.key))
  }
}
