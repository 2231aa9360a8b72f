import AlmanacWireSchema

/// The context in which a canvas is drawn: it has the drawing commands, and the state that applies to subsequent commands.
///
/// A copy draws into the same canvas but has its own state, so changes to the copy's state do not affect the original.
public struct GraphicsContext {
  let drawing: CanvasDrawing

  /// The opacity of subsequent drawing; 1 = opaque.
  public var opacity = 1.0
  /// How subsequent drawing combines with the content behind it.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of drawing commands to those of the canvas.
  public var transform = CGAffineTransform.identity
  var clips: [Clipping] = []
  var effects: [Effect] = []

  /// One clip of the context: a path or a mask that limits where commands draw.
  enum Clipping {
    /// A path in the canvas's coordinates.
    case shape(Path, evenOdd: Bool)
    case layer(DisplayNode)
  }

  /// The canvas's environment.
  public var environment: EnvironmentValues { drawing.environment }
  /// The bounding rectangle of the clip, in the coordinates of drawing commands.
  public var clipBoundingRect: CGRect {
    var bounds = drawing.bounds
    for case .shape(let path, _) in clips { bounds = bounds.intersection(path.boundingRect) }
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Applies `matrix` to coordinates before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside of the shape instead of its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips subsequent drawing to `path`, in addition to existing clips.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var path = transform.isIdentity ? path : path.applying(transform)
    var evenOdd = style.isEOFilled
    if options.contains(.inverse) {
      // Builds the canvas's rectangle with the path as a hole. This is exact unless the path winds around a point more than once.
      var hole = Path(drawing.bounds.union(path.boundingRect))
      hole.addPath(path)
      path = hole
      evenOdd = true
    }
    clips.append(.shape(path, evenOdd: evenOdd))
  }

  /// Draws `content` into a layer and masks subsequent drawing by that layer's opacity.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layer(content)
    if opacity != 1 { mask.opacity = Float(min(max(opacity, 0), 1)) }
    if options.contains(.inverse) {
      var whole = DisplayNode()
      whole.frame = RectValue(drawing.bounds)
      whole.path.shape.rect = RectValue(drawing.bounds)
      whole.path.fill.color.rgba.alpha = 1
      mask.blendMode = .destinationOut
      var inverse = DisplayNode()
      inverse.frame = RectValue(drawing.bounds)
      inverse.group.children = [whole, mask]
      mask = inverse.asLayer
    }
    clips.append(.layer(mask))
  }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading) { node, paint in
      node.path.fill = paint
      node.path.evenOdd = style.isEOFilled
    }
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, shading) { node, paint in
      node.path.stroke = paint
      node.path.strokeStyle = drawing.onMain { $0.session.finite(style) }.value
    }
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws `content` as one layer, with this context's opacity, blend mode, filters and clip.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(try layer(content), isTransformed: false)
  }

  /// Draws `content` in a new context, which has default state except for the transform.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayNode {
    var inner = GraphicsContext(drawing: drawing.layer())
    inner.transform = transform
    try content(&inner)
    var node = DisplayNode()
    node.frame = RectValue(drawing.bounds)
    node.group.children = inner.drawing.nodes
    return node.asLayer
  }

  private func draw(_ path: Path, _ shading: Shading, _ set: (inout DisplayNode, Paint) -> Void) {
    guard !path.isEmpty, path.isFinite else { return }
    let (paint, box) = drawing.onMain { shading.paint(in: $0) }
    var node = DisplayNode()
    node.frame = RectValue(drawing.bounds)
    node.debugName = "Canvas.path"
    node.path.shape = path.value
    set(&node, paint.paint)
    if paint.paint.needsBounds { node.path.paintBounds = RectValue(box ?? path.boundingRect) }
    node.apply(paint)
    add(node)
  }

  /// Adds a node with the current state. The node's coordinates are those of drawing commands if `isTransformed`, otherwise those of the canvas.
  func add(_ drawn: DisplayNode, isTransformed: Bool = true) {
    var node = drawn
    func wrap() {
      var outer = DisplayNode()
      outer.frame = RectValue(drawing.bounds)
      outer.group.children = [node]
      node = outer
    }
    if isTransformed, !transform.isIdentity {
      let value = TransformValue(transform)
      guard value.isFinite else { return }
      if node.frame.x != 0 || node.frame.y != 0 || node.hasTransform { wrap() }
      node.transform = value
    }
    if !effects.isEmpty {
      wrap()
      node.effects = effects
    }
    for clip in clips.reversed() {
      wrap()
      switch clip {
      case .shape(let path, let evenOdd):
        node.clip.shape = path.isFinite ? path.value : Path().value
        node.clip.evenOdd = evenOdd
      case .layer(let mask): node.mask = mask
      }
    }
    if opacity < 1 || blendMode != .normal {
      if node.hasOpacity || node.blendMode != .normal { wrap() }
      if opacity < 1 { node.opacity = Float(max(opacity, 0)) }
      node.blendMode = blendMode.archived
    }
    drawing.nodes.append(node)
  }
}

extension TransformValue {
  init(_ transform: CGAffineTransform) {
    self.init()
    (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
    (tx, ty) = (Double(transform.tx), Double(transform.ty))
  }
}

extension DisplayNode {
  /// True if the node or a descendant has a blend mode other than normal.
  private var blends: Bool {
    if blendMode != .normal { return true }
    if case .group(let group)? = content { return group.children.contains(where: \.blends) }
    return false
  }

  /// The node composited as one layer, so that blend modes inside it do not affect the content behind it.
  ///
  /// The painter makes a layer only if an attribute needs one, so this adds an effect that changes nothing.
  var asLayer: DisplayNode {
    guard case .group(let group)? = content, effects.isEmpty, group.children.contains(where: \.blends) else { return self }
    return withNeutralEffect
  }

  /// The node composited as one layer, also for an opacity that is applied to it or around it.
  var asCompositingGroup: DisplayNode { effects.isEmpty && hasSeveralParts ? withNeutralEffect : self }

  private var hasSeveralParts: Bool {
    guard case .group(let group)? = content else { return false }
    return group.children.count > 1 || group.children.contains { $0.blends || $0.hasSeveralParts }
  }

  private var withNeutralEffect: DisplayNode {
    var result = self
    var same = Effect()
    same.contrast = 1
    result.effects = [same]
    return result
  }
}
