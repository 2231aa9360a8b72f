import Foundation

/// Outlines lines of a width, with round ends and corners.
extension Outline {
  /// The area of a line through the points. The line's corners must be further apart than its width.
  static func stroke(_ points: [Point], isClosed: Bool, width: Double) -> Outline {
    let points = distinct(points, isClosed: isClosed)
    guard points.count > 1 else { return Outline() }
    if isClosed {
      let sides = [offset(points, by: width / 2), offset(points.reversed(), by: width / 2)]
      return Outline(contours: sides.map(Contour.init(polygon:)))
    }
    // Once along the line and back: both ends are corners of 180°.
    let loop = points + points.dropFirst().dropLast().reversed()
    return Outline(contours: [Contour(polygon: offset(loop, by: width / 2))])
  }

  /// The area inside a closed line, enlarged by a margin.
  static func enlarged(_ points: [Point], by margin: Double) -> Outline {
    let points = distinct(points, isClosed: true)
    guard points.count > 2 else { return Outline() }
    return Outline(contours: [Contour(polygon: offset(area(points) > 0 ? points : points.reversed(), by: margin))])
  }

  private static func distinct(_ points: [Point], isClosed: Bool) -> [Point] {
    var result: [Point] = []
    for point in points where result.last.map({ hypot($0.x - point.x, $0.y - point.y) > 0.01 }) ?? true { result.append(point) }
    if isClosed, result.count > 1, hypot(result[0].x - result[result.count - 1].x, result[0].y - result[result.count - 1].y) <= 0.01 {
      result.removeLast()
    }
    return result
  }

  /// The closed line at a distance on the left of a closed line, seen along it with y down: outside if the area is positive.
  private static func offset(_ points: [Point], by distance: Double) -> [Point] {
    var result: [Point] = []
    for (index, point) in points.enumerated() {
      let previous = points[(index + points.count - 1) % points.count]
      let next = points[(index + 1) % points.count]
      let a = atan2(point.y - previous.y, point.x - previous.x) - .pi / 2
      let turn = remainder(atan2(next.y - point.y, next.x - point.x) - .pi / 2 - a, 2 * .pi)
      if abs(turn) < 0.3 || turn < 0 && turn > -2.8 {
        // A bend, or the inner side of a corner: where both sides' lines meet.
        let length = distance / cos(turn / 2)
        result.append(Point(x: point.x + length * cos(a + turn / 2), y: point.y + length * sin(a + turn / 2)))
      } else {
        let steps = max(2, Int((abs(turn) / 0.25).rounded(.up)))
        for step in 0...steps {
          let angle = a + abs(turn) * Double(step) / Double(steps)
          result.append(Point(x: point.x + distance * cos(angle), y: point.y + distance * sin(angle)))
        }
      }
    }
    return result
  }

  /// The area with a margin around it, or less if it is negative; small against the area's bends. The outline must be ``oriented``. Curves keep their
  /// number: the lines between their control points are moved.
  func grown(by margin: Double) -> Outline {
    Outline(
      contours: contours.map { contour in
        let points = contour.controlPoints
        var moved = points.indices.map { index -> Point in
          let point = points[index]
          func neighbour(_ step: Int) -> Point {
            for distance in 1..<max(points.count, 2) {
              let other = points[(index + step * distance + points.count * distance) % points.count]
              if hypot(other.x - point.x, other.y - point.y) > 0.01 { return other }
            }
            return point
          }
          let (previous, next) = (neighbour(-1), neighbour(1))
          let a = atan2(point.y - previous.y, point.x - previous.x) - .pi / 2
          let turn = remainder(atan2(next.y - point.y, next.x - point.x) - .pi / 2 - a, 2 * .pi)
          let length = margin / max(cos(turn / 2), 0.5)
          return Point(x: point.x + length * cos(a + turn / 2), y: point.y + length * sin(a + turn / 2))
        }[...]
        return contour.mapped { _ in moved.removeFirst() }
      })
  }
}

extension Outline.Contour {
  /// The start, and the control points and end of each segment.
  fileprivate var controlPoints: [Outline.Point] {
    [start]
      + segments.flatMap { segment in
        switch segment {
        case .line(let end): [end]
        case .curve(let a, let b, let end): [a, b, end]
        }
      }
  }
}
