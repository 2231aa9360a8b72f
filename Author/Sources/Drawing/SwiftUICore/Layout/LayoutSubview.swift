/// A view that a layout measures and places.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode
  /// Collects the positions set with `place(at:anchor:proposal:)`.
  let places: PlacementRecord

  /// Returns the child's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { node.size(proposal) } }
  /// Returns the child's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { ViewDimensions(node: node, size: node.size(proposal), proposal: proposal) }
  }
  /// The distances that the child prefers to its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { ViewSpacing(node.spacing) } }
  /// The child's layout priority.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }
  /// The value that the child sets for a key, otherwise the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // The value never leaves this thread, so it need not be Sendable.
    let key = ObjectIdentifier(key)
    let given = MainActor.assumeIsolated { UncheckedSendable(node.trait(key, as: K.Value.self)) }
    return given.value ?? K.defaultValue
  }

  /// Places the child so that its `anchor` is at `position`, in the coordinates of the bounds given to `placeSubviews`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let offset = anchor.point(in: node.size(proposal))
      places.place(node, at: CGPoint(x: position.x - offset.x, y: position.y - offset.y), proposal: proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// The positions at which a layout has placed its children.
@MainActor
final class PlacementRecord {
  private(set) var places: [ObjectIdentifier: (proposal: ProposedViewSize, origin: CGPoint)] = [:]
  nonisolated init() {}
  func removeAll() { places.removeAll(keepingCapacity: true) }
  func place(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) { places[ObjectIdentifier(node)] = (proposal, origin) }
}

/// The views that a layout measures and places.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  var subviews: [LayoutSubview]
  /// The layout direction. The container mirrors positions, so a layout always measures from the leading edge.
  public var layoutDirection: LayoutDirection

  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews: Array(subviews[bounds]), layoutDirection: layoutDirection)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(subviews: indices.map { subviews[$0] }, layoutDirection: layoutDirection)
  }
}

/// The key of a value that a view passes to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Passes a value to the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modifier(LayoutValueModifier<K>(value: value)) }
}

private struct LayoutValueModifier<K: LayoutValueKey>: NodeModifier {
  let value: K.Value
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    TraitNode(child, key: ObjectIdentifier(K.self), value: value, session: session)
  }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  var node: NodeSpacing

  init(_ node: NodeSpacing) { self.node = node }
  public init() { node = .standard }
  /// Spacing that asks for no distance on any side.
  public static let zero = ViewSpacing(.none)

  /// Returns the distance to the next view along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { node.distance(to: next.node, along: axis) }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { node.formUnion(other.node, edges: edges) }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
