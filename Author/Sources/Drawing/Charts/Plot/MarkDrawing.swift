import SwiftUICore

/// One drawing of a mark, or of all marks of a line or area.
struct MarkDrawing {
  var path = Path()
  var paint: _StylePaint
  var stroke: StrokeStyle?
  /// The rectangle that gradients span; nil = the path's bounding box.
  var paintBox: CGRect?
  var name: String
  /// A view that is drawn instead of a path, and its centre.
  var symbol: (node: LayoutNode, at: CGPoint)?
  var layers: [MarkLayer]
  var zIndex: Double
}

/// Makes the drawings for the marks of a plot.
@MainActor
struct MarkDrawingBuilder {
  let space: PlotSpace
  let styles: ChartStyles
  let context: _StyleContext

  /// The default sizes of marks, in points and square points.
  private static let lineWidth: CGFloat = 2
  private static let ruleWidth: CGFloat = 1
  private static let symbolArea: CGFloat = 30

  /// Returns the drawings from back to front.
  func drawings(of marks: [Mark]) -> [MarkDrawing] {
    let series = Dictionary(grouping: marks.filter { $0.kind == .line || $0.kind == .area }, by: \.seriesKey)
    var drawn: Set<Mark.SeriesKey> = []
    var result: [MarkDrawing] = []
    for mark in marks {
      switch mark.kind {
      case .line, .area:
        // All points of a series form one drawing, in the order of its first mark.
        let key = mark.seriesKey
        guard drawn.insert(key).inserted, let marks = series[key] else { continue }
        if mark.kind == .line { result += line(marks) } else { result.append(area(marks)) }
      case .bar, .rectangle:
        guard let box = space.box(of: mark) else { continue }
        let corner = mark.style.cornerRadius
        result.append(drawing(mark, Path(roundedRect: box, cornerRadius: corner?.radius ?? 0, style: corner?.style ?? .continuous)))
      case .sector:
        guard let sector = space.sector(of: mark) else { continue }
        result.append(drawing(mark, sector.path(cornerRadius: mark.style.cornerRadius?.radius ?? 0)))
      case .point:
        if let point = space.point(of: mark) { result.append(symbol(mark, at: point)) }
      case .rule:
        guard let (start, end) = space.rule(of: mark) else { continue }
        var line = Path()
        line.move(to: start)
        line.addLine(to: end)
        result.append(drawing(mark, line, stroke: styles.stroke(of: mark) ?? StrokeStyle(lineWidth: Self.ruleWidth)))
      }
    }
    guard result.contains(where: { $0.zIndex != 0 }) else { return result }
    return result.indices.sorted { (result[$0].zIndex, $0) < (result[$1].zIndex, $1) }.map { result[$0] }
  }

  private func drawing(_ mark: Mark, _ path: Path, stroke: StrokeStyle? = nil) -> MarkDrawing {
    var paint = styles.style(of: mark)._paint(in: context)
    if mark.style.opacity != 1 { paint.multiplyOpacity(by: mark.style.opacity) }
    return MarkDrawing(
      path: path, paint: paint, stroke: stroke, paintBox: mark.style.alignsWithPlot ? CGRect(origin: .zero, size: space.size) : nil,
      name: "ChartMark.\(mark.kind)", layers: mark.style.layers, zIndex: mark.style.zIndex ?? 0)
  }

  private func line(_ marks: [Mark]) -> [MarkDrawing] {
    let placed = marks.compactMap { mark in space.point(of: mark).map { (mark: mark, point: $0) } }
    guard let first = placed.first else { return [] }
    var path = Path()
    path.move(to: first.point)
    (first.mark.style.interpolation ?? .linear).add(placed.map(\.point), to: &path)
    let stroke = styles.stroke(of: first.mark) ?? StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    return [drawing(first.mark, path, stroke: stroke)]
      + placed.filter { styles.symbol(of: $0.mark) != nil }.map { symbol($0.mark, at: $0.point) }
  }

  private func area(_ marks: [Mark]) -> MarkDrawing {
    let edges = marks.compactMap(space.edges)
    var path = Path()
    if let first = edges.first, let last = edges.last {
      let method = marks[0].style.interpolation ?? .linear
      path.move(to: first.far)
      method.add(edges.map(\.far), to: &path)
      path.addLine(to: last.near)
      method.reversed.add(edges.map(\.near).reversed(), to: &path)
      path.closeSubpath()
    }
    return drawing(marks[0], path)
  }

  private func symbol(_ mark: Mark, at point: CGPoint) -> MarkDrawing {
    let size = styles.symbolSize(of: mark) ?? .area(Self.symbolArea)
    let shape: AnyChartSymbolShape
    switch styles.symbol(of: mark) {
    case .view(let content)?:
      var drawing = drawing(mark, Path())
      let view = content().foregroundStyle(styles.style(of: mark)).opacity(mark.style.opacity)
      drawing.symbol = (_NodeList(session: context.session).resolveOne(view), point)
      drawing.name = "ChartMark.point"
      return drawing
    case .shape(let own)?: shape = own
    case nil: shape = AnyChartSymbolShape(BasicChartSymbolShape.circle)
    }
    let path: Path =
      switch size {
      case .area(let area): shape.path(at: point, area: area)
      case .size(let size): shape.path(at: point, size: size)
      }
    var drawing = drawing(mark, path)
    drawing.name = "ChartMark.point"
    return drawing
  }

  /// Returns the rectangle beside which a mark's annotations are placed, and their default position.
  func anchor(of mark: Mark) -> (box: CGRect, position: AnnotationPosition.Name)? {
    switch mark.kind {
    case .bar, .rectangle:
      var isHorizontal = false
      if case .range = mark.x, mark.y.place != nil { isHorizontal = true }
      return space.box(of: mark).map { ($0, isHorizontal ? .trailing : .top) }
    case .sector: return space.sector(of: mark).map { (CGRect(origin: $0.middle, size: .zero), .overlay) }
    case .rule:
      return space.rule(of: mark).map { start, end in
        (
          CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)),
          AnnotationPosition.Name.top
        )
      }
    case .line, .point: return space.point(of: mark).map { (CGRect(origin: $0, size: .zero), .top) }
    case .area: return space.edges(of: mark).map { (CGRect(origin: $0.far, size: .zero), .top) }
    }
  }
}

extension MarkDrawing {
  /// The bounding box of the drawing.
  @MainActor var box: CGRect {
    guard let symbol else { return path.boundingRect }
    let size = symbol.node.size(.unspecified)
    return CGRect(x: symbol.at.x - size.width / 2, y: symbol.at.y - size.height / 2, width: size.width, height: size.height)
  }

  @MainActor func place() {
    symbol?.node.place(at: box.origin, proposal: .unspecified)
  }

  /// Draws it with its layer effects; the last effect is the outermost.
  @MainActor func draw(on canvas: inout NodeCanvas, context: _StyleContext, mask: ([Mark]) -> [MarkDrawing]) {
    draw(layers[...], on: &canvas, context, mask)
  }
  @MainActor private func draw(
    _ layers: ArraySlice<MarkLayer>, on canvas: inout NodeCanvas, _ context: _StyleContext, _ mask: ([Mark]) -> [MarkDrawing]
  ) {
    guard let outer = layers.last else {
      if let symbol { canvas.draw(symbol.node) } else { canvas.draw(path, paint, stroke: stroke, paintBox: paintBox, name: name) }
      return
    }
    var layer = NodeLayer()
    switch outer {
    case .blur(let radius): layer.addBlur(radius: radius)
    case .shadow(let color, let radius, let x, let y): layer.addShadow(color, radius: radius, x: x, y: y, in: context)
    case .clip(let shape, let style):
      layer.clip = EnvironmentStack.with(context.environment) { shape.path(in: box) }
      layer.clipIsEvenOdd = style.isEOFilled
    case .mask(let marks):
      let drawings = mask(marks)
      layer.mask = { canvas in for drawing in drawings { drawing.draw(on: &canvas, context: context, mask: { _ in [] }) } }
    case .compositing: layer.isComposed = true
    case .accessibilityLabel(let text):
      layer.accessibilityLabel = EnvironmentStack.with(context.environment) { text.spoken(in: context.session) }
    case .accessibilityValue(let text):
      layer.accessibilityValue = EnvironmentStack.with(context.environment) { text.spoken(in: context.session) }
    case .accessibilityIdentifier(let identifier): layer.accessibilityIdentifier = identifier
    case .accessibilityHidden(let hidden): layer.accessibilityHidden = hidden
    }
    canvas.draw(layer, name: "ChartLayer") { draw(layers.dropLast(), on: &$0, context, mask) }
  }
}
