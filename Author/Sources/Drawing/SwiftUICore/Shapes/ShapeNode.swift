import AlmanacWireSchema

/// One fill or one stroke of a shape.
@MainActor
struct ShapeLayer {
  var paint: _StylePaint
  var stroke: StrokeStyle?
  var isEvenOdd = false
  /// Returns the outline in a rectangle: the shape's path, or an inset one for an inner border.
  var outline: @MainActor (any Shape, CGRect) -> Path = { shape, rect in shape.path(in: rect) }

  static func fill<S: ShapeStyle>(_ style: S, _ fill: FillStyle, in session: RenderSession) -> ShapeLayer {
    ShapeLayer(paint: paint(style, session), isEvenOdd: fill.isEOFilled)
  }
  static func stroke<S: ShapeStyle>(
    _ style: S, _ stroke: StrokeStyle, in session: RenderSession,
    outline: @escaping @MainActor (any Shape, CGRect) -> Path = { shape, rect in shape.path(in: rect) }
  ) -> ShapeLayer {
    ShapeLayer(paint: paint(style, session), stroke: session.finite(stroke), outline: outline)
  }

  private static func paint<S: ShapeStyle>(_ style: S, _ session: RenderSession) -> _StylePaint {
    style._paint(in: _StyleContext(environment: EnvironmentStack.current, session: session))
  }
}

/// The node of a shape. It takes the size that the shape returns for the proposal, and draws its layers from back to front.
package final class ShapeNode: LayoutNode {
  let shape: any Shape
  var layers: [ShapeLayer]
  private var environment: EnvironmentValues

  init(_ shape: any Shape, layers: [ShapeLayer], session: RenderSession) {
    self.shape = shape
    self.layers = layers
    environment = EnvironmentStack.current
    super.init(session: session)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    environment.core.placeInContainer(CGRect(origin: session.placementOrigin, size: size))
  }

  package override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    let box = pixelFrame(at: origin)
    let rect = CGRect(origin: .zero, size: box.size)
    for layer in layers {
      // An author's shape runs in the environment captured at its node (ARCHITECTURE rule 13).
      var path = EnvironmentStack.with(environment) { layer.outline(shape, rect) }
      if shape.layoutDirectionBehavior.mirrors(environment.core.layoutDirection) { path = path.mirrored(in: rect) }
      guard !path.isEmpty else { continue }
      guard path.isFinite else {
        session.diagnose(
          .warning, "shape.invalid", "the path of \(type(of: shape)) has coordinates that are not finite, so it is not drawn; check divisions in it",
          place: "\(type(of: shape))")
        continue
      }
      var node = DisplayNode()
      node.frame = RectValue(box)
      node.debugName = "\(type(of: shape))"
      identify(&node, as: .shape)
      node.path.shape = path.value
      if let stroke = layer.stroke {
        node.path.stroke = layer.paint.paint
        node.path.strokeStyle = stroke.value
      } else {
        node.path.fill = layer.paint.paint
        node.path.evenOdd = layer.isEvenOdd
      }
      if layer.paint.paint.needsBounds { node.path.paintBounds = RectValue(rect) }
      node.apply(layer.paint)
      list.append(node)
    }
  }
}

extension Path {
  /// True if all coordinates are finite.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): to.isFinite
      case .quadCurve(let to, let c): to.isFinite && c.isFinite
      case .curve(let to, let a, let b): to.isFinite && a.isFinite && b.isFinite
      case .closeSubpath: true
      }
    }
  }

  /// Returns the path mirrored about the vertical axis of `rect`; figures stay figures.
  func mirrored(in rect: CGRect) -> Path {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
    switch figure {
    case .rect(let own): return Path(figure: .rect(own.applying(mirror)))
    case .ellipse(let own): return Path(figure: .ellipse(own.applying(mirror)))
    case .roundedRect(let own, let radii, let continuous):
      return Path(figure: .roundedRect(own.applying(mirror), radii.resolved(.rightToLeft), continuous: continuous))
    case nil: return applying(mirror)
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Paint {
  /// True if the paint depends on the bounding box of the painted path.
  var needsBounds: Bool {
    switch paint {
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .standardGradient, .image: true
    case .hierarchical(let value): value.hasBase && value.base.needsBounds
    case .color, .material, .background, nil: false
    }
  }
}

extension DisplayNode {
  /// Adds the style's effects, which apply to the painted layer as a whole.
  mutating func apply(_ paint: _StylePaint) {
    for shadow in paint.shadows {
      var effect = Effect()
      effect.shadow = shadow
      effects.append(effect)
    }
    if paint.blendMode != .normal { blendMode = paint.blendMode }
  }
}

/// Makes a colour or gradient a view that fills the proposal.
extension ShapeStyle where Self: View {
  @MainActor func resolveAsFill(into nodes: inout _NodeList) {
    nodes.append(ShapeNode(Rectangle(), layers: [.fill(self, FillStyle(), in: nodes.session)], session: nodes.session))
  }
}
extension Color: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveAsFill(into: &nodes) }
}
extension LinearGradient: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveAsFill(into: &nodes) }
}
extension RadialGradient: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveAsFill(into: &nodes) }
}
extension EllipticalGradient: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveAsFill(into: &nodes) }
}
extension AngularGradient: View, PrimitiveView {
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveAsFill(into: &nodes) }
}
