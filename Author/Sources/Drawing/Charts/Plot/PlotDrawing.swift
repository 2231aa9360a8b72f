import SwiftUICore

/// A layout leaf that draws the plot's grid lines and marks. The chart sets them once the plot's size is known.
@MainActor
final class PlotDrawing: NodeDrawing {
  /// Lines behind the marks.
  var lines: [AxisLine] = []
  var drawings: [MarkDrawing] = []
  /// True if marks are clipped to the plot.
  var isClipped = false
  var masks: ([Mark]) -> [MarkDrawing] = { _ in [] }
  private let context: _StyleContext
  private(set) var size = CGSize.zero
  /// The plot's origin in the coordinates of the drawing.
  private(set) var globalOrigin = CGPoint.zero

  init(context: _StyleContext) { self.context = context }

  let name = "ChartPlot"
  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
  func layOut(in size: CGSize, globalOrigin: CGPoint) { (self.size, self.globalOrigin) = (size, globalOrigin) }

  func draw(on canvas: inout NodeCanvas) {
    for line in lines { line.draw(on: &canvas, name: "ChartGrid") }
    guard isClipped else { return drawMarks(on: &canvas) }
    var layer = NodeLayer()
    layer.clip = Path(CGRect(origin: .zero, size: size))
    canvas.draw(layer, name: "ChartMarks") { drawMarks(on: &$0) }
  }

  private func drawMarks(on canvas: inout NodeCanvas) {
    for drawing in drawings { drawing.draw(on: &canvas, context: context, mask: masks) }
  }
}

/// A layout leaf that draws the ticks and labels at one side of the plot. The chart sets them once the plot is placed.
@MainActor
final class AxisDrawing: NodeDrawing {
  let axis: Axis
  /// The height of an axis below or above the plot, or the width of an axis beside it, in points.
  var extent: CGFloat = 0
  var ticks: [AxisLine] = []
  var labels: [LayoutNode] = []
  /// The environment of the axis, with the changes of its style.
  var environment = EnvironmentStack.current
  private(set) var size = CGSize.zero
  private(set) var globalOrigin = CGPoint.zero

  init(axis: Axis) { self.axis = axis }

  let name = "ChartAxis"
  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    return axis == .horizontal ? CGSize(width: size.width, height: extent) : CGSize(width: extent, height: size.height)
  }
  func layOut(in size: CGSize, globalOrigin: CGPoint) { (self.size, self.globalOrigin) = (size, globalOrigin) }

  func draw(on canvas: inout NodeCanvas) {
    for tick in ticks { tick.draw(on: &canvas, name: "ChartTick") }
    for label in labels { canvas.draw(label) }
  }
}

/// A grid line or tick, placed.
@MainActor
struct AxisLine {
  let from: CGPoint
  let to: CGPoint
  let stroke: StrokeStyle
  let paint: _StylePaint

  func draw(on canvas: inout NodeCanvas, name: String) {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    canvas.draw(path, paint, stroke: stroke, name: name)
  }
}
