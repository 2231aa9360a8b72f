import AlmanacWireSchema

/// A node of the layout tree, the result of resolving a view. It measures itself, is placed by its parent, and records itself into a display list.
///
/// A subclass overrides `measure`, `layoutChildren` and `record`. `measure` and `layoutChildren` both call one function that
/// computes the size and the children's positions (ARCHITECTURE rule 6); subclasses of ``UnaryNode`` and ``ContainerNode``
/// override only that function.
///
/// Coordinates passed to `place` are physical: x grows to the right. Layout itself measures from the leading edge; `placeChild` mirrors a position
/// if the layout direction is right to left. So no container handles both directions.
@MainActor
package class LayoutNode {
  package unowned let session: RenderSession
  /// True if the layout direction was right to left where the node was resolved.
  package final let isRightToLeft: Bool
  /// The node's frame in its parent, set by `place`.
  package final var frame = CGRect.zero
  /// The stable identity of the view that was being resolved; see ``identify(_:as:)``.
  package final let viewIdentity: UInt64
  /// A hash of the branches of conditions in which a builder has the node; 0 = none. Modifiers outside of a condition tell by it that another branch
  /// is there (``AppearanceModifier``).
  final var branch: UInt64 = 0
  private final var sizeCache: [(proposal: ProposedViewSize, size: CGSize)] = []

  package init(session: RenderSession) {
    self.session = session
    isRightToLeft = EnvironmentStack.isRightToLeft
    viewIdentity = session.identity.stable
    session.nodeCount += 1
  }

  /// The node around which modifiers have put this node, or the node itself.
  final var innermost: LayoutNode {
    var node = self
    while let outer = node as? UnaryNode { node = outer.child }
    return node
  }

  // MARK: Overridden by subclasses

  /// Returns the size that this node takes when offered `proposal`, in points. A node may take more or less than offered.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children inside `size`, which `measure` returned for `proposal`.
  package func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Records the node into `list`; `origin` is the origin of the node's frame in that list's coordinates.
  package func record(at origin: CGPoint, into list: inout [DisplayNode]) {}

  /// The layout priority among siblings; nodes with a higher priority are offered space earlier.
  package var layoutPriority: Double { 0 }

  /// The priority that the author gave with `layoutPriority(_:)`; nil = none.
  ///
  /// It passes through every modifier. A view's own priority, as a spacer's, does not pass through those that have a size of their own: frames,
  /// padding, aspect ratios and positions (OpenSwiftUI, `UnaryLayout.layoutPriority(child:)`).
  package final var givenPriority: Double? { trait(ObjectIdentifier(LayoutPriorityTrait.self), as: Double.self) }

  /// The preferred distances to neighbours.
  package var spacing: NodeSpacing { .standard }

  /// True if a frame around the node keeps the node's preferred distances, as with a spacer.
  package var projectsSpacing: Bool { false }

  /// True if the node takes no space and no spacing in a stack.
  package var isInvisibleToLayout: Bool { false }

  /// Returns the value of an alignment guide that the author or the content has set, in the node's coordinates from its leading edge, or nil for
  /// the guide's default. A node that sets a guide other than the text baselines registers it with the session
  /// (``RenderSession/registerGuide(_:)``).
  package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Returns a value for the parent's layout (`layoutValue`, `zIndex`, grid traits), or nil if the node has none for `key`.
  package func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? { nil }

  /// The child nodes whose preferences this node passes up, in the order in which they are reduced.
  package var preferenceSources: [LayoutNode] { [] }

  /// Returns the value of a preference that this node passes up, or nil if no descendant sets it.
  ///
  /// The value is complete only once the node is placed, because geometry readers create their content then, and anchors get their positions.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reducedPreference(key) }

  // MARK: Called by parents

  /// Returns the size for `proposal`. Sizes are cached, because containers measure with the same few proposals many times.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    for entry in sizeCache where entry.proposal == proposal { return entry.size }
    let size = session.checked(measure(proposal), of: self)
    sizeCache.append((proposal, size))
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal), proposal: proposal)
  }

  /// Sets the node's position in the parent's physical coordinates and lays out its children.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: session.checked(origin, of: self), size: size(proposal))
    let outer = session.placementOrigin
    session.placementOrigin = CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    layoutChildren(in: frame.size, proposal: proposal)
    session.placementOrigin = outer
  }

  /// Places a child at `origin`, measured from the leading edge of this node's `size`.
  package final func placeChild(_ child: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, in size: CGSize) {
    let x = isRightToLeft ? size.width - origin.x - child.size(proposal).width : origin.x
    child.place(at: CGPoint(x: x, y: origin.y), proposal: proposal)
  }

  /// Returns the node's frame at `origin` with its edges rounded to the display's pixels. A node that draws records this frame.
  ///
  /// Layout itself is not rounded. Each edge is rounded at its final position, so adjacent frames stay adjacent.
  package final func pixelFrame(at origin: CGPoint) -> CGRect {
    session.pixelAligned(CGRect(origin: origin, size: frame.size))
  }
}

/// A node with one child. By default it has the child's size, priority, guides and spacing and draws only the child; the node of a modifier
/// overrides what it changes.
package class UnaryNode: LayoutNode {
  package final let child: LayoutNode

  package init(_ child: LayoutNode, session: RenderSession) {
    self.child = child
    super.init(session: session)
  }

  /// Returns the child's proposal, and the child's position from the leading edge, for the case that this node was offered `proposal` and took
  /// `size`.
  package func arrangeChild(_ proposal: ProposedViewSize, in size: CGSize) -> (proposal: ProposedViewSize, origin: CGPoint) { (proposal, .zero) }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let place = arrangeChild(proposal, in: size)
    placeChild(child, at: place.origin, proposal: place.proposal, in: size)
  }
  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    child.record(at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY), into: &list)
  }
  package override var layoutPriority: Double { child.layoutPriority }
  package override var spacing: NodeSpacing { child.spacing }
  package override var isInvisibleToLayout: Bool { child.isInvisibleToLayout }
  package override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let place = arrangeChild(dimensions.proposal, in: dimensions.size)
    let value = child.explicitGuide(key, in: child.dimensions(place.proposal))
    return value.map { $0 + (key.isHorizontal ? place.origin.x : place.origin.y) }
  }
  package override func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? { child.trait(key, as: type) }
  package override var preferenceSources: [LayoutNode] { [child] }
}
