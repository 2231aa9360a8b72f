import WireSchema

extension View {
  /// Redacts the view for the given reasons, in addition to those of the presentation.
  public func redacted(reason: RedactionReasons) -> some View { modifier(RedactionModifier(reasons: reason)) }

  /// Removes all surrounding redactions from the view.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as one to hide while the device is locked or the display is always on.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(LayerModifier { node, _ in node.privacySensitive = sensitive })
  }

  /// Marks the view as one to dim while an interaction is about to replace its content.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(LayerModifier { node, _ in node.invalidatable = invalidatable })
  }
}

/// Adds reasons to the redaction that bodies inside read, and to the layers that they draw.
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
