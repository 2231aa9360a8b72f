/// The predecessor of `Group(subviews:transform:)`, which SwiftUI exports with an underscore: gives a container its views one by one.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// Content, and the container that arranges it.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
  }
}
public protocol _VariadicView_Root {}
/// A container that makes a view from its children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    root.body(children: _VariadicView_Children(all: nodes.subviews(of: content).all))._resolve(into: &nodes)
  }
}

/// The views of a container, in order. As a view it draws all of them.
public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  public struct Element: PrimitiveView, Identifiable {
    let view: Subview
    public var id: AnyHashable { AnyHashable(view.id) }
    /// The value that the view sets with `_trait`.
    @MainActor public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      view.node.trait(ObjectIdentifier(key), as: Trait.Value.self) ?? Trait.defaultValue
    }
    @MainActor public func _resolve(into nodes: inout _NodeList) { view._resolve(into: &nodes) }
  }
  let all: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Element { Element(view: all[index]) }
  @MainActor public func _resolve(into nodes: inout _NodeList) { for view in all { view._resolve(into: &nodes) } }
}

/// A value that a view passes to the container around it; the predecessor of ``ContainerValueKey``.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
private struct ViewTraitModifier<Value>: NodeModifier {
  let key: ObjectIdentifier
  let value: Value
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    TraitNode(child, key: key, value: value, session: session)
  }
}
nonisolated extension View {
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ViewTraitModifier(key: ObjectIdentifier(key), value: value))
  }
}
