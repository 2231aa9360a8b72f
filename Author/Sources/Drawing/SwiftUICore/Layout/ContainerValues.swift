/// A value that a view passes to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tagValue: AnyHashable?
  init() {}
  @MainActor fileprivate init(of node: LayoutNode) {
    self = node.trait(ObjectIdentifier(ContainerValues.self), as: ContainerValues.self) ?? ContainerValues()
    tagValue = node.trait(ObjectIdentifier(TagTrait.self), as: AnyHashable.self)
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The view's tag, if it has one of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.base as? V }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagValue == AnyHashable(tag) }
}

extension LayoutNode {
  var containerValues: ContainerValues { ContainerValues(of: self) }
}

private struct ContainerValueModifier<Value>: NodeModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    // Keeps the values that the view already has.
    var values = child.containerValues
    values[keyPath: keyPath] = value
    return TraitNode(child, key: ObjectIdentifier(ContainerValues.self), value: values, session: session)
  }
}

nonisolated extension View {
  /// Passes a value to the container around the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
