/// A path as polylines, for set operations.
struct Polylines {
  struct Line {
    var points: [CGPoint]
    var isClosed: Bool
  }
  private(set) var lines: [Line] = []

  /// Replaces curves by chords. `tolerance` is the maximum distance between a curve and its chords.
  init(_ path: CGPath, tolerance: CGFloat) {
    var line = Line(points: [], isClosed: false)
    func add(_ line: Line) { if line.points.count > 1 { lines.append(line) } }
    for step in path.steps {
      let from = line.points.last ?? .zero
      switch step {
      case .move(let point):
        add(line)
        line = Line(points: [point], isClosed: false)
      case .line(let point): line.points.append(point)
      case .quad(let end, let control):
        let third = { (p: CGPoint) in CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3) }
        Self.curve(from, third(from), third(end), end, tolerance, &line.points)
      case .curve(let end, let control1, let control2): Self.curve(from, control1, control2, end, tolerance, &line.points)
      case .close:
        guard let start = line.points.first else { continue }
        line.isClosed = true
        add(line)
        // The next subpath starts at the start of this one.
        line = Line(points: [start], isClosed: false)
      }
    }
    add(line)
  }

  /// Adds enough points to keep the chords within `tolerance` of the curve. The curve's second derivative limits the distance.
  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ tolerance: CGFloat, _ points: inout [CGPoint]) {
    let bend = max(hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    let count = max(1, min(Int((0.75 * bend / tolerance).squareRoot().rounded(.up)), 1000))
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let u = 1 - t
      let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(CGPoint(x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y))
    }
  }

  var extent: CGFloat { lines.reduce(0) { $1.points.reduce($0) { max($0, abs($1.x), abs($1.y)) } } }
}

extension CGPath {
  /// Returns the path with curves replaced by chords. `threshold` is the maximum distance between a curve and its chords.
  public func flattened(threshold: CGFloat) -> CGPath {
    let lines = Polylines(self, tolerance: max(threshold, 1e-6)).lines
    return CGPath(steps: lines.flatMap { line in [.move(line.points[0])] + line.points.dropFirst().map(Step.line) + (line.isClosed ? [.close] : []) })
  }
}
