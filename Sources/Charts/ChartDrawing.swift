import SwiftUI

/// Marks drawn within a plot.
struct ChartDrawing {
  let plot: CGRect
  let xScale: Scale
  let yScale: Scale

  /// What marks without a size of their own take, in points and square points.
  private static let lineWidth: CGFloat = 2
  private static let ruleWidth: CGFloat = 1
  private static let symbolArea: CGFloat = 30

  private func x(_ value: _ChartValue) -> CGFloat? { xScale.place(value).map { plot.minX + $0 * plot.width } }
  private func y(_ value: _ChartValue) -> CGFloat? { yScale.place(value).map { plot.maxY - $0 * plot.height } }

  /// The mark's point; the middle of a calendar unit or range.
  private func point(_ mark: Mark) -> CGPoint? {
    guard let xExtent = mark.x, let yExtent = mark.y, let x = middle(xExtent, x), let y = middle(yExtent, y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  private func middle(_ extent: Mark.Extent, _ place: (_ChartValue) -> CGFloat?) -> CGFloat? {
    guard let start = place(extent.start) else { return nil }
    guard let end = extent.end.flatMap(place) else { return start }
    return (start + end) / 2
  }

  // MARK: Drawing

  @MainActor func draw(_ marks: [Mark], _ paints: [_StylePaint], on canvas: inout NodeCanvas) {
    var drawn: Set<String> = []
    for (index, mark) in marks.enumerated() {
      let paint = paints[index]
      switch mark.kind {
      case .line, .area:
        // All points of a series make one figure, drawn where its first mark stands.
        guard drawn.insert("\(mark.kind)/\(mark.series ?? "")/\(mark.style.group ?? "")").inserted else { continue }
        let series = marks.filter { $0.kind == mark.kind && $0.series == mark.series && $0.style.group == mark.style.group }
        if mark.kind == .line {
          drawLine(series, paint, on: &canvas)
        } else {
          canvas.draw(area(series), paint, name: "ChartMark.area")
        }
      case .bar, .rectangle:
        guard let box = box(of: mark) else { continue }
        canvas.draw(Path(roundedRect: box, cornerRadius: mark.style.cornerRadius ?? 0), paint, name: "ChartMark.\(mark.kind)")
      case .point:
        guard let point = point(mark) else { continue }
        canvas.draw(symbol(mark, at: point), paint, name: "ChartMark.point")
      case .rule:
        guard let path = rule(mark) else { continue }
        canvas.draw(path, paint, stroke: mark.style.stroke ?? StrokeStyle(lineWidth: Self.ruleWidth), name: "ChartMark.rule")
      }
    }
  }

  @MainActor private func drawLine(_ series: [Mark], _ paint: _StylePaint, on canvas: inout NodeCanvas) {
    let placed = series.compactMap { mark in point(mark).map { (mark: mark, point: $0) } }
    guard let first = placed.first else { return }
    var path = Path()
    path.move(to: first.point)
    (first.mark.style.interpolation ?? .linear).add(placed.map(\.point), to: &path)
    let stroke = first.mark.style.stroke ?? StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    canvas.draw(path, paint, stroke: stroke, name: "ChartMark.line")
    for (mark, point) in placed where mark.style.symbol != nil {
      canvas.draw(symbol(mark, at: point), paint, name: "ChartMark.point")
    }
  }

  private func area(_ series: [Mark]) -> Path {
    var upper: [CGPoint] = []
    var lower: [CGPoint] = []
    for mark in series {
      guard let extent = mark.y, let x = mark.x.flatMap({ middle($0, x) }), let from = y(extent.start), let to = extent.end.flatMap(y) else {
        continue
      }
      upper.append(CGPoint(x: x, y: to))
      lower.append(CGPoint(x: x, y: from))
    }
    guard let first = upper.first, let last = lower.last else { return Path() }
    let method = series.first?.style.interpolation ?? .linear
    var path = Path()
    path.move(to: first)
    method.add(upper, to: &path)
    path.addLine(to: last)
    method.add(lower.reversed(), to: &path)
    path.closeSubpath()
    return path
  }

  private func symbol(_ mark: Mark, at point: CGPoint) -> Path {
    (mark.style.symbol ?? .circle).path(at: point, area: mark.style.symbolArea ?? Self.symbolArea)
  }

  private func rule(_ mark: Mark) -> Path? {
    func ends(_ extent: Mark.Extent?, _ place: (_ChartValue) -> CGFloat?, _ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat)? {
      guard let extent else { return (low, high) }
      guard let start = place(extent.start) else { return nil }
      return (start, extent.end.flatMap(place) ?? start)
    }
    guard let (x0, x1) = ends(mark.x, x, plot.minX, plot.maxX), let (y0, y1) = ends(mark.y, y, plot.maxY, plot.minY) else { return nil }
    return Path {
      $0.move(to: CGPoint(x: x0, y: y0))
      $0.addLine(to: CGPoint(x: x1, y: y1))
    }
  }

  // MARK: Boxes

  /// The box that a mark covers; what its annotations stand beside.
  func box(of mark: Mark) -> CGRect? {
    switch mark.kind {
    case .bar, .rectangle:
      guard let (left, right) = span(mark.x, mark, x, xScale, plot.width), let (top, bottom) = span(mark.y, mark, y, yScale, plot.height) else {
        return nil
      }
      return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    case .rule: return rule(mark)?.boundingRect
    case .line, .area, .point: return point(mark).map { CGRect(origin: $0, size: .zero) }
    }
  }

  /// From where to where a bar runs on an axis: between its values, or across the room of its one value.
  private func span(_ extent: Mark.Extent?, _ mark: Mark, _ place: (_ChartValue) -> CGFloat?, _ scale: Scale, _ length: CGFloat) -> (
    CGFloat, CGFloat
  )? {
    guard let extent, let start = place(extent.start) else { return nil }
    if let end = extent.end.flatMap(place) {
      guard extent.isUnit else { return (start, end) }
      let (middle, width) = ((start + end) / 2, mark.width.width(in: abs(end - start)))
      return (middle - width / 2, middle + width / 2)
    }
    let width = mark.width.width(in: (scale.bandwidth ?? Self.loneBar) * length)
    return (start - width / 2, start + width / 2)
  }
  /// The room of a bar on a continuous axis without a unit, as a share of the axis.
  private static let loneBar: CGFloat = 0.05
}
