/// A safe area: the part of a view's frame that other views or padding at its edges leave.
struct SafeArea {
  /// The whole frame, in the coordinates of the whole widget.
  let outer: CGRect
  /// The safe part of it.
  let inner: CGRect

  /// Extends `area` to the whole frame at each edge at which `own` ends outside of the safe part. An edge may miss the frame's by `tolerance` points.
  /// Source: OpenSwiftUI, `SafeAreaInsets.adjust`.
  func extend(_ area: inout CGRect, tolerance: CGFloat) {
    var (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
    if left < inner.minX + tolerance, left > outer.minX - tolerance { left = outer.minX }
    if top < inner.minY + tolerance, top > outer.minY - tolerance { top = outer.minY }
    if right > inner.maxX - tolerance, right < outer.maxX + tolerance { right = outer.maxX }
    if bottom > inner.maxY - tolerance, bottom < outer.maxY + tolerance { bottom = outer.maxY }
    area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension EdgeInsets {
  /// The same length at each of `edges`, and 0 at the others.
  init(_ length: CGFloat, at edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0, bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Returns the insets at `edges` alone.
  fileprivate func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0, bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Returns the rectangle enlarged by the insets.
  fileprivate func enlarging(_ rect: CGRect, isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: rect.minX - (isRightToLeft ? trailing : leading), y: rect.minY - top, width: rect.width + leading + trailing,
      height: rect.height + top + bottom)
  }
}

extension RenderSession {
  /// Returns the distances by which the node being placed, whose size is `size`, can extend into the safe areas around it.
  func safeAreaInsets(size: CGSize, isRightToLeft: Bool) -> EdgeInsets {
    let own = CGRect(origin: placementOrigin, size: size)
    var whole = own
    for area in safeAreas.reversed() { area.extend(&whole, tolerance: 0.5 / displayScale + 0.001) }
    let (left, right) = (own.minX - whole.minX, whole.maxX - own.maxX)
    return EdgeInsets(
      top: own.minY - whole.minY, leading: isRightToLeft ? right : left, bottom: whole.maxY - own.maxY, trailing: isRightToLeft ? left : right)
  }

  /// Runs `place`, which places the content of a safe area.
  fileprivate func inSafeArea(_ outer: CGRect, _ inner: CGRect, _ place: () -> Void) {
    safeAreas.append(SafeArea(outer: outer, inner: inner))
    place()
    safeAreas.removeLast()
  }
}

/// Makes the padding around its content a safe area.
struct SafeAreaModifier: NodeModifier {
  let insets: EdgeInsets
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { SafeAreaNode(child, insets: insets, session: session) }
}

private final class SafeAreaNode: UnaryNode {
  private let insets: EdgeInsets
  init(_ child: LayoutNode, insets: EdgeInsets, session: RenderSession) {
    self.insets = session.finite(insets, of: "safeAreaPadding(_:)")
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let inner = CGRect(origin: session.placementOrigin, size: size)
    session.inSafeArea(insets.enlarging(inner, isRightToLeft: isRightToLeft), inner) { super.layoutChildren(in: size, proposal: proposal) }
  }
}

/// Extends its content into the safe areas around it.
struct SafeAreaIgnoringModifier: NodeModifier {
  let edges: Edge.Set
  /// The source location of an author's modifier, for a note that there is no safe area; nil = there may be none.
  let source: SourceLocation?

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    session.pass(source)
    return SafeAreaIgnoringNode(child, edges: edges, source: source, session: session)
  }
}

nonisolated extension View {
  /// Extends the view into the safe areas around it, of which there may be none.
  func extended(into edges: Edge.Set) -> some View { modifier(SafeAreaIgnoringModifier(edges: edges, source: nil)) }
}

/// The node of a view that extends into the safe areas around it. It takes the child's size; the child is larger.
private final class SafeAreaIgnoringNode: UnaryNode {
  private let edges: Edge.Set
  private let source: SourceLocation?
  private let body: String

  init(_ child: LayoutNode, edges: Edge.Set, source: SourceLocation?, session: RenderSession) {
    self.edges = edges
    self.source = source
    body = session.authorBody
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let source, session.safeAreas.isEmpty {
      session.diagnose(
        .note, "safeArea.none",
        "a widget has content margins, not a safe area: use containerBackground(for: .widget) to fill it, or contentMarginsDisabled()", place: body,
        at: source)
    }
    let insets = session.safeAreaInsets(size: size, isRightToLeft: isRightToLeft).at(edges)
    let offered = ProposedViewSize(
      width: proposal.width.map { $0 + insets.leading + insets.trailing }, height: proposal.height.map { $0 + insets.top + insets.bottom })
    placeChild(child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offered, in: size)
  }
}

/// Puts a view at an edge of its content.
struct SafeAreaInsetModifier<Inset: View>: NodeModifier {
  let inset: Inset
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    let outer = session.identity
    session.identity = outer.appending(1)
    let inset = _NodeList(session: session).resolveLayer(inset)
    session.identity = outer
    return SafeAreaInsetNode(child, inset: inset, edge: edge, alignment: alignment, spacing: spacing, session: session)
  }
}

/// The node of a view with another one at its edge. The other view is offered what the view's least length leaves, the view what the other one leaves.
/// Source: OpenSwiftUI, `InsetViewLayout`.
private final class SafeAreaInsetNode: ContainerNode {
  private let edge: Edge
  private let alignment: AlignmentKey
  private let gap: CGFloat
  private let axis: Axis
  private var child: LayoutNode { children[0] }
  private var inset: LayoutNode { children[1] }

  init(_ child: LayoutNode, inset: LayoutNode, edge: Edge, alignment: AlignmentKey, spacing: CGFloat?, session: RenderSession) {
    self.edge = edge
    self.alignment = alignment
    axis = Edge.Set.vertical.contains(Edge.Set(edge)) ? .vertical : .horizontal
    gap = spacing.map { session.finite($0, of: "safeAreaInset(edge:)") } ?? child.spacing.distance(to: inset.spacing, along: axis)
    super.init([child, inset], session: session)
  }

  /// Returns what the two are offered if together they are offered `proposal`.
  private func offers(_ proposal: ProposedViewSize) -> (child: ProposedViewSize, inset: ProposedViewSize) {
    guard let length = proposal[axis].map({ max($0 - gap, 0) }) else { return (proposal, proposal) }
    var (first, second) = (proposal, proposal)
    first[axis] = 0
    second[axis] = max(length - child.size(first)[axis], 0)
    first[axis] = max(length - inset.size(second)[axis], 0)
    return (first, second)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let first = offers(proposal)
    let sizes = (child.size(first.child), inset.size(first.inset))
    var size = CGSize.zero
    size[axis] = sizes.0[axis] + gap + sizes.1[axis]
    size[axis.cross] = max(sizes.0[axis.cross], sizes.1[axis.cross])

    // An unspecified length across is that of both.
    var whole = proposal
    whole[axis.cross] = proposal[axis.cross] ?? size[axis.cross]
    let offered = offers(whole)
    let (own, other) = (child.dimensions(offered.child), inset.dimensions(offered.inset))
    let isFirst = edge == .top || edge == .leading
    var (origin, insetOrigin) = (CGPoint.zero, CGPoint.zero)
    if isFirst { origin[axis] = size[axis] - own.size[axis] } else { insetOrigin[axis] = size[axis] - other.size[axis] }
    origin[axis.cross] = (size[axis.cross] - own.size[axis.cross]) / 2
    insetOrigin[axis.cross] = origin[axis.cross] + own.value(alignment) - other.value(alignment)
    return Arrangement(size: size, places: [(offered.child, origin), (offered.inset, insetOrigin)])
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let places = arrangement(proposal).places
    let outer = CGRect(origin: session.placementOrigin, size: size)
    let taken = EdgeInsets(-(gap + inset.size(places[1].proposal)[axis]), at: Edge.Set(edge))
    session.inSafeArea(outer, taken.enlarging(outer, isRightToLeft: isRightToLeft)) {
      placeChild(child, at: places[0].origin, proposal: places[0].proposal, in: size)
    }
    placeChild(inset, at: places[1].origin, proposal: places[1].proposal, in: size)
  }
}
