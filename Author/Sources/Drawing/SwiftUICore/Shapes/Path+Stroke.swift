extension Path {
  /// Returns the outline of the line that a stroke draws along this path; it has to be filled with the non-zero rule.
  ///
  /// Curves are approximated by straight pieces within 0.02 points. Each piece, join and cap is a polygon; the line is their union.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0 else { return Path() }
    var result = Path()
    for (segments, isClosed) in subpaths() {
      guard let first = segments.first else { continue }
      var points = [first.start]
      for point in segments.flatMap({ $0.flattened() }) where point != points[points.count - 1] { points.append(point) }
      if isClosed, points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
      points = Self.thinned(points)
      for (line, closed) in style.dashed(points, closed: isClosed) {
        result.append(Self.outline(of: line, closed: closed, half: half, style: style))
      }
    }
    return result
  }

  /// The largest distance of the approximation from the exact outline, in points: about a twentieth of a pixel at 3 pixels per point.
  private static let tolerance: CGFloat = 0.02

  /// Removes points that are within the tolerance of the line between their remaining neighbours.
  ///
  /// Authors often sample curves at least once per pixel, and every point costs a piece and a join in each display list that contains the outline.
  private static func thinned(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2 else { return points }
    var kept = [points[0]]
    var anchor = 0
    while anchor < points.count - 1 {
      var next = anchor + 1
      // The number of points is bounded, so that a long straight line does not take quadratic time.
      while next + 1 < points.count, next - anchor < 64, (anchor + 1...next).allSatisfy({ isNear(points[$0], points[anchor], points[next + 1]) }) {
        next += 1
      }
      kept.append(points[next])
      anchor = next
    }
    return kept
  }

  /// Returns whether `point` is within the tolerance of the segment from `a` to `b`.
  private static func isNear(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Bool {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
    return hypot(point.x - a.x - along * dx, point.y - a.y - along * dy) <= tolerance
  }

  private static func outline(of points: [CGPoint], closed: Bool, half: CGFloat, style: StrokeStyle) -> [Element] {
    guard points.count > 1 else {
      // Only round and square caps draw a dot.
      guard let point = points.first, style.lineCap != .butt else { return [] }
      let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
      return (style.lineCap == .round ? Path(ellipseIn: box) : Path(box)).elements
    }
    let count = points.count
    let pieces = closed ? count : count - 1
    var result: [Element] = []
    func polygon(_ corners: [CGPoint]) {
      // All polygons get the same orientation, so that overlaps count as filled under the non-zero rule.
      var area: CGFloat = 0
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) { area += a.x * b.y - b.x * a.y }
      let ordered = area < 0 ? corners.reversed() : corners
      guard let first = ordered.first else { return }
      result += [.move(to: first)] + ordered.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }
    func disc(_ center: CGPoint) {
      result += Path(ellipseIn: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)).elements
    }
    func direction(_ index: Int) -> CGPoint {
      let (a, b) = (points[index % count], points[(index + 1) % count])
      let length = hypot(b.x - a.x, b.y - a.y)
      return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }
    func isSmooth(at index: Int) -> Bool {
      let (before, after) = (direction(index - 1), direction(index))
      let dot = before.x * after.x + before.y * after.y
      guard dot > 0.5 else { return false }
      // The cosine of half the turn gives the length of the miter, its tangent the length that the inner edge cuts off the pieces.
      let cosine = ((1 + dot) / 2).squareRoot()
      guard half * (1 / cosine - cosine) <= tolerance else { return false }
      let (a, b, c) = (points[index - 1], points[index], points[(index + 1) % count])
      let shorter = min(hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
      return half * (1 - cosine * cosine).squareRoot() / cosine <= shorter / 2
    }

    // Consecutive pieces whose joins are too small to see are drawn as one band; this covers most of a curve.
    let smooth = (0..<count).map { index in index > 0 && index < pieces && isSmooth(at: index) }
    var first = 0
    while first < pieces {
      var last = first
      while last + 1 < pieces, smooth[last + 1] { last += 1 }
      var (a, b) = (points[first], points[(last + 1) % count])
      let (start, end) = (direction(first), direction(last))
      if !closed, style.lineCap == .square {
        if first == 0 { a = CGPoint(x: a.x - start.x * half, y: a.y - start.y * half) }
        if last == pieces - 1 { b = CGPoint(x: b.x + end.x * half, y: b.y + end.y * half) }
      }
      // Points on the band's centre line, each with the vector to its left edge.
      var edge = [(a, CGPoint(x: -start.y * half, y: start.x * half))]
      for index in (first + 1)..<(last + 1) {
        let (before, after) = (direction(index - 1), direction(index))
        let scale = half / (1 + before.x * after.x + before.y * after.y)
        edge.append((points[index], CGPoint(x: -(before.y + after.y) * scale, y: (before.x + after.x) * scale)))
      }
      edge.append((b, CGPoint(x: -end.y * half, y: end.x * half)))
      polygon(
        edge.map { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) } + edge.reversed().map { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
      first = last + 1
    }
    if !closed, style.lineCap == .round {
      disc(points[0])
      disc(points[count - 1])
    }
    for index in (closed ? 0..<count : 1..<count - 1) where !smooth[index] {
      let (before, after) = (direction((index + count - 1) % count), direction(index))
      let cross = before.x * after.y - before.y * after.x
      guard abs(cross) > 1e-6 || before.x * after.x + before.y * after.y < 0 else { continue }
      let point = points[index]
      let dot = before.x * after.x + before.y * after.y
      let turn = atan2(cross, dot)
      let side: CGFloat = turn > 0 ? -half : half
      let a = CGPoint(x: point.x - before.y * side, y: point.y + before.x * side)
      let b = CGPoint(x: point.x - after.y * side, y: point.y + after.x * side)
      if style.lineJoin == .round {
        // The sector between the two pieces; half a disc if the line turns back.
        let step = 2 * acos(max(1 - tolerance / half, 0))
        let steps = min(max(Int((abs(turn) / max(step, 0.01)).rounded(.up)), 1), 64)
        let arc = (0...steps).map { index in
          let angle = turn * CGFloat(index) / CGFloat(steps)
          let (x, y) = (a.x - point.x, a.y - point.y)
          return CGPoint(x: point.x + x * cos(angle) - y * sin(angle), y: point.y + x * sin(angle) + y * cos(angle))
        }
        polygon([point] + arc)
        continue
      }
      var corners = [point, a]
      let halfAngleSquared = (1 + dot) / 2
      if style.lineJoin == .miter, halfAngleSquared > 0, 1 / halfAngleSquared <= style.miterLimit * style.miterLimit {
        let middle = CGPoint(x: (a.x + b.x) / 2 - point.x, y: (a.y + b.y) / 2 - point.y)
        corners.append(CGPoint(x: point.x + middle.x / halfAngleSquared, y: point.y + middle.y / halfAngleSquared))
      }
      polygon(corners + [b])
    }
    return result
  }
}

extension StrokeStyle {
  /// Divides a polyline into the parts that are visible with this style's dashes.
  fileprivate func dashed(_ points: [CGPoint], closed: Bool) -> [(points: [CGPoint], closed: Bool)] {
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return [(points, closed)] }
    var rest = dashPhase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= pattern[index], rest > 0 {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var lines: [(points: [CGPoint], closed: Bool)] = []
    var line: [CGPoint] = index % 2 == 0 ? points.prefix(1).map { $0 } : []
    for (start, end) in zip(points, points.dropFirst() + (closed ? points.prefix(1) : [])) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var walked: CGFloat = 0
      // Limits the number of dashes; more would be too small to see.
      while length - walked > left, lines.count < 10_000 {
        walked += left
        let point = CGPoint(x: start.x + (end.x - start.x) * walked / length, y: start.y + (end.y - start.y) * walked / length)
        if index % 2 == 0 {
          lines.append((line + [point], false))
          line = []
        } else {
          line = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - walked
      if index % 2 == 0 { line.append(end) }
    }
    if line.count > 1 { lines.append((line, false)) }
    return lines
  }
}
