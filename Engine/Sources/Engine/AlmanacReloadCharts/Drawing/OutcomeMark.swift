import AlmanacScheduler
import AlmanacWireSchema

/// The marks of decisions: each outcome has its own shape, so that colour is not needed to distinguish them.
enum OutcomeMark {
  /// Draws marks of one outcome, centred on `y`, `size` points wide: a disc for granted, a ring for free, a triangle for deferred, a cross for
  /// denied.
  static func draw(_ outcome: Decision.Outcome, at positions: [Double], y: Double, size: Double, in drawing: inout ChartDrawing, name: String? = nil)
  {
    let color = ChartStyle.color(of: outcome)
    let name = name ?? outcome.rawValue
    let half = size / 2
    var path = PathData()
    switch outcome {
    case .granted:
      for x in positions { path.addEllipse(in: RectValue(x: x - half, y: y - half, width: size, height: size)) }
      drawing.fill(path, color, name: name)
    case .free:
      let radius = half - 0.75
      for x in positions { path.addEllipse(in: RectValue(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }
      drawing.stroke(path, color, width: 1.5, name: name)
    case .deferred:
      for x in positions {
        path.move(x: x - half, y: y + half * 0.8)
        path.line(x: x, y: y - half)
        path.line(x: x + half, y: y + half * 0.8)
        path.close()
      }
      drawing.fill(path, color, name: name)
    case .denied:
      let arm = half * 0.75
      for x in positions {
        path.addLine(x - arm, y - arm, x + arm, y + arm)
        path.addLine(x - arm, y + arm, x + arm, y - arm)
      }
      drawing.stroke(path, color, width: 1.75, name: name)
    // No reload, so charts of reloads have no mark for it.
    case .rotated: break
    }
  }

  /// Removes positions that are closer than `gap` to the previous one, so that a chart of a thousand reloads is no larger than its width.
  static func thinned(_ positions: [Double], gap: Double = 1) -> [Double] {
    var kept: [Double] = []
    for position in positions.sorted() where kept.last.map({ position - $0 >= gap }) ?? true { kept.append(position) }
    return kept
  }

  /// Returns the size of marks at these positions, 3 to 9 points: smaller where they are crowded, so that they stay apart as long as possible.
  static func size(at positions: [Double]) -> Double {
    let gaps = zip(positions, positions.dropFirst()).map { $1 - $0 }.sorted()
    guard !gaps.isEmpty else { return 9 }
    return min(9, max(3, gaps[gaps.count / 4] * 0.85))
  }
}

extension Decision.Outcome {
  /// The outcome's name in lanes and legends.
  var laneName: String {
    switch self {
    case .granted: "Granted"
    case .free: "Free"
    case .deferred: "Deferred"
    case .denied: "Denied"
    case .rotated: "Rotated"
    }
  }
}
