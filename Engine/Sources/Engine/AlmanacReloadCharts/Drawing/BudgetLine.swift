import AlmanacWireSchema
import Foundation

/// The budget's level over time as a line with its area, and its capacity.
struct BudgetLine {
  let samples: [WidgetDay.BudgetSample]
  let time: TimeScale
  let values: ValueScale

  /// The curve's points: all if they are few, otherwise the first, lowest, highest and last of each half point of width.
  var points: [(x: Double, y: Double)] {
    thin(samples.map { (time.x($0.at), values.position(of: $0.tokens)) })
  }

  func draw(in drawing: inout ChartDrawing, lineWidth: Double = 1.5, showsCapacity: Bool = true) {
    let points = points
    guard let first = points.first, let last = points.last else { return }
    let floor = values.position(of: 0)
    var line = PathData()
    line.move(x: first.x, y: first.y)
    for point in points.dropFirst() { line.line(x: point.x, y: point.y) }
    var area = line
    area.line(x: last.x, y: floor)
    area.line(x: first.x, y: floor)
    area.close()
    drawing.fill(area, ChartStyle.budget, opacity: 0.16, name: "Budget area")
    if showsCapacity {
      let capacity = thin(samples.map { (time.x($0.at), values.position(of: $0.capacity)) })
      var path = PathData()
      path.move(x: capacity[0].x, y: capacity[0].y)
      for point in capacity.dropFirst() { path.line(x: point.x, y: point.y) }
      drawing.stroke(path, ChartStyle.faint, dash: [3, 3], name: "Capacity")
    }
    drawing.stroke(line, ChartStyle.budget, width: lineWidth, name: "Budget")
  }

  /// Leaves out points within 0.2 points of the line between the kept ones. Where more points remain than the page can show, keeps only the outermost
  /// ones of each half point.
  private func thin(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    let straight = Self.straightened(points)
    guard straight.count > Int(time.width * 4) else { return straight }
    var kept: [(x: Double, y: Double)] = []
    var index = 0
    while index < straight.count {
      let column = (straight[index].x * 2).rounded(.down)
      var end = index
      while end < straight.count, (straight[end].x * 2).rounded(.down) == column { end += 1 }
      let low = (index..<end).min { straight[$0].y < straight[$1].y } ?? index
      let high = (index..<end).max { straight[$0].y < straight[$1].y } ?? index
      for position in Set([index, low, high, end - 1]).sorted() { kept.append(straight[position]) }
      index = end
    }
    return kept
  }

  private static func straightened(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    guard var anchor = points.first else { return [] }
    var kept = [anchor]
    var passed: [(x: Double, y: Double)] = []
    for point in points.dropFirst() {
      let width = point.x - anchor.x
      let isOnTheWay = { (other: (x: Double, y: Double)) in
        guard width > 0 else { return abs(other.y - anchor.y) < 0.2 }
        return abs(anchor.y + (point.y - anchor.y) * (other.x - anchor.x) / width - other.y) < 0.2
      }
      // At most 64 are skipped at once, so that the time does not grow with the square of a day's samples.
      if passed.count >= 64 || !passed.allSatisfy(isOnTheWay), let last = passed.last {
        kept.append(last)
        anchor = last
        passed = []
      }
      passed.append(point)
    }
    return kept + passed.suffix(1)
  }
}
