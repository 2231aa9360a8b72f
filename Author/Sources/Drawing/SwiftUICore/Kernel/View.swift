@_exported import AlmanacAssets
@_exported import AlmanacFoundationCompat
@_exported import AlmanacUIKitDrawing
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation

/// A view: a value that describes a part of a widget's content.
///
/// A view becomes a display list in three passes. *Resolve* turns views into layout nodes while the environment is on a stack. *Layout* gives each
/// node a size and a position. *Record* writes the display list, which the host paints when the entry is current.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Appends the view's layout nodes; a composed view appends those of its body.
  @MainActor func _resolve(into nodes: inout _NodeList)
}

extension View {
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    let first = nodes.nodes.count
    session.inBody(of: Self.self) {
      guard let properties = DynamicProperties.of(Self.self) else { return body._resolve(into: &nodes) }
      var view = self
      properties.bind(&view, to: session.identity, in: session.lifecycle)
      view.body._resolve(into: &nodes)
    }
    session.mark(&nodes, from: first, of: Self.self)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  @MainActor public func _resolve(into nodes: inout _NodeList) {}
}

/// A view that creates its own nodes instead of composing other views.
nonisolated package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: it creates its own layout nodes") }
}

/// The layout nodes of a builder's content in order, for a container to lay out.
@MainActor @preconcurrency
public struct _NodeList {
  package var nodes: [LayoutNode] = []
  /// True if a type-erased view of the content had no nodes. It counts as one view that appears, other than content without any view.
  var holdsEmptyErasedView = false
  package let session: RenderSession

  package init(session: RenderSession) { self.session = session }

  package mutating func append(_ node: LayoutNode) { nodes.append(node) }

  /// Replaces each node from `first` on by the one that `wrap` puts around it. Of a grid's row the cells are replaced: a modifier of a row applies to
  /// each of its cells.
  mutating func wrapNodes(from first: Int, _ wrap: (LayoutNode) -> LayoutNode) {
    for index in first..<nodes.count { nodes[index] = (nodes[index] as? GridRowNode)?.wrappingCells(wrap) ?? wrap(nodes[index]) }
  }

  /// Increments `count`, the view's position in its builder, and appends the view's nodes. The position is part of the view's identity.
  package mutating func resolve<V: View>(_ view: V, after count: inout UInt64) {
    count += 1
    session.at(count) { view._resolve(into: &self) }
  }

  /// Returns the nodes of `view`, resolved in the current environment.
  package func resolve<V: View>(_ view: V) -> [LayoutNode] {
    var list = _NodeList(session: session)
    view._resolve(into: &list)
    return list.nodes
  }

  /// Returns one node for `view`: its only node, or an ``OverlapNode`` of its nodes if there are none or several.
  package func resolveOne<V: View>(_ view: V, alignment: Alignment = .center) -> LayoutNode {
    let nodes = resolve(view)
    if nodes.count == 1 { return nodes[0] }
    return OverlapNode(nodes, alignment: alignment, session: session)
  }
}
