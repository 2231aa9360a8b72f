/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The stack axis for the views inside: spacers stretch along it, dividers across it; nil = none.
  public var stackOrientation: Axis?
  public init() {}
}

/// A container's layout algorithm, for layouts that authors define.
///
/// Coordinates are measured from the leading edge; positions are mirrored if the layout is right to left.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the container's size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the children in `bounds`; children that are not placed are centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Creates the layout's node. Authors neither implement nor call it.
  @MainActor func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference
}

/// A wrapper of a layout node, so that a public protocol can mention it.
public struct _LayoutNodeReference {
  package let node: LayoutNode
}
/// A wrapper of a rendering session, so that a public protocol can mention it.
public struct _LayoutSession {
  package let session: RenderSession
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  @MainActor public func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference {
    _LayoutNodeReference(node: CustomLayoutNode(self, children.map(\.node), session: session.session))
  }

  /// Returns a container that arranges the views of `content` with this layout.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _LayoutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A container that arranges its content with a layout.
public struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let axis = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
    let children = nodes.resolve(content, in: axis).map { _LayoutNodeReference(node: $0) }
    nodes.append(layout._makeNode(children, session: _LayoutSession(session: nodes.session)).node)
  }
}

/// The node of an author's layout.
private final class CustomLayoutNode<L: Layout>: ContainerNode {
  private let layout: L
  private let placements = PlacementRecord()
  private let environment = EnvironmentStack.current
  private lazy var subviews = LayoutSubviews(
    subviews: children.map { LayoutSubview(node: $0, places: placements) }, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  private lazy var cache: L.Cache = layout.makeCache(subviews: subviews)

  init(_ layout: L, _ children: [LayoutNode], session: RenderSession) {
    self.layout = layout
    super.init(children, session: session)
    session.registerAllGuides()
  }

  // The layout computes its size and its positions in two calls. Measuring needs only the first.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    EnvironmentStack.with(environment) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
  }

  override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let size = size(proposal)
    placements.removeAll()
    EnvironmentStack.with(environment) {
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    return Arrangement(
      size: size,
      places: children.map { child in
        if let place = placements.places[ObjectIdentifier(child)] { return place }
        let taken = child.size(proposal)
        return (proposal, CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2))
      })
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let own = EnvironmentStack.with(environment) {
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
    }
    return own ?? super.explicitGuide(key, in: dimensions)
  }

  override var spacing: NodeSpacing { layout.spacing(subviews: subviews, cache: &cache).node }
}
