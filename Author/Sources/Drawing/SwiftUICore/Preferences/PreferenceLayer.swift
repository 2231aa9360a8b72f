import AlmanacWireSchema

nonisolated extension View {
  /// Puts a view in front of this one; `transform` creates it from a preference of this view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Puts a view behind this one; `transform` creates it from a preference of this view.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}

private struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: NodeModifier {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (K.Value) -> Layer

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    let layer = layer
    let identity = session.deferredIdentity(Self.self)
    return PreferenceLayerNode(child, alignment: alignment, isBehind: isBehind, session: session) { child, session in
      let value = child.preference(K.self) ?? K.defaultValue
      return session.inDeferred(identity) { _NodeList(session: session).resolveLayer(layer(value)) }
    }
  }
}

/// The node of a child with an overlay or background created from its preferences. It is created after the child is placed, because geometry and
/// anchors are unknown before.
private final class PreferenceLayerNode: UnaryNode {
  private let alignment: Alignment
  private let isBehind: Bool
  private let make: @MainActor (LayoutNode, RenderSession) -> LayoutNode
  private let environment = EnvironmentStack.current
  private var layer: LayoutNode?

  init(
    _ child: LayoutNode, alignment: Alignment, isBehind: Bool, session: RenderSession,
    make: @escaping @MainActor (LayoutNode, RenderSession) -> LayoutNode
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.make = make
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.layoutChildren(in: size, proposal: proposal)
    let layer = EnvironmentStack.with(environment) { make(child, session) }
    self.layer = layer
    let offered = ProposedViewSize(size)
    let (own, other) = (child.dimensions(proposal), layer.dimensions(offered))
    placeChild(
      layer,
      at: CGPoint(
        x: own.value(alignment.horizontal.key) - other.value(alignment.horizontal.key),
        y: own.value(alignment.vertical.key) - other.value(alignment.vertical.key)),
      proposal: offered, in: size)
  }

  override var preferenceSources: [LayoutNode] { [child] + (layer.map { [$0] } ?? []) }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    let layers: [LayoutNode?] = isBehind ? [layer, child] : [child, layer]
    for node in layers.compactMap({ $0 }) {
      node.record(at: CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY), into: &list)
    }
  }
}
