/// One of a container's views. The container can put it anywhere, once, or leave it out.
///
/// The view is resolved in the environment of its own content, so changes that the container makes to the environment later, for example to the
/// font, do not affect it.
public struct Subview: PrimitiveView, Identifiable {
  public struct ID: Hashable, Sendable { let number: UInt64 }

  let node: LayoutNode
  let position: Int
  public var id: ID { ID(number: node.viewIdentity &+ UInt64(position)) }
  /// The values that the view sets with `containerValue`, and its tag.
  @MainActor public var containerValues: ContainerValues { node.containerValues }

  @MainActor public func _resolve(into nodes: inout _NodeList) { nodes.append(node) }
}

/// The views of a builder, in order. As a view it draws all of them.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  let all: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Subview { all[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(all: Array(all[bounds]), first: bounds.lowerBound) }

  @MainActor public func _resolve(into nodes: inout _NodeList) { for view in all { view._resolve(into: &nodes) } }
}

/// A range of the views of a collection, with their indices in it.
public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  public typealias SubSequence = SubviewsCollectionSlice
  let all: [Subview]
  let first: Int
  public var startIndex: Int { first }
  public var endIndex: Int { first + all.count }
  public subscript(index: Int) -> Subview { all[index - first] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: Array(all[(bounds.lowerBound - first)..<(bounds.upperBound - first)]), first: bounds.lowerBound)
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) { for view in all { view._resolve(into: &nodes) } }
}

/// A section of a builder: its header, its views and its footer. Views outside of a `Section` form a section without header and footer.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, Sendable { let number: Int }
  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  @MainActor public var containerValues: ContainerValues { content.all.first?.containerValues ?? ContainerValues() }
}

/// The sections of a builder, in order.
public struct SectionCollection: RandomAccessCollection {
  let all: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

extension _NodeList {
  /// Returns the nodes of `view` as views.
  func subviews<V: View>(of view: V) -> SubviewsCollection { SubviewsCollection(all: Self.subviews(resolve(view))) }
  static func subviews(_ nodes: [LayoutNode]) -> [Subview] { nodes.enumerated().map { Subview(node: $1, position: $0) } }

  /// Returns the sections of `view`, by the marks that ``Section`` puts on its nodes.
  func sections<V: View>(of view: V) -> SectionCollection {
    var found: [(mark: SectionMark?, nodes: [LayoutNode])] = []
    let outer = session.marksSections
    session.marksSections = true
    defer { session.marksSections = outer }
    for node in resolve(view) {
      let mark = node.trait(ObjectIdentifier(SectionMark.self), as: SectionMark.self)
      if let last = found.indices.last, found[last].mark?.section == mark?.section {
        found[last].nodes.append(node)
      } else {
        found.append((mark, [node]))
      }
    }
    var sections: [SectionConfiguration] = []
    for section in found {
      func part(_ part: SectionMark.Part) -> SubviewsCollection {
        var nodes: [LayoutNode] = []
        for node in section.nodes
        where (node.trait(ObjectIdentifier(SectionMark.self), as: SectionMark.self)?.part ?? .content) == part { nodes.append(node) }
        return SubviewsCollection(all: Self.subviews(nodes))
      }
      sections.append(
        SectionConfiguration(id: .init(number: sections.count), header: part(.header), content: part(.content), footer: part(.footer)))
    }
    return SectionCollection(all: sections)
  }
}

/// The place of a node: its section, and the part of that section.
struct SectionMark {
  enum Part { case header, content, footer }
  let section: UInt64
  let part: Part
}

/// Content that a closure makes from the views or the sections of other content.
public struct _SubviewContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: @MainActor (Base, _NodeList) -> Result
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let result = transform(base, nodes)
    result._resolve(into: &nodes)
  }
}

extension Group where Content: View {
  /// Makes a view from the views of other content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewContent<Base, Result> {
    let transform = UncheckedSendable(transform)  // Called on the main actor, where views are resolved.
    self.init(content: _SubviewContent(base: view) { base, nodes in transform.value(nodes.subviews(of: base)) })
  }
  /// Makes a view from the sections of other content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewContent<Base, Result> {
    let transform = UncheckedSendable(transform)  // Called on the main actor, where views are resolved.
    self.init(content: _SubviewContent(base: view) { base, nodes in transform.value(nodes.sections(of: base)) })
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    let base = UncheckedSendable(view)  // Resolved on the main actor, as all views.
    self.init(data: SubviewsCollection(all: []), identify: { $0.id }, content: content)
    collect = { $0.subviews(of: base.value) }
  }
}
extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    let base = UncheckedSendable(view)  // Resolved on the main actor, as all views.
    self.init(data: SectionCollection(all: []), identify: { $0.id }, content: content)
    collect = { $0.sections(of: base.value) }
  }
}
