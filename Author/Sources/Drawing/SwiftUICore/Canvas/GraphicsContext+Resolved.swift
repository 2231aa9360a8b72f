import AlmanacWireSchema

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    let drawing: CanvasDrawing
    /// The shading of text without a foreground style.
    public var shading = Shading.foreground

    @MainActor fileprivate func node(over box: CGRect, in drawing: CanvasDrawing) -> LayoutNode {
      var environment = drawing.environment
      environment.setForeground([shading.style(over: box)])
      return EnvironmentStack.with(environment) { _NodeList(session: drawing.session).resolveOne(text) }
    }
    private func dimensions(in size: CGSize) -> (size: CGSize, first: CGFloat, last: CGFloat) {
      drawing.onMain(self) { drawing, text in
        let dimensions = text.node(over: .zero, in: drawing).dimensions(ProposedViewSize(size))
        return (
          dimensions.size, dimensions.value(VerticalAlignment.firstTextBaseline.key), dimensions.value(VerticalAlignment.lastTextBaseline.key)
        )
      }
    }
    /// Returns the size that the text takes within `size`, in points.
    public func measure(in size: CGSize) -> CGSize { dimensions(in: size).size }
    /// Returns the distance of the first baseline from the top of the text when it is laid out within `size`, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { dimensions(in: size).first }
    public func lastBaseline(in size: CGSize) -> CGFloat { dimensions(in: size).last }
  }

  /// An image that is ready to be measured and drawn.
  public struct ResolvedImage {
    let image: Image
    /// The image's own size in points.
    public let size: CGSize
    /// The distance of the image's baseline from its top, in points.
    public let baseline: CGFloat
    /// The shading of a template image or a symbol; nil for an image with colours of its own.
    public var shading: Shading?
  }

  /// One of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let node: LayoutNode
    /// The view's ideal size in points.
    public var size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, drawing: drawing) }
  public func resolve(_ image: Image) -> ResolvedImage {
    drawing.onMain { drawing in
      let node = EnvironmentStack.with(drawing.environment) { _NodeList(session: drawing.session).resolveOne(image) }
      let dimensions = node.dimensions(.unspecified)
      let isTemplate = (node as? SymbolNode)?.isTemplate ?? (node as? BitmapNode)?.isTemplate ?? false
      return ResolvedImage(
        image: image, size: dimensions.size, baseline: dimensions.value(VerticalAlignment.lastTextBaseline.key),
        shading: isTemplate ? .foreground : nil)
    }
  }
  /// Returns the symbol with the tag `id`, or nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.onMain(AnyHashable(id)) { drawing, id in
      drawing.symbols.first { $0.trait(ObjectIdentifier(TagTrait.self), as: AnyHashable.self) == id }.map {
        ResolvedSymbol(node: $0, size: $0.size(.unspecified))
      }
    }
  }

  // MARK: Drawing

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    drawing.onMain((self, text)) { drawing, given in
      let (context, text) = given
      let node = text.node(over: rect, in: drawing)
      context.drawNode(node, at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    drawing.onMain((self, text)) { drawing, given in
      let (context, text) = given
      let size = text.node(over: .zero, in: drawing).size(.unspecified)
      let origin = context.origin(of: size, at: point, anchor)
      context.drawNode(text.node(over: CGRect(origin: origin, size: size), in: drawing), at: origin, proposal: .unspecified)
    }
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

  /// Draws an image stretched over `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    drawing.onMain((self, image)) { drawing, given in
      let (context, image) = given
      var environment = drawing.environment
      if let styles = image.shading?.layerStyles(over: rect) { environment.setForeground(styles) }
      let node = EnvironmentStack.with(environment) { _NodeList(session: drawing.session).resolveOne(image.image.resizable()) }
      context.drawNode(node, at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: origin(of: image.size, at: point, anchor), size: image.size))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

  /// Draws a symbol's view stretched over `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    drawing.onMain((copy, symbol.node)) { _, given in given.0.drawNode(given.1, at: .zero, proposal: .unspecified) }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = origin(of: symbol.size, at: point, anchor)
    drawing.onMain((self, symbol.node)) { _, given in given.0.drawNode(given.1, at: origin, proposal: .unspecified) }
  }

  private func origin(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }

  /// Draws a view's node.
  @MainActor private func drawNode(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
    node.place(at: origin, proposal: proposal)
    var drawn: [DisplayNode] = []
    node.record(at: origin, into: &drawn)
    for node in drawn { add(node) }
  }
}
