import SwiftUICore

/// Lays out a chart: the plot, the axes beside it, titles and legend around them.
///
/// The number of marked values, the ends of the scales and the space for labels all depend on the chart's size. Therefore everything except
/// the marks is made when the size is known, in the environment of the chart.
@MainActor
final class ChartLayout: NodeDrawing {
  private let session: RenderSession
  private let environment: EnvironmentValues
  private let settings: ChartSettings
  private let context: _StyleContext
  private let marks: [Mark]
  private let styles: ChartStyles
  private let xValues: [_ChartValue]
  private let yValues: [_ChartValue]
  private var plan: ChartPlan?
  /// The layers behind and in front of the chart, and the annotations.
  private var backgrounds: [LayoutNode] = []
  private var overlays: [LayoutNode] = []
  private var annotations: [LayoutNode] = []

  /// The size of a chart without a proposed size, in points: large enough to be readable.
  private static let idealSize = CGSize(width: 100, height: 100)
  private static let largestPlan: CGFloat = 10_000

  init(_ marks: [Mark], session: RenderSession) {
    self.session = session
    var environment = EnvironmentStack.current
    settings = environment.chartSettings
    // The settings of this chart do not apply to charts in its annotations, legend and layers, and these are not inside a stack.
    environment.chartSettings = ChartSettings()
    environment.core.stackAxis = nil
    self.environment = environment
    context = _StyleContext(environment: environment, session: session)
    self.marks = Stacking.stacked(marks)
    styles = ChartStyles(self.marks, settings: settings)
    xValues = self.marks.flatMap(\.x.values)
    yValues = self.marks.flatMap(\.y.values)
  }

  let name = "Chart"

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
    guard settings.plotStyle != nil || settings.x.style != nil || settings.y.style != nil else { return size }
    let plan = plan(for: size)
    // A plot style may make the plot smaller or larger than the proposed size.
    let taken = plan.plot.size(ProposedViewSize(plan.plotRect.size))
    return CGSize(width: size.width + taken.width - plan.plotRect.width, height: size.height + taken.height - plan.plotRect.height)
  }

  // MARK: Planning

  private func plan(for size: CGSize) -> ChartPlan {
    // Containers also propose an infinite size.
    let size = CGSize(width: min(max(0, size.width), Self.largestPlan), height: min(max(0, size.height), Self.largestPlan))
    if let plan, plan.size == size { return plan }
    let made = EnvironmentStack.with(environment) {
      ChartPlan(
        size: size, settings: settings, environment: environment, session: session, styles: styles,
        x: { scale(\.x, xValues, settings.x, count: $0) }, y: { scale(\.y, yValues, settings.y, count: $0) })
    }
    plan = made
    return made
  }

  /// Returns the scale of an axis that marks about `count` values.
  private func scale(_ extent: KeyPath<Mark, Extent>, _ values: [_ChartValue], _ axis: ChartSettings.AxisSettings, count: Int) -> Scale? {
    guard !values.isEmpty else {
      guard marks.isEmpty else { return nil }
      if case .continuous? = axis.domain { return Scale.covering([], domain: axis.domain, type: axis.type) }
      guard extent == \Mark.y, axis.domain?.isAutomatic ?? true else { return nil }
      // An empty chart has no values for an x axis; its y axis runs from 0 to 1.
      var scale = Scale(kind: .continuous(low: 0, high: 1, isDate: false))
      scale.automaticStep = 1
      return scale
    }
    let isShown = axis.visibility != .hidden
    let rounding = isShown ? (axis.sets.map { $0.first?.values } ?? .automatic)?.rounding(count: count) : nil
    guard var scale = Scale.covering(values, domain: axis.domain, type: axis.type, rounding: rounding) else { return nil }
    scale.keepsBarsInside = axis.domain?.isAutomatic ?? true
    guard case .continuous(let low, let high, let isDate) = scale.kind else {
      if let length = axis.visibleLength, length > 0 { scale.show(length, from: axis.visibleStart) }
      return scale
    }
    scale.isHalfOpen = marks.contains { mark in
      if case .unit(_, let end, false) = mark[keyPath: extent] { end.scalar == high } else { false }
    }
    if let length = axis.visibleLength, length > 0 {
      let start = min(max(axis.visibleStart?.scalar ?? low, low), max(low, high - length))
      scale.kind = .continuous(low: start, high: start + length, isDate: isDate)
      scale.automaticStep = nil
    }
    return scale
  }

  // MARK: Placement

  func layOut(in size: CGSize, globalOrigin: CGPoint) {
    let plan = plan(for: size)
    EnvironmentStack.with(environment) { place(plan, globalOrigin) }
  }

  private func place(_ plan: ChartPlan, _ globalOrigin: CGPoint) {
    for row in plan.rows { row.node.place(at: row.origin, proposal: row.proposal) }
    plan.plot.place(at: plan.plotRect.origin, proposal: ProposedViewSize(plan.plotRect.size))
    let plotOrigin = plan.plotDrawing.globalOrigin
    let rect = CGRect(
      origin: CGPoint(x: plotOrigin.x - globalOrigin.x, y: plotOrigin.y - globalOrigin.y), size: plan.plotDrawing.size)

    // Marks and grid; annotations may need space at the ends of the scales.
    let (xInsets, yInsets) = (settings.x.insets ?? _PlotInsets(), settings.y.insets ?? _PlotInsets())
    var builder = builder(plan, rect.size, xInsets, yInsets)
    let annotations = AnnotationLayout(marks, builder: builder, plot: rect, chart: plan.size, session: session)
    let padding = annotations.insets(
      builder, xMoves: plan.xScale?.isContinuous == true && settings.x.domain?.isAutomatic != false && xInsets.fixed == nil,
      yMoves: plan.yScale?.isContinuous == true && settings.y.domain?.isAutomatic != false && yInsets.fixed == nil)
    if !padding.x.isEmpty || !padding.y.isEmpty { builder = self.builder(plan, rect.size, xInsets.adding(padding.x), yInsets.adding(padding.y)) }
    self.annotations = annotations.place(builder)
    let space = builder.space
    plan.plotDrawing.drawings = builder.drawings(of: marks)
    plan.plotDrawing.masks = { [builder] marks in
      let made = builder.drawings(of: marks)
      for drawing in made { drawing.place() }
      return made
    }
    plan.plotDrawing.isClipped = settings.x.visibleLength != nil || settings.y.visibleLength != nil
    plan.plotDrawing.lines = [(plan.xAxis, space.x), (plan.yAxis, space.y)].flatMap { layout, axis in
      axis.flatMap { layout?.gridLines($0, in: rect.size, paint: linePaint) } ?? []
    }
    session.within(plotOrigin) { for drawing in plan.plotDrawing.drawings { drawing.place() } }

    for strip in plan.strips {
      strip.node.place(at: plan.origin(of: strip, beside: rect), proposal: strip.proposal(beside: rect))
      fill(strip, plan, space, rect, globalOrigin)
    }
    let proxy = ChartProxy(plot: space, frame: CGRect(origin: plotOrigin, size: rect.size), styles: styles)
    // The outermost modifier comes first: its background lies behind all others, its overlay in front.
    backgrounds = settings.backgrounds.map { layer($0, proxy, plan.size) }
    overlays = settings.overlays.reversed().map { layer($0, proxy, plan.size) }
  }

  private func linePaint(_ style: AnyShapeStyle?) -> _StylePaint { (style ?? AnyShapeStyle(Color(system: "separator")))._paint(in: context) }

  /// Puts the ticks and labels of a side into its strip. Their origin is the strip's corner.
  private func fill(_ strip: ChartPlan.Strip, _ plan: ChartPlan, _ space: PlotSpace, _ rect: CGRect, _ globalOrigin: CGPoint) {
    guard let axis = strip.layout.axis == .horizontal ? space.x : space.y else { return }
    let origin = strip.drawing.globalOrigin
    let (dx, dy) = (rect.minX + globalOrigin.x - origin.x, rect.minY + globalOrigin.y - origin.y)
    strip.drawing.ticks = strip.layout.ticks(axis, at: strip.side, in: rect.size, paint: linePaint).map {
      AxisLine(
        from: CGPoint(x: $0.from.x + dx, y: $0.from.y + dy), to: CGPoint(x: $0.to.x + dx, y: $0.to.y + dy), stroke: $0.stroke, paint: $0.paint)
    }
    let bounds = CGRect(x: -rect.minX, y: -rect.minY, width: plan.size.width, height: plan.size.height)
    let placed = strip.layout.placedLabels(axis, at: strip.side, in: rect.size, bounds: bounds)
    strip.drawing.labels = placed.map(\.label.node)
    session.within(origin) {
      for (label, box) in placed {
        // The frame of a rotated label is that of the unrotated label with the same centre.
        let taken = label.node.size(label.proposal)
        label.node.place(
          at: CGPoint(x: box.midX - taken.width / 2 + dx, y: box.midY - taken.height / 2 + dy), proposal: label.proposal)
      }
    }
  }

  private func builder(_ plan: ChartPlan, _ size: CGSize, _ x: _PlotInsets, _ y: _PlotInsets) -> MarkDrawingBuilder {
    MarkDrawingBuilder(
      space: PlotSpace(
        size: size, x: plan.xScale, y: plan.yScale, xInsets: x, yInsets: y, isMirrored: environment.core.layoutDirection == .rightToLeft, marks: marks
      ),
      styles: styles, context: context)
  }

  private func layer(_ layer: ChartSettings.Layer, _ proxy: ChartProxy, _ size: CGSize) -> LayoutNode {
    let node = _NodeList(session: session).resolveOne(layer.content(proxy), alignment: layer.alignment)
    let proposal = ProposedViewSize(size)
    node.place(at: node.dimensions(proposal).origin(in: size, alignment: layer.alignment), proposal: proposal)
    return node
  }

  // MARK: Drawing

  func draw(on canvas: inout NodeCanvas) {
    guard let plan, plan.size.width > 0, plan.size.height > 0 else { return }
    for node in backgrounds { canvas.draw(node) }
    canvas.draw(plan.plot)
    for strip in plan.strips { canvas.draw(strip.node) }
    for node in annotations { canvas.draw(node) }
    for row in plan.rows { canvas.draw(row.node) }
    for node in overlays { canvas.draw(node) }
  }
}

extension RenderSession {
  /// Runs `body` for nodes whose coordinates start at `origin` of the drawing.
  fileprivate func within(_ origin: CGPoint, _ body: () -> Void) {
    let outer = placementOrigin
    placementOrigin = origin
    body()
    placementOrigin = outer
  }
}
