import SwiftUICore

/// Divides a chart of a given size: titles and legend outermost, then the axes, the plot in the middle.
@MainActor
final class ChartPlan {
  /// A title or the legend.
  struct Row {
    let node: LayoutNode
    let side: AxisLayout.Side
    let proposal: ProposedViewSize
    let size: CGSize
    /// The distance to the content inside it, in points.
    let spacing: CGFloat
    /// The position along its side, from 0 to 1.
    let alignment: CGFloat
    /// True if it is aligned with the plot instead of the whole chart.
    let alongPlot: Bool
    var origin = CGPoint.zero
  }
  /// One side of an axis.
  struct Strip {
    let side: AxisLayout.Side
    let layout: AxisLayout
    let drawing: AxisDrawing
    let node: LayoutNode
    let extent: CGFloat

    func proposal(beside plot: CGRect) -> ProposedViewSize {
      layout.axis == .horizontal ? ProposedViewSize(width: plot.width, height: extent) : ProposedViewSize(width: extent, height: plot.height)
    }
  }

  let size: CGSize
  private(set) var rows: [Row] = []
  private(set) var strips: [Strip] = []
  private(set) var plotRect = CGRect.zero
  let plotDrawing: PlotDrawing
  let plot: LayoutNode
  private(set) var xScale: Scale?
  private(set) var yScale: Scale?
  private(set) var xAxis: AxisLayout?
  private(set) var yAxis: AxisLayout?

  /// The space of one marked value of the x axis, in points, and the minimum and maximum number of its marked values.
  private static let valueWidth: CGFloat = 50
  private static let values = 2...5
  private static let legendGap: CGFloat = 8
  private static let titleGap: CGFloat = 4

  init(
    size: CGSize, settings: ChartSettings, environment: EnvironmentValues, session: RenderSession, styles: ChartStyles, x: (Int) -> Scale?,
    y: (Int) -> Scale?
  ) {
    self.size = size
    let list = _NodeList(session: session)
    plotDrawing = PlotDrawing(context: _StyleContext(environment: environment, session: session))
    let content = ChartPlotContent(drawing: plotDrawing)
    plot = settings.plotStyle.map { list.resolveOne($0(content)) } ?? list.resolveOne(content)
    rows = Self.rows(settings, size, environment, styles, list)
    var inner = CGRect(origin: .zero, size: size)
    for row in rows { inner = row.cutting(inner) }

    func axis(_ axis: Axis, _ own: ChartSettings.AxisSettings, _ scale: Scale?, _ count: Int, _ length: CGFloat) -> AxisLayout? {
      guard let scale, own.visibility != .hidden else { return nil }
      return AxisLayout(
        axis, scale: scale, sets: own.sets ?? [AxisMarkSet()], count: count, length: length, environment: environment, session: session)
    }
    // The y axis first: the width of its labels determines the space for the x axis.
    yScale = y(NumberTicks.mostIntervals)
    yAxis = axis(.vertical, settings.y, yScale, NumberTicks.mostIntervals, inner.height)
    var width = inner.width
    for side in yAxis?.sides ?? [] { width -= yAxis?.extent(at: side) ?? 0 }
    var xCount = min(max(Int(width / Self.valueWidth), Self.values.lowerBound), Self.values.upperBound)
    repeat {
      xScale = x(xCount)
      xAxis = axis(.horizontal, settings.x, xScale, xCount, width)
      xCount -= 1
    } while xCount >= Self.values.lowerBound && settings.x.sets == nil && !fits(width)

    for axis in [yAxis, xAxis].compactMap({ $0 }) {
      let style = axis.axis == .horizontal ? settings.x.style : settings.y.style
      for side in axis.sides.sorted(by: { "\($0)" < "\($1)" }) { strips.append(Self.strip(axis, side, style, list)) }
    }
    plotRect = plotRect(inner)
    for index in rows.indices { rows[index].origin = origin(of: rows[index], at: index) }
  }

  /// Returns true if all labels of the x axis fit.
  private func fits(_ width: CGFloat) -> Bool {
    guard let xAxis, xAxis.scale.isContinuous else { return true }
    let axis = PlotAxis(scale: xAxis.scale, start: xAxis.isMirrored ? width : 0, end: xAxis.isMirrored ? 0 : width)
    let bounds = CGRect(x: -size.width, y: 0, width: size.width * 3, height: size.height)
    return xAxis.placedLabels(axis, at: .bottom, in: CGSize(width: width, height: 0), bounds: bounds).count == xAxis.labels.count
  }

  private static func strip(
    _ axis: AxisLayout, _ side: AxisLayout.Side, _ style: ((ChartAxisContent) -> AnyView)?, _ list: _NodeList
  ) -> Strip {
    let drawing = AxisDrawing(axis: axis.axis)
    drawing.extent = axis.extent(at: side)
    let content = ChartAxisContent(drawing: drawing)
    let node = style.map { list.resolveOne($0(content)) } ?? list.resolveOne(content)
    let taken = node.size(
      ProposedViewSize(width: axis.axis == .vertical ? drawing.extent : nil, height: axis.axis == .horizontal ? drawing.extent : nil))
    let extent = style == nil ? drawing.extent : axis.axis == .horizontal ? taken.height : taken.width
    return Strip(side: side, layout: axis, drawing: drawing, node: node, extent: extent)
  }

  private func plotRect(_ inner: CGRect) -> CGRect {
    func extent(_ side: AxisLayout.Side) -> CGFloat { strips.filter { $0.side == side }.map(\.extent).max() ?? 0 }
    // The outermost labels of the y axis extend beyond the plot, and beyond the chart if there is no strip there.
    return CGRect(
      x: inner.minX + extent(.left), y: inner.minY + extent(.top), width: max(0, inner.width - extent(.left) - extent(.right)),
      height: max(0, inner.height - extent(.top) - extent(.bottom)))
  }

  /// Returns the origin of a strip beside a plot.
  func origin(of strip: Strip, beside plot: CGRect) -> CGPoint {
    switch strip.side {
    case .bottom: CGPoint(x: plot.minX, y: plot.maxY)
    case .top: CGPoint(x: plot.minX, y: plot.minY - strip.extent)
    case .right: CGPoint(x: plot.maxX, y: plot.minY)
    case .left: CGPoint(x: plot.minX - strip.extent, y: plot.minY)
    }
  }
}

// MARK: Titles and legend

extension ChartPlan {
  /// Returns the legend and the titles, outermost first.
  private static func rows(
    _ settings: ChartSettings, _ size: CGSize, _ environment: EnvironmentValues, _ styles: ChartStyles, _ list: _NodeList
  ) -> [Row] {
    var rows: [Row] = []
    let isRightToLeft = environment.core.layoutDirection == .rightToLeft
    func add(
      _ view: AnyView, _ position: AnnotationPosition.Name, _ alignment: Alignment?, standard: CGFloat, spacing: CGFloat, alongPlot: Bool, turns: Bool
    ) {
      let side = side(position, isRightToLeft)
      let isVertical = side == .left || side == .right
      let node = list.resolveOne(turns && isVertical ? AnyView(view.fixedSize().rotationEffect(.degrees(-90))) : view)
      let proposal = ProposedViewSize(width: isVertical ? nil : size.width, height: nil)
      let taken = node.size(proposal)
      rows.append(
        Row(
          node: node, side: side, proposal: proposal,
          size: turns && isVertical ? CGSize(width: taken.height, height: taken.width) : taken, spacing: spacing,
          alignment: fraction(alignment, position, isVertical, isRightToLeft) ?? (isRightToLeft && !isVertical ? 1 - standard : standard),
          alongPlot: alongPlot))
    }
    let legend = settings.legend
    if legend.visibility != .hidden {
      let isColumn = [.leading, .trailing].contains(legend.position.name)
      let own = legend.content?() ?? ChartLegend(styles, locale: environment.core.locale, isColumn: isColumn).map { AnyView($0) }
      if let own {
        let position = legend.position.name == .automatic ? .bottom : legend.position.name
        add(own, position, legend.alignment, standard: 0, spacing: legend.spacing ?? legendGap, alongPlot: false, turns: false)
      }
    }
    for (axis, titles) in [(Axis.horizontal, settings.x.titles), (Axis.vertical, settings.y.titles)] {
      for title in titles {
        let position = title.position.name == .automatic ? (axis == .horizontal ? .bottom : .top) : title.position.name
        let view = AnyView(title.content().font(.caption).foregroundStyle(HierarchicalShapeStyle.secondary))
        let isBeside = position == .leading || position == .trailing
        add(
          view, position, title.alignment, standard: isBeside ? 0.5 : axis == .horizontal ? 0 : 1, spacing: title.spacing ?? titleGap,
          alongPlot: axis == .horizontal || isBeside, turns: axis == .vertical)
      }
    }
    return rows
  }

  private static func side(_ position: AnnotationPosition.Name, _ isRightToLeft: Bool) -> AxisLayout.Side {
    switch position {
    case .top, .topLeading, .topTrailing: .top
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .automatic, .overlay, .bottom, .bottomLeading, .bottomTrailing: .bottom
    }
  }

  /// Returns the position of a row along its side, from its alignment or its corner; nil if neither determines it.
  private static func fraction(_ alignment: Alignment?, _ position: AnnotationPosition.Name, _ isVertical: Bool, _ isRightToLeft: Bool) -> CGFloat? {
    func along(_ leading: Bool, _ trailing: Bool) -> CGFloat { leading == trailing ? 0.5 : leading != isRightToLeft ? 0 : 1 }
    if let alignment {
      guard !isVertical else { return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5 }
      return along(alignment.horizontal == .leading, alignment.horizontal == .trailing)
    }
    switch position {
    case .topLeading, .bottomLeading: return along(true, false)
    case .topTrailing, .bottomTrailing: return along(false, true)
    default: return nil
    }
  }

  private func origin(of row: Row, at index: Int) -> CGPoint {
    var outer = CGRect(origin: .zero, size: size)
    for other in rows[..<index] { outer = other.cutting(outer) }
    let along = row.alongPlot ? plotRect : outer
    var origin = CGPoint(
      x: along.minX + (along.width - row.size.width) * row.alignment, y: along.minY + (along.height - row.size.height) * row.alignment)
    switch row.side {
    case .top: origin.y = outer.minY
    case .bottom: origin.y = outer.maxY - row.size.height
    case .left: origin.x = outer.minX
    case .right: origin.x = outer.maxX - row.size.width
    }
    // The frame of a rotated title is that of the unrotated title with the same centre.
    let taken = row.node.size(row.proposal)
    return CGPoint(x: origin.x + (row.size.width - taken.width) / 2, y: origin.y + (row.size.height - taken.height) / 2)
  }
}

extension ChartPlan.Row {
  /// Returns the part of `rect` that remains beside the row.
  func cutting(_ rect: CGRect) -> CGRect {
    var rect = rect
    switch side {
    case .top:
      rect.origin.y += size.height + spacing
      rect.size.height -= size.height + spacing
    case .bottom: rect.size.height -= size.height + spacing
    case .left:
      rect.origin.x += size.width + spacing
      rect.size.width -= size.width + spacing
    case .right: rect.size.width -= size.width + spacing
    }
    rect.size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    return rect
  }
}
