import AlmanacTextEngine
import AlmanacWireSchema

@testable import SwiftUICore

/// Lays views out in a widget without margins and returns the frames of their named parts.
@MainActor
struct LayoutFixture {
  var size = CGSize(width: 100, height: 100)
  var scale: CGFloat = 1
  var direction = LayoutDirection.leftToRight
  var presentation: (inout EnvironmentValues) -> Void = { _ in }

  /// The result of one rendering.
  struct Outcome {
    let list: DisplayList
    let diagnostics: [Diagnostic]
    let reads: EnvironmentReads

    /// The frames of the parts called `name` in the coordinates of the widget, in drawing order.
    func frames(_ name: String) -> [CGRect] { parts.filter { $0.name == name }.map(\.frame) }
    /// The frame of the only part called `name`; null if there is not exactly one.
    func frame(_ name: String) -> CGRect {
      let found = frames(name)
      return found.count == 1 ? found[0] : .null
    }
    /// The names of all parts in drawing order.
    var names: [String] { parts.map(\.name) }
    func has(_ diagnostic: String) -> Bool { diagnostics.contains { $0.name == diagnostic } }

    var parts: [(name: String, frame: CGRect)] { Outcome.parts(of: list.root, at: .zero) }

    private static func parts(of node: DisplayNode, at origin: CGPoint) -> [(name: String, frame: CGRect)] {
      var frame = node.frame.cgRect
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if case .group(let group)? = node.content { return group.children.flatMap { parts(of: $0, at: frame.origin) } }
      return [(node.debugName, frame)]
    }

    /// Every node of the content, outermost first.
    var nodes: [DisplayNode] { Outcome.nodes(of: list.root) }
    private static func nodes(of node: DisplayNode) -> [DisplayNode] {
      guard case .group(let group)? = node.content else { return [node] }
      return [node] + group.children.flatMap(nodes)
    }
  }

  func render<V: View>(@ViewBuilder _ view: () -> V) -> Outcome {
    var environment = EnvironmentValues()
    environment.core.displaySize = size
    environment.core.displayScale = scale
    environment.core.layoutDirection = direction
    presentation(&environment)
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    EnvironmentStack.reads = []
    let list = ViewRenderer.displayList(of: view(), environment: environment, session: session)
    return Outcome(list: list, diagnostics: session.diagnostics, reads: EnvironmentStack.reads)
  }
}

/// A part with lengths that a test sets: it takes the proposal clamped to its bounds, and `ideal` for an unspecified dimension.
struct Block: PrimitiveView {
  let name: String
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat>
  var ideal: CGSize
  var firstBaseline: CGFloat?
  var lastBaseline: CGFloat?
  var spacing = NodeSpacing.standard

  /// A part of a fixed size.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.init(name, width: width...width, height: height...height)
  }
  /// A part that stretches between bounds.
  init(_ name: String, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>, ideal: CGSize? = nil) {
    self.name = name
    self.width = width
    self.height = height
    self.ideal = ideal ?? CGSize(width: width.lowerBound, height: height.lowerBound)
  }
  /// A part that takes any proposal; 10 points for an unspecified dimension.
  static func filling(_ name: String) -> Block {
    Block(name, width: 0...CGFloat.infinity, height: 0...CGFloat.infinity, ideal: CGSize(width: 10, height: 10))
  }
  /// A line of text of a fixed size, whose baseline is `baseline` below its top.
  static func line(_ name: String, _ width: CGFloat, _ height: CGFloat, baseline: CGFloat) -> Block {
    var block = Block(name, width, height)
    block.firstBaseline = baseline
    block.lastBaseline = baseline
    block.spacing = .text
    return block
  }

  @MainActor func _resolve(into nodes: inout _NodeList) { nodes.append(BlockNode(self, session: nodes.session)) }
}

private final class BlockNode: LayoutNode {
  let block: Block
  init(_ block: Block, session: RenderSession) {
    self.block = block
    super.init(session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: min(max(proposal.width ?? block.ideal.width, block.width.lowerBound), block.width.upperBound),
      height: min(max(proposal.height ?? block.ideal.height, block.height.lowerBound), block.height.upperBound))
  }
  override var spacing: NodeSpacing { block.spacing }
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: block.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: block.lastBaseline
    default: nil
    }
  }
  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    let frame = pixelFrame(at: origin)
    var node = DisplayNode()
    node.debugName = block.name
    node.frame = RectValue(frame)
    node.path.shape.rect = RectValue(CGRect(origin: .zero, size: frame.size))
    list.append(node)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) { self.init(x: x, y: y, width: width, height: height) }
}
