import WireSchema

extension View {
  /// Hides the view behind stand-ins for the given reasons, besides those of the presentation.
  public func redacted(reason: RedactionReasons) -> some View { modifier(RedactionModifier(reasons: reason)) }

  /// Takes the view out of every redaction around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as one to hide where the surface is locked or watched.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(LayerModifier { node, _ in node.privacySensitive = sensitive })
  }

  /// Marks the view as one to dim while an interaction is about to replace it.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(LayerModifier { node, _ in node.invalidatable = invalidatable })
  }
}

/// Adds to the redaction that bodies inside see, and to what is drawn of them.
private struct RedactionModifier: PrimitiveModifier {
  let reasons: RedactionReasons

  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let first = nodes.nodes.count
    EnvironmentStack.withChange({ $0.core.redactionReasons.formUnion(reasons) }) { content(&nodes) }
    let archived = reasons.archived
    for index in first..<nodes.nodes.count {
      nodes.nodes[index] = LayerNode(nodes.nodes[index], session: nodes.session) { node, _ in node.redactions = archived }
    }
  }
}
