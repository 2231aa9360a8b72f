import Archive

/// What a view is once resolved: something that answers sizes, is placed and writes itself into a display list.
///
/// A subclass overrides `measure`, `layoutChildren` and `record`. Its size and its children's places come from one
/// function of its own (DESIGN rule 6), called by both `measure` and `layoutChildren`.
@MainActor
package class LayoutNode {
  package unowned let session: RenderSession
  /// The node's place in its parent, set by `place`.
  package final var frame = CGRect.zero
  private final var sizeCache: [(proposal: ProposedViewSize, size: CGSize)] = []

  package init(session: RenderSession) { self.session = session }

  // MARK: Overridden by subclasses

  /// The size this node takes when offered `proposal`, in points. A node may take more or less than offered.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children inside `size`, which `measure` gave for `proposal`.
  package func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Writes the node into `list`; `origin` is where the node's own frame starts in the coordinates of that list.
  package func record(at origin: CGPoint, into list: inout [DisplayNode]) {}

  /// The layout priority among siblings; higher is offered space earlier.
  package var layoutPriority: Double { 0 }

  /// The preferred distances to neighbours.
  package var spacing: NodeSpacing { .standard }

  /// Whether the node takes no place and no spacing in a stack.
  package var isInvisibleToLayout: Bool { false }

  /// The author's or the content's explicit value of an alignment guide, in the node's coordinates; nil = the guide's default.
  package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// A value passed up to the parent's layout (`layoutValue`, grid traits).
  package func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? { nil }

  // MARK: Asked by parents

  /// The size for `proposal`, remembered: containers ask for the same few proposals again and again.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    for entry in sizeCache where entry.proposal == proposal { return entry.size }
    let size = session.checked(measure(proposal), of: self)
    sizeCache.append((proposal, size))
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(proposal))
  }

  /// Gives the node its place in the parent's coordinates and lays out what is inside.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    layoutChildren(in: frame.size, proposal: proposal)
  }
}

/// The distance a node keeps from its neighbours in a stack without explicit spacing.
///
/// SwiftUI's default spacing depends on the pair: text keeps less from text than from anything else, spacers keep none.
package struct NodeSpacing: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case standard, text, none }
  package var top: Kind
  package var leading: Kind
  package var bottom: Kind
  package var trailing: Kind

  package init(top: Kind = .standard, leading: Kind = .standard, bottom: Kind = .standard, trailing: Kind = .standard) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  package static let standard = NodeSpacing()
  package static let text = NodeSpacing(top: .text, leading: .standard, bottom: .text, trailing: .standard)
  package static let none = NodeSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)
}

/// A node that has one child. By default it takes the child's size, priority, guides and spacing and draws just the child;
/// a modifier overrides what it changes.
package class UnaryNode: LayoutNode {
  package final let child: LayoutNode

  package init(_ child: LayoutNode, session: RenderSession) {
    self.child = child
    super.init(session: session)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) { child.place(at: .zero, proposal: proposal) }
  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    child.record(at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY), into: &list)
  }
  package override var layoutPriority: Double { child.layoutPriority }
  package override var spacing: NodeSpacing { child.spacing }
  package override var isInvisibleToLayout: Bool { child.isInvisibleToLayout }
  package override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let value = child.explicitGuide(key, in: ViewDimensions(node: child, size: child.frame.size == .zero ? dimensions.size : child.frame.size))
    return value.map { $0 + (key.isHorizontal ? child.frame.minX : child.frame.minY) }
  }
  package override func trait<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? { child.trait(key, as: type) }
}

/// A node that draws its child as one layer with something done to it (opacity, clip, shadow, action, flags …).
/// Layout is the child's own.
package final class LayerNode: UnaryNode {
  private let decorate: @MainActor (inout DisplayNode, CGSize) -> Void

  /// - Parameter decorate: sets attributes of the group node; given the size of the layer in points.
  package init(_ child: LayoutNode, session: RenderSession, decorate: @escaping @MainActor (inout DisplayNode, CGSize) -> Void) {
    self.decorate = decorate
    super.init(child, session: session)
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    var children: [DisplayNode] = []
    child.record(at: CGPoint(x: child.frame.minX, y: child.frame.minY), into: &children)
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: origin, size: frame.size))
    node.group.children = children
    decorate(&node, frame.size)
    list.append(node)
  }
}

/// A modifier that draws its content as one layer; see ``LayerNode``.
package struct LayerModifier: NodeModifier {
  let decorate: @MainActor (inout DisplayNode, CGSize) -> Void
  package init(_ decorate: @escaping @MainActor (inout DisplayNode, CGSize) -> Void) { self.decorate = decorate }
  package func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    LayerNode(child, session: session, decorate: decorate)
  }
}
