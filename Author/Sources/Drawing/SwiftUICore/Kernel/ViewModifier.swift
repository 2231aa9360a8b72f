import AlmanacWireSchema

/// A modifier, which turns a view into another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  /// Appends the nodes of the modified content. `content` resolves the unmodified content in the environment that is current when it is called.
  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList)
}

extension ViewModifier {
  @MainActor public func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let session = nodes.session
    let first = nodes.nodes.count
    session.inBody(of: Self.self) {
      let content = _ViewModifier_Content<Self>(resolveContent: content)
      guard let properties = DynamicProperties.of(Self.self) else { return body(content: content)._resolve(into: &nodes) }
      var modifier = self
      properties.bind(&modifier, to: session.identity, in: session.lifecycle)
      modifier.body(content: content)._resolve(into: &nodes)
    }
    session.mark(&nodes, from: first, of: Self.self)
  }

  /// Returns this modifier followed by another.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  public static var identity: EmptyModifier { EmptyModifier() }
  public init() {}
  @MainActor public func body(content: Content) -> some View { content }
}

/// The deprecated name of `Animatable & ViewModifier`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The content that a custom modifier's body receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let resolveContent: @MainActor (inout _NodeList) -> Void
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveContent(&nodes) }
}

/// A view or modifier with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let content = content
    modifier._resolveModifier(content: { content._resolve(into: &$0) }, into: &nodes)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("a chain of modifiers has no body: each modifier resolves itself") }
  @MainActor public func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let first = self.content
    modifier._resolveModifier(content: { first._resolveModifier(content: content, into: &$0) }, into: &nodes)
  }
}

nonisolated extension View {
  /// Applies `modifier` and returns the new view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that implements `_resolveModifier` instead of a body.
nonisolated package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("\(Self.self) has no body: it creates its own layout nodes") }
}

/// A modifier that wraps every node of its content in another node (padding, frame, opacity, …).
nonisolated package protocol NodeModifier: PrimitiveModifier {
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode
}

extension NodeModifier {
  @MainActor public func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let first = nodes.nodes.count
    content(&nodes)
    let session = nodes.session
    nodes.wrapNodes(from: first) { makeNode(around: $0, session: session) }
  }
}

/// A modifier that changes the environment of its content and creates no node.
nonisolated package protocol EnvironmentModifier: PrimitiveModifier {
  @MainActor func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor public func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    let outer = EnvironmentStack.current
    var inner = outer
    modify(&inner)
    let first = nodes.nodes.count
    EnvironmentStack.with(inner) { content(&nodes) }
    guard let decorate = fixedPresentation(inner, in: outer) else { return }
    let session = nodes.session
    nodes.wrapNodes(from: first) { LayerNode($0, session: session) { node, _ in decorate(&node) } }
  }
}

/// Returns a function that records on a node the colour scheme and the redaction that `inner` fixes and `outer` does not, for the painter; nil if
/// there is neither.
@MainActor
private func fixedPresentation(_ inner: EnvironmentValues, in outer: EnvironmentValues) -> (@MainActor (inout DisplayNode) -> Void)? {
  let scheme = inner.core.colorSchemeIsFixed && (!outer.core.colorSchemeIsFixed || inner.core.colorScheme != outer.core.colorScheme)
  let redaction = inner.core.redactionIsFixed && (!outer.core.redactionIsFixed || inner.core.redactionReasons != outer.core.redactionReasons)
  guard scheme || redaction else { return nil }
  return { node in
    if scheme { node.colorScheme = UInt32((inner.core.colorScheme == .dark ? ColorSchemeValue.dark : .light).rawValue) }
    if redaction {
      node.unredacted = inner.core.redactionReasons.isEmpty
      node.redactions = inner.core.redactionReasons.archived
    }
  }
}

/// An environment modifier given as a closure; most one-line modifiers use it.
package struct EnvironmentChange: EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
  @MainActor package func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}
