/// One segment of an outline with its start point, for measuring and cutting.
struct PathSegment {
  let start: CGPoint
  let element: Path.Element
  let end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch element {
    case .quadCurve(let to, let c):
      return CGPoint(x: u * u * start.x + 2 * u * t * c.x + t * t * to.x, y: u * u * start.y + 2 * u * t * c.y + t * t * to.y)
    case .curve(let to, let c1, let c2):
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(x: a * start.x + b * c1.x + c * c2.x + d * to.x, y: a * start.y + b * c1.y + c * c2.y + d * to.y)
    case .move, .line, .closeSubpath:
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
  }

  var isCurve: Bool {
    switch element {
    case .quadCurve, .curve: true
    case .move, .line, .closeSubpath: false
    }
  }

  /// Returns points along the segment after its start; straight lines between them approximate the segment.
  func flattened(steps: Int = 24) -> [CGPoint] {
    isCurve ? (1...steps).map { point(at: CGFloat($0) / CGFloat(steps)) } : [end]
  }

  /// Divides a curve's parameter into `steps` equal steps, and returns the length from the start of the segment to the end of each step. A straight
  /// segment has one step.
  func lengths(steps: Int = 24) -> [CGFloat] {
    var total: CGFloat = 0
    var previous = start
    return flattened(steps: steps).map { point in
      total += hypot(point.x - previous.x, point.y - previous.y)
      previous = point
      return total
    }
  }

  /// Returns the part of the segment between two parameters, without a move to the part's start.
  func cut(from t0: CGFloat, to t1: CGFloat) -> Path.Element {
    guard isCurve else { return .line(to: point(at: t1)) }
    // A quadratic curve is converted to the equivalent cubic one.
    let (p0, p3) = (start, end)
    let (p1, p2): (CGPoint, CGPoint)
    switch element {
    case .curve(_, let c1, let c2): (p1, p2) = (c1, c2)
    case .quadCurve(_, let c):
      p1 = mixed(p0, c, 2 / 3)
      p2 = mixed(p3, c, 2 / 3)
    case .move, .line, .closeSubpath: return .line(to: point(at: t1))
    }
    // The blossom (polar form) of the cubic curve gives the control points of any part of it.
    func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
      let (q0, q1, q2) = (mixed(p0, p1, a), mixed(p1, p2, a), mixed(p2, p3, a))
      return mixed(mixed(q0, q1, b), mixed(q1, q2, b), c)
    }
    return .curve(to: blossom(t1, t1, t1), control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1))
  }

  private func mixed(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
}

extension Path {
  /// Returns the drawn segments of each subpath. A closed subpath ends with the segment back to its start.
  func subpaths() -> [(segments: [PathSegment], isClosed: Bool)] {
    var result: [(segments: [PathSegment], isClosed: Bool)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var segments: [PathSegment] = []
    func finish(closed: Bool) {
      if !segments.isEmpty { result.append((segments, closed)) }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        segments.append(PathSegment(start: current, element: element, end: to))
        current = to
      case .closeSubpath:
        if current != start || segments.isEmpty { segments.append(PathSegment(start: current, element: .line(to: start), end: start)) }
        finish(closed: true)
        current = start
      }
    }
    finish(closed: false)
    return result
  }

  /// The smallest rectangle around the outline; null for an empty path.
  public var boundingRect: CGRect {
    if let figure { return figure.bounds }
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for (segments, _) in subpaths() {
      if let first = segments.first { include(first.start) }
      for segment in segments { segment.flattened(steps: 64).forEach(include) }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  /// Returns the part of the path between two fractions of its total length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let subpaths = subpaths()
    let total = subpaths.reduce(CGFloat(0)) { $0 + $1.segments.reduce(0) { $0 + ($1.lengths().last ?? 0) } }
    let (first, last) = (from * total, to * total)
    var steps: [Element] = []
    var walked: CGFloat = 0
    for (segments, _) in subpaths {
      var isJoined = false
      for segment in segments {
        let lengths = segment.lengths()
        let length = lengths.last ?? 0
        defer { walked += length }
        guard length > 0, walked < last, walked + length > first else {
          isJoined = false
          continue
        }
        func parameter(_ distance: CGFloat) -> CGFloat {
          guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
          let before = index == 0 ? 0 : lengths[index - 1]
          let share = lengths[index] > before ? (distance - before) / (lengths[index] - before) : 0
          return (CGFloat(index) + share) / CGFloat(lengths.count)
        }
        let start = first > walked ? parameter(first - walked) : 0
        let end = last < walked + length ? parameter(last - walked) : 1
        if !isJoined { steps.append(.move(to: segment.point(at: start))) }
        steps.append(start == 0 && end == 1 ? segment.element : segment.cut(from: start, to: end))
        isJoined = end == 1
      }
    }
    return Path(steps)
  }

  /// Returns whether `point` is inside the path; open subpaths count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    if case .ellipse(let rect)? = figure {
      // The points of the outline are outside, as those of Apple's ellipses are.
      return hypot((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2)) < 1
    }
    var winding = 0
    for (segments, _) in subpaths() {
      guard let start = segments.first?.start else { continue }
      var previous = start
      for next in segments.flatMap({ $0.flattened() }) + [start] {
        let side = (next.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (next.y - previous.y)
        if previous.y <= point.y, next.y > point.y, side > 0 { winding += 1 }
        if previous.y > point.y, next.y <= point.y, side < 0 { winding -= 1 }
        previous = next
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if let figure, transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return Path(figure: figure.offsetBy(dx: transform.tx, dy: transform.ty))
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let c): .quadCurve(to: to.applying(transform), control: c.applying(transform))
        case .curve(let to, let a, let b): .curve(to: to.applying(transform), control1: a.applying(transform), control2: b.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
