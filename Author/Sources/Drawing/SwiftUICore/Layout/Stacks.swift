extension _NodeList {
  /// Resolves a container's content with `axis` as the stack axis, and returns its nodes; nil = the container has no axis.
  package func resolve<V: View>(_ view: V, in axis: Axis?) -> [LayoutNode] {
    EnvironmentStack.stackAxis == axis ? resolve(view) : EnvironmentStack.withChange({ $0.core.stackAxis = axis }) { resolve(view) }
  }

  /// Resolves content that is outside any stack (a background, an overlay, a mask), and returns one node for it. Several views are centred on each
  /// other: the alignment of a layer moves them as one.
  package func resolveLayer<V: View>(_ view: V) -> LayoutNode {
    let nodes = resolve(view, in: nil)
    return nodes.count == 1 ? nodes[0] : OverlapNode(nodes, alignment: .center, session: session)
  }
}

/// A container that arranges views in a horizontal line.
///
/// Distributes its width by priority and flexibility (see ``StackNode``), offers every child its own height, and is as large as its children and
/// their spacing. `alignment` aligns the children vertically, by text baselines too.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: points between children; nil = the default distance of each pair.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let children = nodes.resolve(content, in: .horizontal)
    nodes.append(StackNode(children, axis: .horizontal, alignment: alignment.key, spacing: spacing, session: nodes.session))
  }
}

/// A container that arranges views in a vertical line.
///
/// Distributes its height by priority and flexibility (see ``StackNode``), offers every child its own width, and is as large as its children and
/// their spacing. `alignment` aligns the children horizontally.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: points between children; nil = the default distance of each pair.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let children = nodes.resolve(content, in: .vertical)
    nodes.append(StackNode(children, axis: .vertical, alignment: alignment.key, spacing: spacing, session: nodes.session))
  }
}

/// A container that puts views on top of each other, the first at the back.
///
/// Offers every child its own proposal, and is as large as the aligned children with the highest layout priority.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let children = nodes.resolve(content, in: nil)
    nodes.append(OverlapNode(children, alignment: alignment, session: nodes.session))
  }
}

/// A vertical stack that creates its views on demand while it scrolls. A widget does not scroll, so all views are created.
///
/// Takes the whole width offered, like any lazy stack.
public struct LazyVStack<Content: View>: PrimitiveView {
  let stack: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let filled = stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
    filled._resolve(into: &nodes)
  }
}

/// A horizontal stack that creates its views on demand while it scrolls. A widget does not scroll, so all views are created.
///
/// Takes the whole height offered, like any lazy stack.
public struct LazyHStack<Content: View>: PrimitiveView {
  let stack: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let filled = stack.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.alignment))
    filled._resolve(into: &nodes)
  }
}

/// The headers and footers of a lazy container that stay visible while it scrolls. They have no effect in a widget, which does not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
