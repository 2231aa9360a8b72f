import AlmanacWireSchema

/// The author's views and modifiers that the nodes of a drawing come from.
///
/// A view is drawn with these names only in two cases: after a limit has refused it, to find the part that is responsible, and for a host that asks for
/// them to give advice. Other drawings do not pay the cost.
package struct NodeSources {
  /// An author's body, and the modifier or view in it if its source location is known.
  package struct Source {
    /// The type of the author's innermost body; empty if there is none.
    package let view: String
    /// The modifier, for example `blur(radius:)`; empty for the body itself.
    package let modifier: String
    package let location: SourceLocation?
  }
  private var sources: [Source] = []
  private var names: [String: String] = [:]

  package init() {}

  /// Replaces the names in a display list by descriptions that a host can show: `@Badge (App/Badge.swift:12)`, without the location if it is unknown.
  package func describe(_ list: inout DisplayList) {
    if list.hasRoot { describe(&list.root) }
    if list.hasBackground { describe(&list.background) }
  }

  private func describe(_ node: inout DisplayNode) {
    if let source = self[node.debugName] {
      let what = source.modifier.isEmpty ? source.view : source.view.isEmpty ? source.modifier : "\(source.view), \(source.modifier)"
      node.debugName = "@\(what)" + (source.location?.author.map { " (\($0.file):\($0.line))" } ?? "")
    }
    if case .group(var group)? = node.content {
      for index in group.children.indices { describe(&group.children[index]) }
      node.group = group
    }
  }

  /// Returns the name of the nodes that come from `source`; equal sources have one name.
  mutating func name(of source: Source) -> String {
    let place = source.location?.author.map { "\($0.file):\($0.line)" } ?? ""
    let key = "\(source.view)\n\(source.modifier)\n\(place)"
    if let name = names[key] { return name }
    // No view's name contains this character.
    let name = "@\(sources.count)"
    names[key] = name
    sources.append(source)
    return name
  }

  /// The source for a name that ``name(of:)`` returned; nil for every other name.
  package subscript(name: String) -> Source? {
    guard name.hasPrefix("@"), let index = Int(name.dropFirst()), sources.indices.contains(index) else { return nil }
    return sources[index]
  }
}

/// A node that draws its child in a group with a name of ``NodeSources``.
private final class SourceNode: UnaryNode {
  private let name: String

  init(_ child: LayoutNode, name: String, session: RenderSession) {
    self.name = name
    super.init(child, session: session)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    var children: [DisplayNode] = []
    super.record(at: origin, into: &children)
    guard !children.isEmpty else { return }
    var node = DisplayNode()
    node.debugName = name
    node.group.children = children
    list.append(node)
  }
}

extension RenderSession {
  /// Returns `node` under the name of its source if the session records sources, or `node` itself.
  func marked(_ node: LayoutNode, _ modifier: String, at location: SourceLocation) -> LayoutNode {
    guard sources != nil, location.author != nil else { return node }
    return marked(node, NodeSources.Source(view: authorBody, modifier: modifier, location: location))
  }

  /// Gives the nodes of an author's body, from `first` on, the name of the body.
  func mark(_ nodes: inout _NodeList, from first: Int, of type: Any.Type) {
    guard sources != nil, !SourceLocation.isOwn(type: type) else { return }
    let source = NodeSources.Source(view: "\(type)", modifier: "", location: lastBodyPlace)
    nodes.wrapNodes(from: first) { marked($0, source) }
  }

  private func marked(_ node: LayoutNode, _ source: NodeSources.Source) -> LayoutNode {
    guard let name = sources?.name(of: source) else { return node }
    return SourceNode(node, name: name, session: self)
  }
}
