import Archive
import Foundation

/// The level of a budget over time as a line with its area, and the most that it can be.
struct BudgetCurve {
  let samples: [WidgetDay.BudgetSample]
  let time: TimeScale
  let values: ValueScale

  /// The curve's points: all of them where few lie on a point of the page, otherwise the first, least, most and last of each half.
  var points: [(x: Double, y: Double)] {
    thin(samples.map { (time.x($0.at), values.place($0.tokens)) })
  }

  func draw(in drawing: inout ChartDrawing, lineWidth: Double = 1.5, showsCapacity: Bool = true) {
    let points = points
    guard let first = points.first, let last = points.last else { return }
    let floor = values.place(0)
    var line = PathData()
    line.move(x: first.x, y: first.y)
    for point in points.dropFirst() { line.line(x: point.x, y: point.y) }
    var area = line
    area.line(x: last.x, y: floor)
    area.line(x: first.x, y: floor)
    area.close()
    drawing.fill(area, ChartStyle.budget, opacity: 0.16, name: "Budget area")
    if showsCapacity {
      let capacity = thin(samples.map { (time.x($0.at), values.place($0.capacity)) })
      var path = PathData()
      path.move(x: capacity[0].x, y: capacity[0].y)
      for point in capacity.dropFirst() { path.line(x: point.x, y: point.y) }
      drawing.stroke(path, ChartStyle.faint, dash: [3, 3], name: "Capacity")
    }
    drawing.stroke(line, ChartStyle.budget, width: lineWidth, name: "Budget")
  }

  private func thin(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    guard points.count > Int(time.width * 4) else { return points }
    var kept: [(x: Double, y: Double)] = []
    var index = 0
    while index < points.count {
      let column = (points[index].x * 2).rounded(.down)
      var end = index
      while end < points.count, (points[end].x * 2).rounded(.down) == column { end += 1 }
      let low = (index..<end).min { points[$0].y < points[$1].y } ?? index
      let high = (index..<end).max { points[$0].y < points[$1].y } ?? index
      for position in Set([index, low, high, end - 1]).sorted() { kept.append(points[position]) }
      index = end
    }
    return kept
  }
}
