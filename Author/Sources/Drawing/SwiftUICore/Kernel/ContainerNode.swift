import AlmanacWireSchema

/// The result of a container's layout: the proposal for each child, and its position from the container's leading edge.
package struct Arrangement {
  package var size: CGSize
  package var places: [(proposal: ProposedViewSize, origin: CGPoint)]

  package init(size: CGSize = .zero, places: [(proposal: ProposedViewSize, origin: CGPoint)] = []) {
    self.size = size
    self.places = places
  }
}

/// A node with several children. A subclass implements `arrange`; size, child positions and guides are derived from its result.
package class ContainerNode: LayoutNode {
  package final let children: [LayoutNode]
  private final var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

  package init(_ children: [LayoutNode], session: RenderSession) {
    self.children = children
    super.init(session: session)
  }

  /// Computes the container's size for a proposal, and one position for each child.
  package func arrange(_ proposal: ProposedViewSize) -> Arrangement { Arrangement() }

  /// Returns `arrange(proposal)`. Caches the last two results, because a container is usually placed with a proposal that it was just measured
  /// with.
  package final func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    for entry in arrangements where entry.proposal == proposal { return entry.arrangement }
    let arrangement = arrange(proposal)
    if arrangements.count == 2 { arrangements.removeFirst() }
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  package override var preferenceSources: [LayoutNode] { children }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (child, place) in zip(children, arrangement(proposal).places) {
      placeChild(child, at: place.origin, proposal: place.proposal, in: size)
    }
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    for child in drawingOrder {
      child.record(at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY), into: &list)
    }
  }

  /// The children from back to front: in source order, unless `zIndex` changes it.
  private var drawingOrder: [LayoutNode] {
    guard session.hasZIndices else { return children }
    let indices = children.map { $0.trait(ObjectIdentifier(ZIndexTrait.self), as: Double.self) ?? 0 }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
  }

  /// Combines the children's explicit guides: the uppermost first baseline and first line, the lowest last baseline, and the mean for any other guide.
  package override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    var values: [CGFloat] = []
    for (child, place) in zip(children, arrangement(dimensions.proposal).places) {
      guard let value = child.dimensions(place.proposal).explicitValue(key) else { continue }
      values.append(value + (key.isHorizontal ? place.origin.x : place.origin.y))
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.firstTextLineCenter.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  /// The union of the children's preferred distances. Each child counts at every edge, as if it covered the whole container.
  private lazy var mergedSpacing: NodeSpacing = {
    guard !children.isEmpty else { return .none }
    var union = NodeSpacing.empty
    for child in children { union.formUnion(child.spacing) }
    return union
  }()
  package override var spacing: NodeSpacing { mergedSpacing }
}

/// The trait with which `zIndex` passes its value to the parent.
package enum ZIndexTrait {}
