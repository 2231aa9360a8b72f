import AlmanacWireSchema
import Foundation

/// A path under construction: closed contours of lines and cubic curves, y down, filled by non-zero winding.
struct Outline {
  struct Point {
    var x: Double
    var y: Double
  }
  enum Segment {
    case line(Point)
    case curve(Point, Point, Point)

    var end: Point {
      switch self {
      case .line(let point): point
      case .curve(_, _, let point): point
      }
    }
  }
  struct Contour {
    var start: Point
    var segments: [Segment] = []
  }
  struct Box {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    var width: Double { max(maxX - minX, 0) }
    var height: Double { max(maxY - minY, 0) }
    var middleX: Double { (minX + maxX) / 2 }
    var middleY: Double { (minY + maxY) / 2 }

    mutating func include(_ point: Point) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
  }

  var contours: [Contour] = []
  var isEmpty: Bool { contours.isEmpty }

  static func + (a: Outline, b: Outline) -> Outline { Outline(contours: a.contours + b.contours) }

  /// The bounding box. Curves are flattened, so it is accurate to a fraction of a percent.
  var box: Box {
    var box = Box()
    for contour in contours { contour.flattened.forEach { box.include($0) } }
    return box
  }

  func mapped(_ change: (Point) -> Point) -> Outline {
    Outline(contours: contours.map { $0.mapped(change) })
  }

  /// Applies x' = a·x + c·y + tx, y' = b·x + d·y + ty to every point.
  func transformed(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) -> Outline {
    mapped { Point(x: a * $0.x + c * $0.y + tx, y: b * $0.x + d * $0.y + ty) }
  }

  /// The same contours in the opposite direction.
  var reversed: Outline { Outline(contours: contours.map(\.reversed)) }

  /// The same area with outer contours in one direction (positive signed area) and holes in the other, regardless of the original directions. If it is
  /// reversed and added to a contour around it, it is cut out of that contour.
  var oriented: Outline {
    let flat = contours.map(\.flattened)
    return Outline(
      contours: contours.indices.map { index in
        let probe = flat[index].first ?? contours[index].start
        let depth = flat.indices.filter { $0 != index && Self.contains(flat[$0], probe) }.count
        let isPositive = Self.area(flat[index]) > 0
        return isPositive == (depth % 2 == 0) ? contours[index] : contours[index].reversed
      })
  }

  static func area(_ points: [Point]) -> Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum / 2
  }

  /// Returns whether a point is inside a polygon, by the even-odd rule.
  static func contains(_ polygon: [Point], _ point: Point) -> Bool {
    var inside = false
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      if (a.y > point.y) != (b.y > point.y), point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x { inside.toggle() }
    }
    return inside
  }

  var pathData: PathData {
    var data = PathData()
    func add(_ points: Point...) { for point in points { data.coordinates += [Float(point.x), Float(point.y)] } }
    for contour in contours {
      data.verbs.append(.move)
      add(contour.start)
      for segment in contour.segments {
        switch segment {
        case .line(let end):
          data.verbs.append(.line)
          add(end)
        case .curve(let a, let b, let end):
          data.verbs.append(.cubic)
          add(a, b, end)
        }
      }
      data.verbs.append(.close)
    }
    return data
  }
}

extension Outline.Contour {
  /// Changes every point, in order: the start, then each segment's control points and end.
  func mapped(_ change: (Outline.Point) -> Outline.Point) -> Outline.Contour {
    var result = Outline.Contour(start: change(start))
    for segment in segments {
      switch segment {
      case .line(let end): result.segments.append(.line(change(end)))
      case .curve(let a, let b, let end): result.segments.append(.curve(change(a), change(b), change(end)))
      }
    }
    return result
  }

  var reversed: Outline.Contour {
    var ends = [start] + segments.map(\.end)
    ends.reverse()
    var result = Outline.Contour(start: ends[0])
    for (index, segment) in segments.reversed().enumerated() {
      let end = ends[index + 1]
      switch segment {
      case .line: result.segments.append(.line(end))
      case .curve(let a, let b, _): result.segments.append(.curve(b, a, end))
      }
    }
    return result
  }

  /// The contour as a polygon with eight chords per curve.
  var flattened: [Outline.Point] { flattened(chords: 8) }

  /// The contour as a polygon with a number of chords per curve.
  func flattened(chords: Int) -> [Outline.Point] {
    var points = [start]
    for segment in segments {
      switch segment {
      case .line(let end): points.append(end)
      case .curve(let a, let b, let end):
        let from = points[points.count - 1]
        for step in 1...chords {
          let t = Double(step) / Double(chords)
          let u = 1 - t
          let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            Outline.Point(
              x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * end.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * end.y))
        }
      }
    }
    return points
  }
}
