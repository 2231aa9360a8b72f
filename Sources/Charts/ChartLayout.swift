import SwiftUI

/// A chart laid out: the plot, labels of the axes beside it, the legend below.
@MainActor
final class ChartLayout: NodeDrawing {
  private struct Label {
    let place: CGFloat
    let node: LayoutNode
  }
  private let marks: [Mark]
  private let paints: [_StylePaint]
  private let settings: ChartSettings
  private let annotations: [[(annotation: Annotation, node: LayoutNode)]]
  private let xScale: Scale
  private let yScale: Scale
  private var xLabels: [Label] = []
  private var yLabels: [Label] = []
  private let legend: LayoutNode?
  private let gridPaint: _StylePaint
  private let isRightToLeft: Bool

  /// Room between the plot and its labels, and between labels and legend, in points.
  private static let labelGap: CGFloat = 4
  private static let legendGap: CGFloat = 8
  private static let tickCount = 5
  private static let gridWidth: CGFloat = 0.5

  init(_ marks: [Mark], list: _NodeList) {
    let environment = EnvironmentStack.current
    let context = _StyleContext(environment: environment, session: list.session)
    let settings = environment.chartSettings
    let groups = Self.groups(of: marks, settings: settings)
    let stacked = Stacking.stacked(marks)
    self.marks = stacked
    self.settings = settings
    paints = stacked.map { mark in
      let style =
        mark.style.foreground ?? mark.style.group.map { Self.style(of: $0, among: groups, settings: settings) } ?? AnyShapeStyle(Self.palette[0])
      var paint = style._paint(in: context)
      if mark.style.opacity != 1 { paint.multiplyOpacity(by: mark.style.opacity) }
      return paint
    }
    annotations = stacked.map { mark in mark.style.annotations.map { ($0, list.resolveOne($0.content())) } }
    func values(_ extent: KeyPath<Mark, Mark.Extent?>) -> [_ChartValue] {
      stacked.compactMap { $0[keyPath: extent] }.flatMap { [$0.start] + ($0.end.map { [$0] } ?? []) }
    }
    xScale = Scale.holding(values(\.x), domain: settings.xDomain, ticks: Self.tickCount)
    yScale = Scale.holding(values(\.y), domain: settings.yDomain, ticks: Self.tickCount)
    gridPaint = Color(system: "separator")._paint(in: context)
    legend =
      groups.isEmpty || settings.legend == .hidden
      ? nil
      : list.resolveOne(ChartLegend(entries: groups.map { ($0, Self.style(of: $0, among: groups, settings: settings)) }))
    func labels(_ scale: Scale, _ visibility: Visibility) -> [Label] {
      guard visibility != .hidden else { return [] }
      return scale.ticks(count: Self.tickCount, locale: environment.core.locale, calendar: environment.core.calendar).compactMap { tick in
        scale.place(tick.value).map { place in
          Label(
            place: place,
            node: list.resolveOne(Text(verbatim: tick.words).font(.caption2).foregroundStyle(HierarchicalShapeStyle.secondary).lineLimit(1)))
        }
      }
    }
    xLabels = labels(xScale, settings.xAxis)
    yLabels = labels(yScale, settings.yAxis)
    isRightToLeft = environment.core.layoutDirection == .rightToLeft
  }

  /// A chart without an offer is as large as it needs to be read.
  func size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }

  /// The plot's box in the node's own coordinates.
  private func plot(in size: CGSize) -> CGRect {
    func largest(_ labels: [Label], _ side: KeyPath<CGSize, CGFloat>) -> CGFloat {
      labels.map { $0.node.size(.unspecified)[keyPath: side] }.max() ?? 0
    }
    let below = xLabels.isEmpty ? 0 : largest(xLabels, \.height) + Self.labelGap
    let beside = yLabels.isEmpty ? 0 : largest(yLabels, \.width) + Self.labelGap
    let legendHeight = legend.map { $0.size(ProposedViewSize(width: size.width, height: nil)).height + Self.legendGap } ?? 0
    return CGRect(x: isRightToLeft ? beside : 0, y: 0, width: max(0, size.width - beside), height: max(0, size.height - below - legendHeight))
  }

  let name = "Chart"

  func draw(on canvas: inout NodeCanvas) {
    let size = canvas.size
    let area = plot(in: size)
    let drawing = ChartDrawing(plot: area, xScale: xScale, yScale: yScale)
    canvas.draw(grid(area), gridPaint, stroke: StrokeStyle(lineWidth: Self.gridWidth), name: "ChartGrid")
    drawing.draw(marks, paints, on: &canvas)
    drawLabels(beside: area, on: &canvas)
    for (index, mark) in marks.enumerated() {
      guard let anchor = drawing.box(of: mark) else { continue }
      for (annotation, view) in annotations[index] {
        canvas.put(view, at: annotation.origin(of: view.size(.unspecified), beside: anchor))
      }
    }
    if let legend {
      let proposal = ProposedViewSize(width: size.width, height: nil)
      let taken = legend.size(proposal)
      canvas.put(legend, at: CGPoint(x: isRightToLeft ? size.width - taken.width : 0, y: size.height - taken.height), proposal: proposal)
    }
  }

  private func drawLabels(beside area: CGRect, on canvas: inout NodeCanvas) {
    for label in yLabels {
      let size = label.node.size(.unspecified)
      let x = isRightToLeft ? area.minX - Self.labelGap - size.width : area.maxX + Self.labelGap
      canvas.put(label.node, at: CGPoint(x: x, y: area.maxY - label.place * area.height - size.height / 2))
    }
    // Labels that would run into the one before are left out.
    var free = -CGFloat.infinity
    for label in xLabels {
      let size = label.node.size(.unspecified)
      var x = area.minX + label.place * area.width
      // On a continuous axis words stand after their grid line, in a band below its middle.
      x = xScale.isContinuous ? min(x, canvas.size.width - size.width) : x - size.width / 2
      guard x >= free else { continue }
      free = x + size.width + Self.labelGap
      canvas.put(label.node, at: CGPoint(x: x, y: area.maxY + Self.labelGap))
    }
  }

  /// A line across the plot at each label.
  private func grid(_ area: CGRect) -> Path {
    var path = Path()
    for label in yLabels {
      let y = area.maxY - label.place * area.height
      path.move(to: CGPoint(x: area.minX, y: y))
      path.addLine(to: CGPoint(x: area.maxX, y: y))
    }
    for label in xLabels where xScale.isContinuous {
      let x = area.minX + label.place * area.width
      path.move(to: CGPoint(x: x, y: area.minY))
      path.addLine(to: CGPoint(x: x, y: area.maxY))
    }
    return path
  }
}

extension Annotation {
  /// The origin of a view of `size` beside `anchor`.
  func origin(of size: CGSize, beside anchor: CGRect) -> CGPoint {
    let centered = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch position {
    case .overlay: return centered
    case .bottom: return CGPoint(x: centered.x, y: anchor.maxY + spacing)
    case .leading: return CGPoint(x: anchor.minX - spacing - size.width, y: centered.y)
    case .trailing: return CGPoint(x: anchor.maxX + spacing, y: centered.y)
    default: return CGPoint(x: centered.x, y: anchor.minY - spacing - size.height)
    }
  }
}
