/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// Nonisolated code of authors also creates the views below, by calling builders. Therefore their conformances are in extensions, which leaves the
// initialisers nonisolated. `UncheckedSendable` around the content is safe, because the content belongs to the view and is resolved on the main
// actor only.

/// Several views in the order of a builder's statements.
public struct TupleView<T> {
  public var value: T
  private let resolveEach: @MainActor (inout _NodeList) -> Void

  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    let content = UncheckedSendable(value)
    resolveEach = { list in
      var count: UInt64 = 0
      repeat list.resolve(each content.value, after: &count)
    }
  }
}

extension TupleView: PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveEach(&nodes) }
}

/// One of two alternatives: the result of `if` / `else` and `switch` in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let first = nodes.nodes.count
    let branch: UInt64
    switch storage {
    case .first(let view):
      branch = 1
      nodes.session.at(branch) { view._resolve(into: &nodes) }
    case .second(let view):
      branch = 2
      nodes.session.at(branch) { view._resolve(into: &nodes) }
    }
    for node in nodes.nodes[first...] { node.innermost.branch = ViewIdentity.mixed(node.innermost.branch, branch) }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  @MainActor public func _resolve(into nodes: inout _NodeList) { self?._resolve(into: &nodes) }
}

/// A view that draws nothing and takes no space.
public struct EmptyView {
  public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) {}
}

/// A type-erased view.
public struct AnyView {
  private let resolveContent: @MainActor (inout _NodeList) -> Void
  public init<V: View>(_ view: V) {
    let view = UncheckedSendable(view)
    resolveContent = { nodes in
      nodes.session.at(type: V.self) { view.value._resolve(into: &nodes) }
    }
  }
  public init<V: View>(erasing view: V) { self.init(view) }
  /// Creates a view from a value whose type is not known to be that of a view; returns nil if it is none.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let count = nodes.nodes.count
    resolveContent(&nodes)
    if nodes.nodes.count == count { nodes.holdsEmptyErasedView = true }
  }
}
