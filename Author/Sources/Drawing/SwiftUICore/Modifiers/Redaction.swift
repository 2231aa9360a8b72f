import AlmanacWireSchema

nonisolated extension View {
  /// Redacts the view for the given reasons, in addition to those of the presentation.
  public func redacted(reason: RedactionReasons) -> some View { modifier(RedactionModifier(reasons: reason)) }

  /// Exempts the view from all redactions around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view to be hidden while the device is locked or the display is always on.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(PrivacyModifier(isSensitive: sensitive)) }

  /// Marks the view to be dimmed while an interaction is about to replace its content.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(LayerModifier { node, _ in node.invalidatable = invalidatable })
  }
}

/// Marks the layers of the views inside, and their environment, for content that they show outside of their layers: a widget's label or background.
private struct PrivacyModifier: PrimitiveModifier {
  let isSensitive: Bool

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let first = nodes.nodes.count
    EnvironmentStack.withChange({ if isSensitive { $0.isPrivate = true } }) { content(&nodes) }
    for index in first..<nodes.nodes.count {
      nodes.nodes[index] = LayerNode(nodes.nodes[index], session: nodes.session) { node, _ in node.privacySensitive = isSensitive }
    }
  }
}

extension EnvironmentValues {
  /// True inside a view that is hidden while the device is locked.
  var isPrivate: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  private enum PrivacyKey: EnvironmentKey {
    static let defaultValue = false
  }
}

/// Adds redaction reasons to the environment of the views inside, and to the layers that they draw.
private struct RedactionModifier: PrimitiveModifier {
  let reasons: RedactionReasons

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let first = nodes.nodes.count
    EnvironmentStack.withChange({ $0.core.redactionReasons.formUnion(reasons) }) { content(&nodes) }
    let archived = reasons.archived
    let session = nodes.session
    nodes.wrapNodes(from: first) { LayerNode($0, session: session) { node, _ in node.redactions = archived } }
  }
}
