/// A modifier that calls an action if a value differs from its value in the previous pass.
struct ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let trigger: ValueEvent<Value>.Trigger
  let source: SourceLocation
  let action: (_ old: Value, _ new: Value) -> Void

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let session = nodes.session
    session.pass(source)
    session.lifecycle.record(ValueEvent(value, trigger, source, action: action), at: session.deferredIdentity(Self.self))
    content(&nodes)
  }
}

nonisolated extension View {
  /// Calls an action when other actions, for example those of `onAppear`, have changed the value while the entry is drawn. The action sees the
  /// state from before the change.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(ValueActionModifier(value: value, trigger: .changesToOlderAction, source: SourceLocation(fileID, line)) { action($1) })
  }
  /// Calls an action when other actions, for example those of `onAppear`, have changed the value while the entry is drawn.
  /// - Parameter initial: true to call the action also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let source = SourceLocation(fileID, line)
    return modifier(ValueActionModifier(value: value, trigger: .changes, source: source, action: action))
      .modifier(AppearanceModifier(source: source, when: initial) { action(value, value) })
  }
  /// Does the same as the overload whose action takes the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let source = SourceLocation(fileID, line)
    return modifier(ValueActionModifier(value: value, trigger: .changes, source: source) { _, _ in action() })
      .modifier(AppearanceModifier(source: source, when: initial, perform: action))
  }

  /// Calls an action with a value computed from the view's geometry: after the first layout, and whenever it changes while the entry is drawn.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { modifier(GeometryActionModifier(source: SourceLocation(fileID, line), transform: transform) { action($1) }) }
  /// Does the same as the overload whose action takes only the new value. In the first call the old value equals the new one.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(GeometryActionModifier(source: SourceLocation(fileID, line), transform: transform, action: action)) }

  /// Calls an action with the value of a preference set by descendants: after the first layout, and whenever it changes while the entry is drawn.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where K.Value: Equatable { modifier(PreferenceActionModifier<K>(source: SourceLocation(fileID, line), action: action)) }
}

private struct GeometryActionModifier<Value: Equatable>: NodeModifier {
  let source: SourceLocation
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { GeometryActionNode(child, self, session: session) }

  init(source: SourceLocation, transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void) {
    self.source = source
    self.transform = transform
    self.action = action
  }
}

private final class GeometryActionNode<Value: Equatable>: LifecycleNode {
  private let modifier: GeometryActionModifier<Value>
  private let environment = EnvironmentStack.current
  private var value: Value?

  init(_ child: LayoutNode, _ modifier: GeometryActionModifier<Value>, session: RenderSession) {
    self.modifier = modifier
    super.init(child, nil, session.deferredIdentity(GeometryActionModifier<Value>.self), session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let proxy = GeometryProxy(size: size, session: session, isRightToLeft: isRightToLeft)
    value = EnvironmentStack.with(environment) { modifier.transform(proxy) }
    super.layoutChildren(in: size, proposal: proposal)
  }

  override var eventToRecord: LifecycleEvent? {
    value.map { value in EnvironmentStack.with(environment) { ValueEvent(value, .changesAndFirst, modifier.source, action: modifier.action) } }
  }
}

private struct PreferenceActionModifier<K: PreferenceKey>: NodeModifier where K.Value: Equatable {
  let source: SourceLocation
  let action: (K.Value) -> Void
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { PreferenceActionNode<K>(child, self, session: session) }
}

private final class PreferenceActionNode<K: PreferenceKey>: LifecycleNode where K.Value: Equatable {
  private let modifier: PreferenceActionModifier<K>
  private let environment = EnvironmentStack.current

  init(_ child: LayoutNode, _ modifier: PreferenceActionModifier<K>, session: RenderSession) {
    self.modifier = modifier
    super.init(child, nil, session.deferredIdentity(PreferenceActionModifier<K>.self), session: session)
  }

  override var eventToRecord: LifecycleEvent? {
    let action = modifier.action
    // If no descendant sets the preference, there is no event.
    return child.preference(K.self).map { value in
      EnvironmentStack.with(environment) { ValueEvent(value, .changesAndFirst, modifier.source) { action($1) } }
    }
  }
}
