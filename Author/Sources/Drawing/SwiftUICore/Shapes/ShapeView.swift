import AlmanacWireSchema

/// A view that draws a shape. Further fills and strokes can be added to it.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.append(ShapeNode(shape, layers: [.fill(style, fillStyle, in: nodes.session)], session: nodes.session))
  }
}

/// A shape view with one more layer in front of those of `base`.
public struct _LayeredShapeView<Base: ShapeView, Style: ShapeStyle>: PrimitiveView, ShapeView {
  let base: Base
  let style: Style
  let layer: ShapeLayerKind<Base.Content>
  public var shape: Base.Content { base.shape }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    base._resolve(into: &nodes)
    guard let node = nodes.nodes.last as? ShapeNode else { return }
    node.layers.append(layer.layer(style, in: nodes.session))
  }
}

/// A shape's outline, stroked with a style.
public struct _StrokeShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public let shape: Content
  let style: Style
  let layer: ShapeLayerKind<Content>
  @MainActor public func _resolve(into nodes: inout _NodeList) {
    nodes.append(ShapeNode(shape, layers: [layer.layer(style, in: nodes.session)], session: nodes.session))
  }
}

/// The part of a shape that a layer draws: the fill, the stroke, or the inner border.
enum ShapeLayerKind<Content: Shape>: Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
  /// A stroke inside the outline: the shape is inset by half the line width.
  case strokeBorder(StrokeStyle, inset: @Sendable (CGRect, Content, _ amount: CGFloat) -> Path)

  @MainActor func layer<S: ShapeStyle>(_ style: S, in session: RenderSession) -> ShapeLayer {
    switch self {
    case .fill(let fill): return .fill(style, fill, in: session)
    case .stroke(let stroke): return .stroke(style, stroke, in: session)
    case .strokeBorder(let stroke, let inset):
      let half = session.finite(stroke).lineWidth / 2
      return .stroke(style, stroke, in: session) { shape, rect in (shape as? Content).map { inset(rect, $0, half) } ?? Path() }
    }
  }

  static func border(_ style: StrokeStyle) -> ShapeLayerKind where Content: InsettableShape {
    .strokeBorder(style) { rect, shape, amount in shape.inset(by: amount).path(in: rect) }
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Strokes the outline; half of the line is inside the shape and half outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _StrokeShapeView<
    Self, S
  > {
    _StrokeShapeView(shape: self, style: content, layer: .stroke(style))
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _StrokeShapeView<
    Self, S
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the outline of the stroke as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, style: style) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
  /// Strokes the outline with a line inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokeShapeView<Self, S> {
    _StrokeShapeView(shape: self, style: content, layer: .border(style))
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, style: content, layer: .fill(style))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, style: content, layer: .stroke(style))
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    _LayeredShapeView(base: self, style: content, layer: .border(style))
  }
  public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<
    Content
  > {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
