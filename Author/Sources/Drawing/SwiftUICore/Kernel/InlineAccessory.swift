import AlmanacWireSchema

/// Reduces an inline accessory's content to one line with the first image and the first text (Specification A9).
///
/// Content that consists only of these is kept unchanged. Otherwise the image and the text are put into a new row. Layers around them (redaction,
/// accessibility, opacity) are kept, frames and padding are dropped, and an `accessoryInline.reduced` note reports it.
@MainActor
struct InlineAccessory {
  /// The nodes from the root to a leaf.
  private typealias Path = [LayoutNode]
  private var image: Path?
  private var text: Path?
  private var holdsMore = false

  /// Returns the node to draw instead of `root`. First lays `root` out in `size`, because geometry readers create their texts and images only then.
  static func node(of root: LayoutNode, in size: CGSize, session: RenderSession) -> LayoutNode {
    root.place(at: .zero, proposal: ProposedViewSize(size))
    var found = InlineAccessory()
    found.search(root, path: [])
    let picks = [found.image, found.text].compactMap { $0 }
    let isColumn = picks.count == 2 && picks.contains { $0.contains { ($0 as? StackNode)?.axis == .vertical } }
    guard found.holdsMore || isColumn else { return root }
    session.diagnose(
      .note, "accessoryInline.reduced",
      "an inline accessory shows only one line, with the first image and the first text of its content; everything else is left out")
    guard let first = picks.first else { return OverlapNode([], alignment: .center, session: session) }
    let shared = picks.count == 1 ? first.count - 1 : zip(first, picks[1]).prefix { $0 === $1 }.count
    let leaves = picks.map { decorated($0[$0.count - 1], by: $0[shared..<($0.count - 1)]) }
    let row = StackNode(leaves, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil, session: session)
    return decorated(row, by: first[..<shared])
  }

  /// Wraps `node` in the layers of `path`, whose innermost layer is last.
  static func decorated(_ node: LayoutNode, by path: [LayoutNode].SubSequence) -> LayoutNode {
    path.reversed().reduce(node) { node, outer in
      switch outer {
      case let outer as LayerNode: outer.around(node)
      case let outer as LifecycleNode: outer.around(node)
      case let outer as AnimationNode: outer.around(node)
      case let outer as EntryChangeNode: outer.around(node)
      default: node
      }
    }
  }

  private mutating func search(_ node: LayoutNode, path: Path) {
    let path = path + [node]
    let inner = node.preferenceSources
    switch node {
    case let node as TextNode where node.runs.isEmpty: return
    case is TextNode where text == nil: text = path
    case is SymbolNode where image == nil, is BitmapNode where image == nil: image = path
    // Spacers and empty containers draw nothing.
    case _ where node.projectsSpacing || node is ContainerNode && inner.isEmpty: return
    case _ where inner.isEmpty: holdsMore = true
    default: for child in inner { search(child, path: path) }
    }
  }
}
