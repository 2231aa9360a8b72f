/// A built-in layout. It creates the same node as the container view of the same name.
///
/// An author's layout may also call its methods; each such call creates a node.
public protocol _NodeLayout: Layout, Sendable where Cache == Void {}

extension _NodeLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { container(of: subviews)?.size(proposal) ?? .zero }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    MainActor.assumeIsolated {
      guard let container = container(of: subviews) else { return }
      let arrangement = container.arrangement(ProposedViewSize(bounds.size))
      for (subview, place) in zip(subviews, arrangement.places) {
        subview.place(at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
      }
    }
  }

  @MainActor private func container(of subviews: Subviews) -> ContainerNode? {
    guard let session = subviews.first?.node.session else { return nil }
    return _makeNode(subviews.map { _LayoutNodeReference(node: $0.node) }, session: _LayoutSession(session: session)).node as? ContainerNode
  }
}

/// A type-erased layout.
public struct AnyLayout: _NodeLayout {
  private let makeNode: @MainActor ([_LayoutNodeReference], _LayoutSession) -> _LayoutNodeReference
  let orientation: Axis?

  public init<L: Layout>(_ layout: L) {
    // Safe, because layouts are used on the main actor only.
    let held = UncheckedSendable(layout)
    makeNode = { held.value._makeNode($0, session: $1) }
    orientation = (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }

  @MainActor public func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference {
    makeNode(children, session)
  }
}

/// The layout of ``HStack``.
public struct HStackLayout: _NodeLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  @MainActor public func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference {
    _LayoutNodeReference(
      node: StackNode(children.map(\.node), axis: .horizontal, alignment: alignment.key, spacing: spacing, session: session.session))
  }
}

/// The layout of ``VStack``.
public struct VStackLayout: _NodeLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  @MainActor public func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference {
    _LayoutNodeReference(
      node: StackNode(children.map(\.node), axis: .vertical, alignment: alignment.key, spacing: spacing, session: session.session))
  }
}

/// The layout of ``ZStack``.
public struct ZStackLayout: _NodeLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor public func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference {
    _LayoutNodeReference(node: OverlapNode(children.map(\.node), alignment: alignment, session: session.session))
  }
}

/// The layout of ``Grid``.
public struct GridLayout: _NodeLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor public func _makeNode(_ children: [_LayoutNodeReference], session: _LayoutSession) -> _LayoutNodeReference {
    _LayoutNodeReference(
      node: GridNode(
        children.map(\.node), alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        session: session.session))
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
