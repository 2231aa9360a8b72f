import AlmanacWireSchema

/// A leaf of the layout tree that another module measures and draws. Other modules cannot subclass `LayoutNode`, so they implement this protocol.
@MainActor
package protocol NodeDrawing: AnyObject {
  /// The leaf's name in the display list.
  var name: String { get }
  /// Returns the size that the leaf takes when offered `proposal`, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Places the nodes inside the leaf, in the leaf's coordinates. `globalOrigin` is the leaf's origin in the coordinates of the whole widget.
  func layOut(in size: CGSize, globalOrigin: CGPoint)
  /// Draws into `canvas`, whose origin is the leaf's upper left corner.
  func draw(on canvas: inout NodeCanvas)
}

extension NodeDrawing {
  package func layOut(in size: CGSize, globalOrigin: CGPoint) {}
}

/// The layout node of a ``NodeDrawing``.
package final class DrawingNode: LayoutNode {
  private let drawing: any NodeDrawing

  package init(_ drawing: any NodeDrawing, session: RenderSession) {
    self.drawing = drawing
    super.init(session: session)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { drawing.size(for: proposal) }
  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    drawing.layOut(in: size, globalOrigin: session.placementOrigin)
  }
  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    // A leaf without width or height can still draw outside its frame, for example axis labels inside the plot.
    guard frame.width > 0 || frame.height > 0 else { return }
    let box = pixelFrame(at: origin)
    var canvas = NodeCanvas(size: box.size)
    session.asOnePart { drawing.draw(on: &canvas) }
    var node = DisplayNode()
    node.frame = RectValue(box)
    node.debugName = drawing.name
    identify(&node, as: .drawing)
    node.group.children = canvas.nodes
    list.append(node)
  }
}

/// Collects what a ``NodeDrawing`` draws, in drawing order: painted paths, layers, and the nodes of views.
@MainActor
package struct NodeCanvas {
  /// The size in points.
  package let size: CGSize
  fileprivate var nodes: [DisplayNode] = []

  fileprivate init(size: CGSize) { self.size = size }

  /// Fills `path`, or strokes it if `stroke` is given. Gradients span `paintBox`; nil = the path's bounding box.
  package mutating func draw(_ path: Path, _ paint: _StylePaint, stroke: StrokeStyle? = nil, paintBox: CGRect? = nil, name: String) {
    guard !path.isEmpty, path.isFinite else { return }
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: .zero, size: size))
    node.debugName = name
    node.path.shape = path.value
    if let stroke {
      node.path.stroke = paint.paint
      node.path.strokeStyle = (RenderSession.current?.finite(stroke) ?? stroke).value
    } else {
      node.path.fill = paint.paint
    }
    if paint.paint.needsBounds { node.path.paintBounds = RectValue(paintBox ?? path.boundingRect) }
    node.apply(paint)
    nodes.append(node)
  }

  /// Draws a view's node at the position where it was placed.
  package mutating func draw(_ node: LayoutNode) { node.record(at: node.frame.origin, into: &nodes) }

  /// Draws `content` as one group with the attributes of `layer`.
  package mutating func draw(_ layer: NodeLayer, name: String, _ content: (inout NodeCanvas) -> Void) {
    var inner = NodeCanvas(size: size)
    content(&inner)
    guard !inner.nodes.isEmpty else { return }
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: .zero, size: size))
    node.debugName = name
    node.group.children = inner.nodes
    if layer.isComposed { node.opacity = 1 }
    node.effects = layer.effects
    if let clip = layer.clip {
      node.clip.shape = clip.isFinite ? clip.value : Path().value
      node.clip.evenOdd = layer.clipIsEvenOdd
    }
    if let mask = layer.mask {
      var canvas = NodeCanvas(size: size)
      mask(&canvas)
      node.mask.frame = RectValue(CGRect(origin: .zero, size: size))
      node.mask.group.children = canvas.nodes
    }
    if let label = layer.accessibilityLabel { node.accessibility.label = label }
    if let value = layer.accessibilityValue { node.accessibility.value = value }
    if let identifier = layer.accessibilityIdentifier { node.accessibility.identifier = identifier }
    if let hidden = layer.accessibilityHidden { node.accessibility.hidden = hidden }
    nodes.append(node)
  }
}

/// Attributes of a group of drawings in a ``NodeCanvas``.
@MainActor
package struct NodeLayer {
  /// True if the group is composited as one picture.
  package var isComposed = false
  package var clip: Path?
  package var clipIsEvenOdd = false
  package var mask: ((inout NodeCanvas) -> Void)?
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityIdentifier: String?
  package var accessibilityHidden: Bool?
  fileprivate var effects: [Effect] = []

  package init() {}

  package mutating func addBlur(radius: CGFloat) {
    var effect = Effect()
    effect.blur = Double(max(0, radius))
    effects.append(effect)
  }
  package mutating func addShadow(_ color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, in context: _StyleContext) {
    var effect = Effect()
    effect.shadow.color = color.value(in: context)
    effect.shadow.radius = Double(max(0, radius))
    effect.shadow.x = Double(x)
    effect.shadow.y = Double(y)
    effects.append(effect)
  }
}
