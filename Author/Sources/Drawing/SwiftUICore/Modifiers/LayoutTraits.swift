nonisolated extension View {
  /// Sets the order in which a stack offers space: views with a higher priority first; 0 by default.
  public func layoutPriority(_ value: Double) -> some View { modifier(PriorityModifier(priority: value)) }

  /// Sets the drawing order among siblings: views with a higher value in front; 0 by default.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

  /// Gives the view a value by which a picker's selection or a canvas identifies it.
  /// - Parameter includeOptional: ignored; an optional of the value always matches too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }
}

/// The key of the trait with which `layoutPriority` passes its value to the parent.
enum LayoutPriorityTrait {}

/// The key of the trait with which `tag` passes its value to the parent.
enum TagTrait {}

private struct TagModifier: NodeModifier {
  let tag: AnyHashable
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    TraitNode(child, key: ObjectIdentifier(TagTrait.self), value: tag, session: session)
  }
}

private struct PriorityModifier: NodeModifier {
  let priority: Double
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    PriorityNode(child, priority: priority, session: session)
  }
}

private final class PriorityNode: UnaryNode {
  let priority: Double
  init(_ child: LayoutNode, priority: Double, session: RenderSession) {
    self.priority = priority.isNaN ? 0 : priority
    super.init(child, session: session)
  }
  override var layoutPriority: Double { priority }
  override func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    key == ObjectIdentifier(LayoutPriorityTrait.self) ? priority as? Value : child.trait(key, as: type)
  }
}

private struct ZIndexModifier: NodeModifier {
  let value: Double
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    session.hasZIndices = true
    return TraitNode(child, key: ObjectIdentifier(ZIndexTrait.self), value: value.isNaN ? 0 : value, session: session)
  }
}

/// A node that passes a value up to its parent's layout.
package final class TraitNode<Value>: UnaryNode {
  let key: ObjectIdentifier
  let value: Value

  package init(_ child: LayoutNode, key: ObjectIdentifier, value: Value, session: RenderSession) {
    self.key = key
    self.value = value
    super.init(child, session: session)
  }

  package override func trait<V>(_ key: ObjectIdentifier, as type: V.Type) -> V? {
    key == self.key ? value as? V : child.trait(key, as: type)
  }
}
