@_exported import Foundation
@_exported import Assets
@_exported import Combine
@_exported import CoreGraphics
@_exported import FoundationCompat
@_exported import UIKit

/// A part of a widget's content.
///
/// A view is a value that describes what to show. It becomes pixels in three passes: *resolve* turns views into layout
/// nodes while the environment stands on a stack, *layout* gives each node a size and a place, *record* writes the
/// display list that the host paints at the entry's date.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Appends the layout nodes that this view stands for; a composed view appends those of its body.
  func _resolve(into nodes: inout _NodeList)
}

extension View {
  public func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    session.inBody(of: Self.self) {
      guard let properties = DynamicProperties.of(Self.self) else { return body._resolve(into: &nodes) }
      var view = self
      properties.place(in: &view, at: session.identity, in: session.lifecycle)
      view.body._resolve(into: &nodes)
    }
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public func _resolve(into nodes: inout _NodeList) {}
}

/// A view that resolves to nodes of its own instead of composing other views.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: it is resolved, not composed") }
}

/// The layout nodes of a builder's content, in order; what a container lays out.
@MainActor @preconcurrency
public struct _NodeList {
  package var nodes: [LayoutNode] = []
  package let session: RenderSession

  package init(session: RenderSession) { self.session = session }

  package mutating func append(_ node: LayoutNode) { nodes.append(node) }

  /// Appends the nodes of the view after the first `count` ones of a builder.
  mutating func resolve<V: View>(_ view: V, after count: inout UInt64) {
    count += 1
    session.at(count) { view._resolve(into: &self) }
  }

  /// The nodes of `view`, resolved under the environment that stands on the stack now.
  package func resolve<V: View>(_ view: V) -> [LayoutNode] {
    var list = _NodeList(session: session)
    view._resolve(into: &list)
    return list.nodes
  }

  /// One node for `view`: its own if it has exactly one, otherwise its nodes stacked in depth as an implicit group.
  package func resolveOne<V: View>(_ view: V, alignment: Alignment = .center) -> LayoutNode {
    let nodes = resolve(view)
    if nodes.count == 1 { return nodes[0] }
    return OverlapNode(nodes, alignment: alignment, session: session)
  }
}
