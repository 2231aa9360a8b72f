/// The key of a value that views pass up to their ancestors.
///
/// If several descendants set the value, `reduce` combines their values in view order.
public protocol PreferenceKey {
  associatedtype Value
  /// The value if no descendant sets one.
  static var defaultValue: Value { get }
  /// Combines the next view's value into `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension LayoutNode {
  /// Combines the values of the node's preference sources with `reduce`; returns nil if none of them has a value.
  final func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for source in preferenceSources {
      guard let next = source.preference(key) else { continue }
      guard var value = result else {
        result = next
        continue
      }
      K.reduce(value: &value) { next }
      result = value
    }
    return result
  }
}

nonisolated extension View {
  /// Sets a preference for this view's ancestors, replacing the values of its descendants.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _, _ in value })
  }

  /// Changes the value of a preference that this view passes up.
  public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
    modifier(
      PreferenceModifier<K> { inside, _ in
        var value = inside ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Sets a preference to a value that `transform` creates from an anchor of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceModifier<K> { _, geometry in transform(Anchor(value, on: geometry)) })
  }

  /// Changes the value of a preference, given an anchor of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { inside, geometry in
        var result = inside ?? K.defaultValue
        transform(&result, Anchor(value, on: geometry))
        return result
      })
  }
}

private struct PreferenceModifier<K: PreferenceKey>: NodeModifier {
  let change: (_ inside: K.Value?, _ geometry: AnchorGeometry) -> K.Value
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    PreferenceNode<K>(child, change: change, session: session)
  }
}

private final class PreferenceNode<K: PreferenceKey>: UnaryNode {
  private let change: (K.Value?, AnchorGeometry) -> K.Value
  private var geometry = AnchorGeometry()

  init(_ child: LayoutNode, change: @escaping (K.Value?, AnchorGeometry) -> K.Value, session: RenderSession) {
    self.change = change
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    geometry = AnchorGeometry(frame: CGRect(origin: session.placementOrigin, size: size), isRightToLeft: isRightToLeft)
    super.layoutChildren(in: size, proposal: proposal)
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return super.preference(key) }
    return change(child.preference(K.self), geometry) as? Key.Value
  }
}
