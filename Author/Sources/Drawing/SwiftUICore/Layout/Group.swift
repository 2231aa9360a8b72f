/// Several views as one value. The views are children of the container around the group.
public struct Group<Content> {
  let content: Content
  nonisolated package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  @MainActor public func _resolve(into nodes: inout _NodeList) { content._resolve(into: &nodes) }
}

/// Content with a header and a footer. All of them are children of the container around the section.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Bool
  package init(header: Parent, content: Content, footer: Footer, isExpanded: Bool = true) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    guard nodes.session.marksSections else {
      header._resolve(into: &nodes)
      if isExpanded { content._resolve(into: &nodes) }
      footer._resolve(into: &nodes)
      return
    }
    // A container asks for the sections, so each node is marked with its section and its part of it.
    let section = nodes.session.identity.stable
    func append(_ part: SectionMark.Part, _ parts: [LayoutNode]) {
      for node in parts {
        let mark = SectionMark(section: section, part: part)
        nodes.append(TraitNode(node, key: ObjectIdentifier(SectionMark.self), value: mark, session: nodes.session))
      }
    }
    append(.header, nodes.resolve(header))
    if isExpanded { append(.content, nodes.resolve(content)) }
    append(.footer, nodes.resolve(footer))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Creates a section that can be collapsed; a collapsed one draws only its header.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Content: View {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

/// A view that stays as it was while its entry is drawn again, unless its value changes.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    session.lifecycle.kept(content, at: session.deferredIdentity(Self.self)) { $0 == content }._resolve(into: &nodes)
  }
}

nonisolated extension View where Self: Equatable {
  /// Wraps the view in an ``EquatableView``.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
