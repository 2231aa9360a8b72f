import CAlmanacPathClipping

/// Set operations on areas, with Clipper.
///
/// Curves are flattened first, with a tolerance of 0.02 points, or of 1/4000 of the extent for small paths such as those in a unit square. Results
/// consist of straight lines.
extension CGPath {
  /// Returns the path's area as outlines that neither cross nor overlap.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { combined(with: CGPath(steps: []), ALMANAC_CLIP_UNION, rule) }
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, ALMANAC_CLIP_UNION, rule) }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, ALMANAC_CLIP_INTERSECTION, rule)
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, ALMANAC_CLIP_DIFFERENCE, rule) }
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, ALMANAC_CLIP_XOR, rule) }
  /// Returns the parts of this path's lines that are inside `other`.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, ALMANAC_CLIP_INTERSECTION, rule, cutsLines: true)
  }
  /// Returns the parts of this path's lines that are outside `other`.
  public func lineSubtraction(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, ALMANAC_CLIP_DIFFERENCE, rule, cutsLines: true)
  }
  /// Returns whether the two areas share more than an edge.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { !intersection(other, using: rule).isEmpty }

  private func combined(with other: CGPath, _ operation: Int, _ rule: CGPathFillRule, cutsLines: Bool = false) -> CGPath {
    let extent = max(Self.extent(of: self), Self.extent(of: other))
    guard extent > 0, extent.isFinite else { return CGPath(steps: []) }
    let tolerance = min(0.02, extent / 4000)
    // Clipper calculates with 64 bits if coordinates are below 2^29. With a power of two, integers stay exact.
    let grid = PolygonGrid(unit: exp2(log2(extent).rounded(.up)) / CGFloat(1 << 28))
    let subject = grid.lines(of: Polylines(self, tolerance: tolerance).lines, closing: cutsLines)
    let area = grid.lines(of: Polylines(other, tolerance: tolerance).lines, closing: false)
    let result = subject.withLines { subject in
      area.withLines { area in almanac_clip_create(subject, cutsLines ? 1 : 0, area, Int32(operation), rule == .evenOdd ? 1 : 0) }
    }
    guard let result else { return CGPath(steps: []) }
    defer { almanac_clip_destroy(result) }
    return CGPath(steps: grid.steps(of: result, closing: !cutsLines))
  }

  private static func extent(of path: CGPath) -> CGFloat {
    path.steps.reduce(0) { $1.points.reduce($0) { max($0, abs($1.x), abs($1.y)) } }
  }
}

/// Converts between points and Clipper's integer coordinates.
private struct PolygonGrid {
  /// The size of a grid step, in points.
  let unit: CGFloat

  /// Converts lines to Clipper's. With `closing`, the first point of a closed line is repeated at the end, so that its last side is cut too.
  func lines(of lines: [Polylines.Line], closing: Bool) -> GridLines {
    var result = GridLines()
    for line in lines {
      let points = closing && line.isClosed ? line.points + [line.points[0]] : line.points
      result.counts.append(Int32(points.count))
      for point in points { result.points += [Int64((point.x / unit).rounded()), Int64((point.y / unit).rounded())] }
    }
    return result
  }

  func steps(of clip: OpaquePointer, closing: Bool) -> [CGPath.Step] {
    var steps: [CGPath.Step] = []
    for line in 0..<almanac_clip_lines(clip) {
      for index in 0..<almanac_clip_count(clip, line) {
        let point = CGPoint(x: CGFloat(almanac_clip_x(clip, line, index)) * unit, y: CGFloat(almanac_clip_y(clip, line, index)) * unit)
        steps.append(index == 0 ? .move(point) : .line(point))
      }
      if closing { steps.append(.close) }
    }
    return steps
  }
}

private struct GridLines {
  var points: [Int64] = []
  var counts: [Int32] = []

  func withLines<R>(_ body: (almanac_polylines) -> R) -> R {
    points.withUnsafeBufferPointer { points in
      points.withMemoryRebound(to: CLongLong.self) { points in
        counts.withUnsafeBufferPointer { counts in
          body(almanac_polylines(points: points.baseAddress, counts: counts.baseAddress, lines: Int32(counts.count)))
        }
      }
    }
  }
}
