/// A view's size and its alignment guides, in its own coordinates from its leading edge.
///
/// The subscripts are nonisolated, because alignment closures and guides call them; layout calls those on the main actor only.
public struct ViewDimensions: Sendable {
  /// The node whose explicit guides apply; nil for a plain box, which has none.
  package let node: LayoutNode?
  package let size: CGSize
  /// The proposal for which the view took this size.
  package let proposal: ProposedViewSize

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// The guide's explicit value, or its default if there is none.
  public subscript(guide: HorizontalAlignment) -> CGFloat { MainActor.assumeIsolated { value(guide.key) } }
  public subscript(guide: VerticalAlignment) -> CGFloat { MainActor.assumeIsolated { value(guide.key) } }
  /// The value that the view or its content sets for the guide; nil = neither sets one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { MainActor.assumeIsolated { explicitValue(guide.key) } }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { MainActor.assumeIsolated { explicitValue(guide.key) } }

  /// Creates the dimensions of a box of `size` in which every guide has its default value.
  package init(box size: CGSize) { self.init(node: nil, size: size, proposal: ProposedViewSize(size)) }
  package init(node: LayoutNode?, size: CGSize, proposal: ProposedViewSize) {
    self.node = node
    self.size = size
    self.proposal = proposal
  }

  @MainActor package func value(_ key: AlignmentKey) -> CGFloat { explicitValue(key) ?? key.id.defaultValue(in: self) }
  @MainActor package func explicitValue(_ key: AlignmentKey) -> CGFloat? {
    guard let node, node.session.mayBeExplicit(key) else { return nil }
    return node.explicitGuide(key, in: self)
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.node === b.node && a.size == b.size }
}

extension ViewDimensions {
  /// Returns the position in a box of `size` at which the view's guides coincide with the box's default guides.
  @MainActor package func origin(in size: CGSize, alignment: Alignment) -> CGPoint {
    let box = ViewDimensions(box: size)
    return CGPoint(
      x: box.value(alignment.horizontal.key) - value(alignment.horizontal.key), y: box.value(alignment.vertical.key) - value(alignment.vertical.key))
  }
}
