/// Arranges the regions of an expanded island around the camera.
///
/// The leading and trailing regions are beside the camera, each at most as wide as the space there. A region that may be wider (by priority or
/// `belowIfTooWide`), and whose content is wider, takes the width that the other leaves and begins below the camera. Views of a region that are
/// below the camera take up to half of the width. The center region is below the camera between the two, the bottom region below all others.
/// The regions are the default distance between views apart (OpenSwiftUI, `JindoTripleVStack`). The views of a region form a column. The layout takes
/// the proposed size; without a proposed height it takes the height that its regions need.
struct ExpandedIslandLayout: Layout {
  let margins: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? IslandMeasures.camera.width * 3
    return CGSize(width: width, height: proposal.height ?? plan(width: width, height: nil, subviews).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for place in plan(width: bounds.width, height: proposal.height ?? bounds.height, subviews).places {
      place.view.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), proposal: place.proposal)
    }
  }

  /// A view's frame and the proposal for which it took that size; with its size as the proposal, it might divide the space differently.
  private typealias Place = (view: LayoutSubview, frame: CGRect, proposal: ProposedViewSize)

  private struct Plan {
    var places: [Place] = []
    var height: CGFloat = 0
  }

  private struct Region {
    let views: [LayoutSubview]

    init(_ subviews: Subviews, _ position: DynamicIslandExpandedRegionPosition) {
      views = subviews.filter { $0[RegionKey.self].position == position }
    }

    var priority: Double { views.map { $0[RegionKey.self].priority }.max() ?? 0 }
    var mayGoBelow: Bool { views.contains { $0[VerticalPlacementKey.self] == .belowIfTooWide } }
    var idealWidth: CGFloat { views.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }

    /// Stacks the views in a column from `top`, in the space from `start` to `end`, with `alignment` from 0 (leading) to 1 (trailing).
    ///
    /// - Parameter wide: the space for views that begin below the camera; nil = the same space.
    func column(
      _ space: ClosedRange<CGFloat>, below wide: ClosedRange<CGFloat>? = nil, top: CGFloat, height: CGFloat?, alignment: CGFloat
    ) -> [Place] {
      var y = top
      return views.enumerated().map { index, view in
        let space = y >= IslandMeasures.camera.height ? wide ?? space : space
        let width = space.upperBound - space.lowerBound
        // The last view shrinks to the remaining height.
        let remainingHeight = height.map { max($0 - y, 0) }
        var proposal = ProposedViewSize(width: width, height: nil)
        var size = view.sizeThatFits(proposal)
        if let remainingHeight, index == views.count - 1, size.height > remainingHeight {
          proposal.height = remainingHeight
          size = view.sizeThatFits(proposal)
        }
        let frame = CGRect(x: space.lowerBound + (width - size.width) * alignment, y: y, width: size.width, height: size.height)
        y += size.height
        return (view, frame, proposal)
      }
    }
  }

  private func plan(width: CGFloat, height: CGFloat?, _ subviews: Subviews) -> Plan {
    let leading = Region(subviews, .leading)
    let trailing = Region(subviews, .trailing)
    let camera = IslandMeasures.camera
    let inner = max(0, width - margins.leading - margins.trailing)
    let beside = max(0, (inner - camera.width) / 2)
    let bottomEdge = height.map { $0 - margins.bottom }

    let gap = leading.views.isEmpty || trailing.views.isEmpty ? 0 : NodeSpacing.standardDistance
    let half = max(0, (inner - gap) / 2)

    let leadingIsWide = isWide(leading, over: trailing, beside: beside)
    let trailingIsWide = !leadingIsWide && isWide(trailing, over: leading, beside: beside)
    let (start, end) = (margins.leading, margins.leading + inner)
    let leadingWidth = leadingIsWide ? max(beside, inner - gap - min(trailing.idealWidth, beside)) : trailing.views.isEmpty ? inner : half
    let trailingWidth = trailingIsWide ? max(beside, inner - gap - min(leading.idealWidth, beside)) : leading.views.isEmpty ? inner : half

    var plan = Plan()
    plan.places += leading.column(
      start...start + beside, below: start...start + leadingWidth, top: leadingIsWide ? camera.height : margins.top, height: bottomEdge, alignment: 0)
    let trailingPlaces = trailing.column(
      end - beside...end, below: end - trailingWidth...end, top: trailingIsWide ? camera.height : margins.top, height: bottomEdge, alignment: 1)
    let middle = width / 2
    let leadingEnd = plan.places.map { $0.frame.maxX + NodeSpacing.standardDistance }.max() ?? start
    let trailingStart = trailingPlaces.map { $0.frame.minX - NodeSpacing.standardDistance }.min() ?? end
    plan.places += trailingPlaces

    let reach = max(0, min(middle - leadingEnd, trailingStart - middle))
    let center = Region(subviews, .center)
    plan.places += center.column(middle - reach...middle + reach, top: camera.height, height: bottomEdge, alignment: 0.5)

    let below = max(camera.height, plan.places.map { $0.frame.maxY + NodeSpacing.standardDistance }.max() ?? 0)
    plan.places += Region(subviews, .bottom).column(start...end, top: below, height: bottomEdge, alignment: 0.5)
    plan.height = max(camera.height, plan.places.map(\.frame.maxY).max() ?? 0) + margins.bottom
    return plan
  }

  private func isWide(_ region: Region, over other: Region, beside: CGFloat) -> Bool {
    (region.priority > other.priority || region.mayGoBelow) && region.idealWidth > beside
  }
}
