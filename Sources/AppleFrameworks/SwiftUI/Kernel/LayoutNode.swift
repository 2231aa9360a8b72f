import WireSchema

/// What a view is once resolved: something that answers sizes, is placed and writes itself into a display list.
///
/// A subclass overrides `measure`, `layoutChildren` and `record`. Its size and its children's places come from one
/// function of its own (ARCHITECTURE rule 6), called by both `measure` and `layoutChildren`; ``UnaryNode`` and ``ContainerNode``
/// ask for just that function.
///
/// Coordinates handed to `place` are those of the page, x to the right. Layout itself reckons from the leading edge, so
/// every place is computed once and mirrored by `placeChild` where the direction is right to left.
@MainActor
package class LayoutNode {
  package unowned let session: RenderSession
  /// The layout direction where the node was resolved.
  package final let isRightToLeft: Bool
  /// The node's place in its parent, set by `place`.
  package final var frame = CGRect.zero
  private final var sizeCache: [(proposal: ProposedViewSize, size: CGSize)] = []

  package init(session: RenderSession) {
    self.session = session
    isRightToLeft = EnvironmentStack.isRightToLeft
    session.nodeCount += 1
  }

  // MARK: Overridden by subclasses

  /// The size this node takes when offered `proposal`, in points. A node may take more or less than offered.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children inside `size`, which `measure` gave for `proposal`.
  package func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Writes the node into `list`; `origin` is where the node's own frame starts in the coordinates of that list.
  package func record(at origin: CGPoint, into list: inout [DisplayNode]) {}

  /// The layout priority among siblings; higher is offered space earlier.
  package var layoutPriority: Double { 0 }

  /// The preferred distances to neighbours.
  package var spacing: NodeSpacing { .standard }

  /// Whether the node's preferred distances go through a frame put around it, as those of a spacer do.
  package var projectsSpacing: Bool { false }

  /// Whether the node takes no place and no spacing in a stack.
  package var isInvisibleToLayout: Bool { false }

  /// The author's or the content's explicit value of an alignment guide, in the node's coordinates from its leading edge;
  /// nil = the guide's default. A node that has one for a guide other than the text baselines registers the guide with the session.
  package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// A value passed up to the parent's layout (`layoutValue`, `zIndex`, grid traits).
  package func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? { nil }

  /// The nodes inside whose preferences reach this one's, in the order in which they are reduced.
  package var preferenceSources: [LayoutNode] { [] }

  /// The value of a preference that this node passes up; nil = nothing inside sets it.
  ///
  /// Complete once the node is placed: geometry readers make their content then, and anchors know where they lie.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reducedPreference(key) }

  // MARK: Asked by parents

  /// The size for `proposal`, remembered: containers ask for the same few proposals again and again.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    for entry in sizeCache where entry.proposal == proposal { return entry.size }
    let size = session.checked(measure(proposal), of: self)
    sizeCache.append((proposal, size))
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal), proposal: proposal)
  }

  /// Gives the node its place in the parent's coordinates (of the page) and lays out what is inside.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: session.checked(origin, of: self), size: size(proposal))
    let outer = session.placementOrigin
    session.placementOrigin = CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    layoutChildren(in: frame.size, proposal: proposal)
    session.placementOrigin = outer
  }

  /// Places a child at `origin`, reckoned from the leading edge of this node's `size`.
  package final func placeChild(_ child: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, in size: CGSize) {
    let x = isRightToLeft ? size.width - origin.x - child.size(proposal).width : origin.x
    child.place(at: CGPoint(x: x, y: origin.y), proposal: proposal)
  }

  /// The node's frame at `origin` with its edges on the pixels of the display: what a node that draws records.
  ///
  /// Layout itself is not rounded; each edge is, where the node ends up, so neighbours that meet go on meeting.
  package final func pixelFrame(at origin: CGPoint) -> CGRect {
    session.onPixels(CGRect(origin: origin, size: frame.size))
  }
}

/// A node that has one child. By default it takes the child's size, priority, guides and spacing and draws just the child;
/// a modifier overrides what it changes.
package class UnaryNode: LayoutNode {
  package final let child: LayoutNode

  package init(_ child: LayoutNode, session: RenderSession) {
    self.child = child
    super.init(session: session)
  }

  /// What the child is offered and where it lies, from the leading edge, when this node was offered `proposal` and took `size`.
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
