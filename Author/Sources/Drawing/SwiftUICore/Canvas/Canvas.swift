import AlmanacWireSchema

/// A view whose content is drawn with drawing commands.
///
/// Takes the whole proposal (10 points for an unspecified dimension). The renderer runs once, when the entry is archived, in the canvas's
/// environment. Its drawing is archived as paths, text and images, not as pixels.
public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - Parameters:
  ///   - opaque: true if the drawing covers the whole view; parts that it does not cover are black.
  ///   - colorMode: has no effect; the painter always works in sRGB.
  ///   - rendersAsynchronously: has no effect; an archived entry is drawn ahead of time.
  ///   - symbols: views with a `tag(_:)`; the renderer looks them up with `resolveSymbol(id:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let symbols = nodes.resolve(symbols, in: nil)
    nodes.append(CanvasNode(symbols: symbols, isOpaque: isOpaque, renderer: renderer, session: nodes.session))
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer, symbols: { EmptyView() })
  }
}

private final class CanvasNode: LayoutNode {
  private let symbols: [LayoutNode]
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private var environment: EnvironmentValues

  init(symbols: [LayoutNode], isOpaque: Bool, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, session: RenderSession) {
    self.symbols = symbols
    self.isOpaque = isOpaque
    self.renderer = renderer
    environment = EnvironmentStack.current
    environment.core.stackAxis = nil
    super.init(session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard frame.width > 0, frame.height > 0 else { return }
    let box = pixelFrame(at: origin)
    let drawing = CanvasDrawing(size: box.size, environment: environment, symbols: symbols, session: session)
    var context = GraphicsContext(drawing: drawing)
    if isOpaque { context.fill(Path(CGRect(origin: .zero, size: box.size)), with: .color(.black)) }
    session.asOnePart { EnvironmentStack.with(environment) { renderer(&context, box.size) } }
    var node = DisplayNode()
    node.frame = RectValue(box)
    node.debugName = "Canvas"
    identify(&node, as: .drawing)
    node.group.children = drawing.nodes
    // The drawing is clipped to the canvas, as on the platform.
    node.clip.shape.rect = RectValue(CGRect(origin: .zero, size: box.size))
    list.append(node)
  }
}

/// The display nodes that a canvas, or one of its layers, has drawn so far. All copies of a context share one drawing.
final class CanvasDrawing {
  let size: CGSize
  let environment: EnvironmentValues
  let symbols: [LayoutNode]
  let session: RenderSession
  var nodes: [DisplayNode] = []

  init(size: CGSize, environment: EnvironmentValues, symbols: [LayoutNode], session: RenderSession) {
    self.size = size
    self.environment = environment
    self.symbols = symbols
    self.session = session
  }

  /// Returns an empty drawing of the same canvas.
  func layer() -> CanvasDrawing { CanvasDrawing(size: size, environment: environment, symbols: symbols, session: session) }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Runs `body` on the main actor, on whose thread canvas renderers already run. `value` is passed in instead of captured, so that it need not be
  /// Sendable; it never leaves the thread.
  func onMain<Value, R>(_ value: Value, body: @MainActor (CanvasDrawing, Value) -> R) -> R {
    withoutActuallyEscaping(body) { body in
      let drawing = UncheckedSendable(self)
      let value = UncheckedSendable(value)
      return MainActor.assumeIsolated { UncheckedSendable(body(drawing.value, value.value)) }.value
    }
  }
  func onMain<R>(body: @MainActor (CanvasDrawing) -> R) -> R { onMain(()) { drawing, _ in body(drawing) } }
}
