import Archive

/// What another module draws as a leaf of the layout; nodes themselves are SwiftUI's own.
@MainActor
package protocol NodeDrawing: AnyObject {
  /// What the leaf is called in the list.
  var name: String { get }
  /// The size taken of `proposal`, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Draws into `canvas`, whose coordinates start at the leaf's own corner.
  func draw(on canvas: inout NodeCanvas)
}

/// A leaf drawn by a ``NodeDrawing``.
package final class DrawingNode: LayoutNode {
  private let drawing: any NodeDrawing

  package init(_ drawing: any NodeDrawing, session: RenderSession) {
    self.drawing = drawing
    super.init(session: session)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { drawing.size(for: proposal) }
  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard frame.width > 0, frame.height > 0 else { return }
    let box = pixelFrame(at: origin)
    var canvas = NodeCanvas(size: box.size)
    drawing.draw(on: &canvas)
    var node = DisplayNode()
    node.frame = RectValue(box)
    node.debugName = drawing.name
    node.group.children = canvas.nodes
    list.append(node)
  }
}

/// Where a ``NodeDrawing`` draws: paths with a paint, and nodes of views, in the order in which they are added.
@MainActor
package struct NodeCanvas {
  /// In points.
  package let size: CGSize
  fileprivate var nodes: [DisplayNode] = []

  fileprivate init(size: CGSize) { self.size = size }

  /// Fills `path`, or draws along it with `stroke`. Gradients stretch over the path's own box.
  package mutating func draw(_ path: Path, _ paint: _StylePaint, stroke: StrokeStyle? = nil, name: String) {
    guard !path.isEmpty, path.isFinite else { return }
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: .zero, size: size))
    node.debugName = name
    node.path.shape = path.value
    if let stroke {
      node.path.stroke = paint.paint
      node.path.strokeStyle = stroke.value
    } else {
      node.path.fill = paint.paint
    }
    if paint.paint.needsBounds { node.path.paintBounds = RectValue(path.boundingRect) }
    node.apply(paint)
    nodes.append(node)
  }

  /// Draws a view's node at `origin` in its ideal size, or in what it takes of `proposal`.
  package mutating func put(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize = .unspecified) {
    node.place(at: origin, proposal: proposal)
    node.record(at: origin, into: &nodes)
  }
}
